extension FieldWords {
  /// The longest list, for keys are English in any pass.
  static let english: KeyValuePairs<FieldRole, String> = [
    .event: """
    event, event name, event title, eventname, show, show name, performance, production, title,
    conference, festival, concert, opera, play, gig
    """,
    .match: "match, fixture, game, teams, match name, match title, matchup",
    .home: "home, home team, hometeam, home club, host team",
    .away: "away, away team, awayteam, away club, visitors, visiting team, opponent",
    .guest: "guest, guests, visitor",
    .competition: "competition, league, tournament, cup, league name, series",
    .season: "season",
    .round: "round, matchday, match day, gameweek",
    .film: "film, movie, movie title, film title",
    .performer: "artist, artists, performer, performers, line up, lineup",
    .venue: """
    venue, location, loc, place, stadium, arena, theatre, theater, cinema, ground, where, venue
    name, location name, event location, event venue, stadium name, site, museum
    """,
    .city: "city, town, venue city",
    .date: """
    date, day, when, date time, date and time, datetime, event date, match date, date of event,
    game date, flight date, travel date, departure date, depart date, dept date, dep date, date of
    travel, journey date, show date, date of visit, visit date, valid on
    """,
    .time: "time, show time, showtime, event time, match time, game time, session, time of event",
    .start: """
    start, starts, begin, begins, start time, start date, kick off, kickoff, ko, kick off time,
    starts at, tip off, event start, valid from, valid date from, event start date, start date
    time, check in
    """,
    .ends: """
    end, ends, end time, end date, ends at, event end, finish, check out, expires, expiry,
    expiration, expiry date, expiration date, valid until, valid till, valid thru, valid to, valid
    date to
    """,
    .doors: """
    doors, doors open, door time, doors time, gates open, gates, gate opens, opening, admission
    time, entry time, doors open at, entry from
    """,
    .boarding: "boarding, board, boards, boarding time, boards at, boarding starts, boarding at",
    .departure: """
    departure time, departs, dep time, departing, departs at, std, depart time, dept time, leaves
    """,
    .arrival: """
    arrival time, arrives, arr time, arrive time, arriving, arrives at, sta, arrival date, arrive
    """,
    .gate: """
    gate, entrance, entry, enter gate, entry point, turnstile, entry gate, entrance gate, gate no,
    portal, access, door, boarding gate, departure gate, enter via, enter at
    """,
    .level: "level, tier, floor, storey, ring",
    .stand: "stand, tribune, grandstand, seating area",
    .block: """
    block, section, sec, sect, area, zone, sector, seat section, seat block, blk, aisle block
    """,
    .row: "row, seat row, rw",
    .seat: "seat, seats, seat no, seat number, seatnumber, seating, assigned seat",
    .coach: "coach, carriage, car, wagon, coach no, car number, coach number",
    .holder: """
    name, passenger, passengers, passenger name, name of passenger, holder, ticket holder,
    attendee, attendee name, traveller, travellers, traveler, travelers, customer, customer name,
    member, member name, owner, ticket owner, full name, participant, visitor name, card holder,
    cardholder, guest name, lead booker, booked by, purchaser, lead guest, issued to, supporter, fan
    """,
    .price: """
    price, total, total price, ticket price, fare paid, amount, amount paid, cost, face value
    """,
    .reference: """
    reference, ref, booking, booking reference, booking ref, booking code, booking id, order,
    order id, order code, order reference, order no, confirmation, confirmation code, pnr, record
    locator, recordlocator, locator, reservation, reservation code, bookingreference, reservation
    id, transaction
    """,
    .origin: "origin, from, departure, depart, departing from, dep, dep city, departure station",
    .destination: """
    destination, to, arrival, arriving at, arr, arr city, arrival station, dest, going to
    """,
    .platform: "platform, track, pier, berth, stop, dep platform, departure platform",
    .flight: "flight, flight no, flight number, flightnumber",
    .train: "train, train no, train number",
    .bus: "bus, bus no, bus number, line",
    .boat: "ship, ferry, vessel, sailing, boat",
    .other: """
    ticket, ticket type, ticket name, ticket number, class, group, boarding group, boarding class,
    seat type, seat class, seat category, venue address, event id, event type, order date, booking
    date, booking class, home address, price category, price level, price type, terminal, status,
    date of birth, birth date, place of birth, member since, row type, section type, gate closes,
    gates close, gate closure, info, information
    """,
  ]
}
