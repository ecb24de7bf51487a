import type { Engine } from '../model.ts'

const MAKER_GROUPS: readonly (readonly [RegExp, string])[] = [
  [/^(dodge|jeep|ram|chrysler|mopar|srt|plymouth)/, 'mopar'],
  [/^(chev|cadillac|pontiac|gmc|buick|gm\b)/, 'gm'],
  [/^(ford|lincoln|shelby|mercury|roush|saleen)/, 'ford'],
  [/^(audi|volkswagen|vw|seat|skoda|cupra|lamborghini|bentley)/, 'vag'],
  [/^(bmw|mini|alpina)/, 'bmw'],
  [/^(mercedes|amg|smart)/, 'mercedes'],
  [/^(hyundai|kia|genesis)/, 'hyundai'],
  [/^(nissan|infiniti)/, 'nissan'],
  [/^(honda|acura)/, 'honda'],
  [/^(toyota|scion|lexus|subaru)/, 'toyota-subaru'],
]

/** Maker's group: badges that share engines. Worked: "Jeep" is "mopar". */
export function makerGroup(make: string): string {
  const maker = make.trim().toLowerCase()
  return MAKER_GROUPS.find(([pattern]) => pattern.test(maker))?.[1] ?? maker.replaceAll(/[^a-z]+/g, '-')
}

/**
 * Family of an engine as far as tuning results carry over: maker's group, displacement, induction.
 * Worked: the Coyote of any Mustang or F-150 is "ford-5.0-na".
 */
export function platformOf(make: string, engine: Pick<Engine, 'code' | 'displacementL' | 'aspiration'>): string {
  const induction = engine.aspiration === 'na' ? 'na' : engine.aspiration === 'supercharged' ? 'sc' : 'turbo'
  // The GR Supra's engines are BMW's.
  const group = /\bb[45]8/i.test(engine.code) ? 'bmw' : makerGroup(make)
  return `${group}-${engine.displacementL.toFixed(1)}-${induction}`
}

/** German makers rate on the safe side and tune one engine in several strengths, so a tune finds more. */
export const isGerman = (platform: string): boolean => /^(vag|bmw|mercedes|porsche)/.test(platform)
