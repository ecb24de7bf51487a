/** A car as it was named: the catalog's model, and the year where one was said. */
export interface NamedCar {
  car: string
  year?: number
  /** Only the chassis code says the year: the newest of its years. */
  isYearOfCode?: true
}

/** What the words say of a car. */
export interface CarReading {
  named?: NamedCar
  /** Where the words name a make or half a name ("Mustang"): the models that they may mean, best first. */
  mayMean: readonly { car: string; label: string }[]
  /** A car that the shop does not build, where the words name no other: "Tesla Model 3". */
  stranger?: string
  /** The words that said the year, where they were two digits: no octane, then. */
  yearWords?: string
}
