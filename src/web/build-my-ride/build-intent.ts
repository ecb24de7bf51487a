export interface BuildIntent {
  /** Wheel horsepower to start from where the customer has no figure in mind. */
  usualHorsepower: number
  intendedUse: 'street' | 'track'
  budgetRange: 'mid' | 'high'
}

const contains = (name: string, words: readonly string[]) => words.some((word) => name.includes(word))

/**
 * What the model's name says of its buyer. Halo cars (hellcat, gt500, zl1): 800 hp, track, high budget; sports cars
 * (mustang, camaro, corvette, m3, m4): 600 hp, street, mid budget; any other: 500 hp, street, mid budget.
 */
export function buildIntent(model: string): BuildIntent {
  const name = model.toLowerCase()
  if (contains(name, ['hellcat', 'gt500', 'zl1'])) {
    return { usualHorsepower: 800, intendedUse: 'track', budgetRange: 'high' }
  }
  if (contains(name, ['mustang', 'camaro', 'corvette', 'm3', 'm4'])) {
    return { usualHorsepower: 600, intendedUse: 'street', budgetRange: 'mid' }
  }
  return { usualHorsepower: 500, intendedUse: 'street', budgetRange: 'mid' }
}
