/// The words of dates in English, German, French, Spanish, Italian, Portuguese and Dutch, folded.
enum DateWords {
  /// 1…12.
  static func month(_ word: String) -> Int? { months[word] }

  /// Whether a word can stand in a date and says nothing more about it.
  static func isFiller(_ word: String) -> Bool { fillers.contains(word) }

  private static let months: [String: Int] = {
    let names = [
      "january januar janner janvier enero gennaio janeiro januari jan ene gen janv",
      "february februar feber fevrier febrero febbraio fevereiro februari feb fev fevr",
      "march marz maerz mars marzo marco maart mar mrz mrt",
      "april avril abril aprile apr avr abr",
      "may mai mayo maggio maio mei mag",
      "june juni juin junio giugno junho jun giu",
      "july juli juillet julio luglio julho jul juil lug",
      "august aout agosto augustus aug ago",
      "september septembre septiembre setiembre settembre setembro sep sept set",
      "october oktober octobre octubre ottobre outubro oct okt ott out",
      "november novembre noviembre novembro nov",
      "december dezember decembre diciembre dicembre dezembro dec dez dic",
    ]
    var months: [String: Int] = [:]
    for (place, names) in names.enumerated() {
      for name in names.split(separator: " ") { months[String(name)] = place + 1 }
    }
    return months
  }()

  /// Weekdays, whole and short, what joins a day to its month or a date to its time, and zones,
  /// whose names are no offset: `CST` is China's too, and `EST` is said in summer.
  private static let fillers = Set(
    """
    monday tuesday wednesday thursday friday saturday sunday
    mon tue tues wed thu thur thurs fri sat sun
    montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag mo di mi do fr sa so
    lundi mardi mercredi jeudi vendredi samedi dimanche lun mar mer jeu ven sam dim
    lunes martes miercoles jueves viernes sabado domingo mie jue vie sab dom
    lunedi martedi mercoledi giovedi venerdi sabato domenica gio
    segunda terca quarta quinta sexta feira seg ter qua qui sex
    maandag dinsdag woensdag donderdag vrijdag zaterdag zondag ma wo vr za zo
    at on the of um am den der ab von le a les de del du el las la il alle dalle ore as op om
    an dep arr st nd rd th er o t h hs hrs horas uhr uur heures cet cest mez mesz bst
    et est edt ct cst cdt mt mst mdt pt pst pdt akst akdt hst
    """.split { $0 == " " || $0 == "\n" }.map(String.init))

  /// Whether the clock beside a word is when the doors open.
  static func isDoors(_ word: String) -> Bool { doors.contains(word) }

  /// Whether the clock beside a word is when it starts; `off` is that of `Kick-off`.
  static func isStart(_ word: String) -> Bool { starts.contains(word) }

  private static let doors: Set = [
    "einlass", "turoffnung", "doors", "door", "gates", "deuren", "ouverture", "apertura",
    "abertura", "puertas", "portes",
  ]

  private static let starts: Set = [
    "beginn", "anfang", "anstoss", "anpfiff", "start", "starts", "begin", "begins", "kickoff",
    "off", "ko", "show", "showtime", "aanvang", "aftrap", "inicio", "comienzo", "inizio", "debut",
  ]
}
