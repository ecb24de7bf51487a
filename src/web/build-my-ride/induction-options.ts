/** What Build My Ride offers as forced induction. The text is also what the request carries. */
export const INDUCTIONS = ['Naturally Aspirated', 'Supercharger', 'ProCharger', 'Single Turbo', 'Twin Turbo'] as const
/** What the shop may propose instead where none of a car's options can be built. */
export const PROPOSED_INDUCTIONS = ['No Preference', 'Turbocharger'] as const
export type Induction = (typeof INDUCTIONS)[number] | (typeof PROPOSED_INDUCTIONS)[number]

/** The induction of that name, if it is one. */
export function inductionNamed(text: string | null): Induction | undefined {
  return [...INDUCTIONS, ...PROPOSED_INDUCTIONS].find((one) => one === text)
}

const BLOWER_AND_TURBOS = ['Supercharger', 'ProCharger', 'Single Turbo', 'Twin Turbo'] as const
const BLOWER_AND_SINGLE = ['Supercharger', 'ProCharger', 'Single Turbo'] as const
const TURBOS = ['Single Turbo', 'Twin Turbo'] as const

const BY_MAKE: Readonly<Record<string, readonly Induction[]>> = {
  BMW: TURBOS,
  'Mercedes-Benz': ['Supercharger', 'Single Turbo', 'Twin Turbo'],
  Audi: TURBOS,
  Porsche: TURBOS,
  Dodge: ['Supercharger', 'ProCharger'],
  Toyota: ['Single Turbo'],
  Honda: ['Single Turbo'],
  Nissan: ['Single Turbo'],
  Subaru: ['Single Turbo'],
}
const ANY_OTHER: readonly Induction[] = ['Single Turbo', 'Supercharger']

/**
 * Forced induction options of a make and model, as the shop's rule has them: Naturally Aspirated always; Mustang and
 * F-150 have all four; Camaro and Corvette all but Twin Turbo; the rest by make.
 */
export function inductionOptions(make: string, model: string): readonly Induction[] {
  return ['Naturally Aspirated', ...boosted(make, model.toLowerCase())]
}

function boosted(make: string, model: string): readonly Induction[] {
  if (make === 'Ford' && (model.includes('mustang') || model.includes('f-150'))) return BLOWER_AND_TURBOS
  if (make === 'Chevrolet' && (model.includes('camaro') || model.includes('corvette'))) return BLOWER_AND_SINGLE
  return BY_MAKE[make] ?? ANY_OTHER
}
