import type { Engine } from '../model.ts'

const MAKER_GROUPS: readonly (readonly [RegExp, string])[] = [
  [/^(dodge|jeep|ram|chrysler|mopar|srt|plymouth)/, 'mopar'],
  [/^(chev|cadillac|pontiac|gmc|buick|gm\b)/, 'gm'],
  [/^(ford|lincoln|shelby|mercury|roush|saleen)/, 'ford'],
  [/^(audi|volkswagen|vw|seat|skoda|cupra)/, 'vag'],
  [/^(nissan|infiniti)/, 'nissan'],
  [/^(honda|acura)/, 'honda'],
  [/^(toyota|scion|lexus|subaru)/, 'toyota-subaru'],
]

/**
 * Family of an engine as far as tuning results carry over: maker's group, displacement, induction.
 * Worked: the Coyote of any Mustang or F-150 is "ford-5.0-na".
 */
export function platformOf(make: string, engine: Pick<Engine, 'displacementL' | 'aspiration'>): string {
  const maker = make.trim().toLowerCase()
  const group = MAKER_GROUPS.find(([pattern]) => pattern.test(maker))?.[1] ?? maker.replaceAll(/[^a-z]+/g, '-')
  const induction = engine.aspiration === 'na' ? 'na' : engine.aspiration === 'supercharged' ? 'sc' : 'turbo'
  return `${group}-${engine.displacementL.toFixed(1)}-${induction}`
}

/** German makers rate on the safe side and tune one engine in several strengths, so a tune finds more. */
export const isGerman = (platform: string): boolean => /^(vag|bmw|mini|mercedes|porsche)/.test(platform)
