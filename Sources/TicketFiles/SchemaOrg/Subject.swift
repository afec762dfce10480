extension SchemaOrg {
  /// What a ticket is for.
  enum Subject {
    case event, flight, train, bus, boat, lodging, food, car, taxi, visit, membership
    /// A ticket by itself, that says nothing of what it is for.
    case ticket
  }
}

extension SchemaOrg.Subject {
  /// What a thing is by its type, else by properties that only such a thing has; nil for what no
  /// ticket is for.
  init?(of thing: SchemaOrg.Thing) {
    if let subject = thing.types.lazy.compactMap(Self.init(type:)).first {
      self = subject
    } else if let subject = Self.properties.first(where: { thing.has($0.name) })?.subject {
      self = subject
    } else {
      return nil
    }
  }

  /// What a reservation is of. Its own type counts first, unless it is that of an event, as which
  /// visits of museums are booked.
  init(of reservation: SchemaOrg.Thing, for thing: SchemaOrg.Thing) {
    let own = reservation.types.lazy.compactMap(Self.init(type:)).first
    let other = Self(of: thing)
    if let own, own != .event || other != .visit {
      self = own
    } else {
      self = other ?? Self(of: reservation) ?? .event
    }
  }

  /// - Parameter type: of a thing or of its reservation.
  private init?(type: String) {
    if let subject = Self.types[type] {
      self = subject
    } else if type.hasSuffix("Event") {
      self = .event
    } else {
      return nil
    }
  }

  private static let types: [String: Self] = {
    let names: [(Self, String)] = [
      (.event, "EventReservation EventSeries Festival Hackathon"),
      (.flight, "FlightReservation Flight"),
      (.train, "TrainReservation TrainTrip"),
      (.bus, "BusReservation BusTrip"),
      (.boat, "BoatReservation BoatTrip"),
      (.lodging, "LodgingReservation LodgingBusiness Hotel Hostel Motel BedAndBreakfast Resort"),
      (.lodging, "SkiResort Campground VacationRental Accommodation Apartment House Room Suite"),
      (.lodging, "HotelRoom"),
      (.food, "FoodEstablishmentReservation FoodEstablishment Restaurant CafeOrCoffeeShop Bakery"),
      (.food, "BarOrPub Brewery Distillery FastFoodRestaurant IceCreamShop Winery"),
      (.car, "RentalCarReservation RentalCar"),
      (.taxi, "TaxiReservation Taxi TaxiService"),
      (.visit, "TouristAttractionVisit TouristAttraction Museum ArtGallery Zoo Aquarium"),
      (.visit, "AmusementPark LandmarksOrHistoricalBuildings"),
      (.membership, "ProgramMembership"),
      (.ticket, "Ticket"),
    ]
    var types: [String: Self] = [:]
    for (subject, words) in names {
      for word in words.split(separator: " ") { types[String(word)] = subject }
    }
    return types
  }()

  /// The telling ones first.
  private static let properties: [(name: String, subject: Self)] = [
    ("flightNumber", .flight), ("departureAirport", .flight), ("arrivalAirport", .flight),
    ("trainNumber", .train), ("departureStation", .train), ("arrivalStation", .train),
    ("busNumber", .bus), ("departureBusStop", .bus), ("arrivalBusStop", .bus),
    ("departureBoatTerminal", .boat), ("arrivalBoatTerminal", .boat),
    ("checkinTime", .lodging), ("checkinDate", .lodging), ("rentalCompany", .car),
    ("homeTeam", .event), ("startDate", .event), ("departureTime", .event),
    ("membershipNumber", .membership), ("ticketToken", .ticket),
  ]
}
