/// Numbers, and the greatest of each run of them whose length is a power of two.
///
///     1:          9
///     2:     7         9
///     4:  3    7    9    2       the numbers
///
/// It finds the next number over a bound in O(log n).
struct MaximumTree: Hashable, Sendable {
  let count: Int
  /// The root is at 1, the children of a node at twice its place and one after that.
  private let nodes: [Int]
  private let firstLeaf: Int

  init(_ numbers: [Int]) {
    count = numbers.count
    var leaves = 1
    while leaves < numbers.count { leaves *= 2 }
    var nodes = [Int](repeating: .min, count: 2 * leaves)
    nodes.replaceSubrange(leaves..<leaves + numbers.count, with: numbers)
    for node in stride(from: leaves - 1, to: 0, by: -1) {
      nodes[node] = max(nodes[2 * node], nodes[2 * node + 1])
    }
    self.nodes = nodes
    firstLeaf = leaves
  }

  /// The greatest of all; `Int.min` where there is none.
  var maximum: Int { nodes[1] }

  subscript(index: Int) -> Int { nodes[firstLeaf + index] }

  /// The first index from `start` on whose number is over a bound.
  func firstIndex(from start: Int, over bound: Int) -> Int? {
    guard 0..<count ~= start else { return nil }
    var node = firstLeaf + start
    while nodes[node] <= bound {
      // Up while there is nothing to the right under the same parent, then to the right.
      while node % 2 == 1 { node /= 2 }
      if node == 0 { return nil }
      node += 1
    }
    while node < firstLeaf {
      node *= 2
      if nodes[node] <= bound { node += 1 }
    }
    return node - firstLeaf
  }
}
