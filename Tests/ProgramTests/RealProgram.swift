import Testing

/// The program as it is used: started with arguments, on a terminal, among files and signals.
///
/// One test after another, for they share the machine's cores with what they start.
@Suite("The real program", .serialized)
enum RealProgram {}
