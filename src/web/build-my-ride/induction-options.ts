import { INDUCTION_CHOICES, INDUCTION_NAMES, type InductionChoice } from '../../engine/display-words.ts'
/** The induction of a value, or of the display words that addresses and saved builds carried before. */
export function inductionNamed(text: string | null): InductionChoice | undefined {
  return INDUCTION_CHOICES.find((choice) => choice === text || INDUCTION_NAMES[choice] === text)
}

const BLOWERS = ['supercharger', 'procharger'] as const
const TURBOS = ['single_turbo', 'twin_turbo'] as const

const BY_MAKE: Readonly<Record<string, readonly InductionChoice[]>> = {
  BMW: TURBOS,
  'Mercedes-Benz': ['supercharger', ...TURBOS],
  Audi: TURBOS,
  Porsche: TURBOS,
  Dodge: BLOWERS,
  Toyota: ['single_turbo'],
  Honda: ['single_turbo'],
  Nissan: ['single_turbo'],
  Subaru: ['single_turbo'],
}
const ANY_OTHER: readonly InductionChoice[] = ['single_turbo', 'supercharger']

/**
 * Forced induction options of a make and model, as the shop's rule has them: Naturally Aspirated always; Mustang and
 * F-150 have all four; Camaro and Corvette all but Twin Turbo; the rest by make.
 */
export function inductionOptions(make: string, model: string): readonly InductionChoice[] {
  return ['naturally_aspirated', ...boosted(make, model.toLowerCase())]
}

function boosted(make: string, model: string): readonly InductionChoice[] {
  if (make === 'Ford' && (model.includes('mustang') || model.includes('f-150'))) return [...BLOWERS, ...TURBOS]
  if (make === 'Chevrolet' && (model.includes('camaro') || model.includes('corvette')))
    return [...BLOWERS, 'single_turbo']
  return BY_MAKE[make] ?? ANY_OTHER
}
