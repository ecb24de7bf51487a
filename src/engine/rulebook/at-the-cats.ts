import type { Part } from '../model.ts'
import type { Rule, RuledCar } from './rule.ts'

type Named = Pick<Part, 'kind' | 'name' | 'description'>

/** Whether its maker states a CARB Executive Order for the part. It covers the years and engines that the order names. */
export const hasCarbOrder = ({ description }: Pick<Part, 'description'>): boolean =>
  /\bCARB EO\b/.test(description) && !/\bno CARB EO\b/i.test(description)

/** Takes the factory cats out and brings none. */
export const isCatless = ({ kind, name, description }: Named): boolean =>
  kind === 'midpipe_catless' || /\bcatless\b|\bcat bypass\b|off-road use/i.test(`${name} ${description}`)

/** Shorties bolt up to the stock exhaust, but for those that bring the cats with them. */
const BRINGS_CATS = /\b(?:pre-?)?cats?\b|\bcatted\b/i

/** Moves or replaces the factory cats, with cats of its own or without any, and no order covers it. */
export const movesCats = (part: Named & Pick<Part, 'ratings'>): boolean =>
  !hasCarbOrder(part) &&
  (isCatless(part) ||
    part.kind === 'headers_long_tube' ||
    part.kind.startsWith('turbo_kit_') ||
    (part.ratings.includes ?? []).some((slot) => slot === 'downpipe' || slot === 'headers') ||
    part.kind === 'downpipe' ||
    (part.kind === 'headers_shorty' && BRINGS_CATS.test(part.name)))

/** Not sold for a car that is driven on the street. */
export const isOffTheRoad = (part: Named, { use }: Pick<RuledCar, 'use'>): boolean =>
  (use === 'daily' || use === 'street') && isCatless(part)

/** The law of the factory cats. */
export const CAT_RULES: readonly Rule[] = [
  {
    id: 'H01',
    severity: 'never',
    sentence: 'No catless pipe on a street car.',
    reason: "It's not street legal and it fails inspection.",
    refuses: isOffTheRoad,
  },
  {
    id: 'H01-federal',
    severity: 'warn',
    sentence:
      'Headers, downpipes, mid-pipes and turbo kits that move or replace the factory cats are off-road use only, unless the maker has an EO for your car: federal law makes them illegal on the street in all 50 states, not just in California. Expect a failed inspection, and a check-engine light on cars from 1996 on.',
    reason: 'The Clean Air Act (42 U.S.C. 7522) bars taking emissions equipment off a car certified for the street.',
    warns: ({ parts }) => parts.some((part) => !part.installed && movesCats(part)),
  },
  {
    id: 'H03',
    severity: 'warn',
    sentence: 'On the stock turbo a catless downpipe overspeeds it: take the catted one, or the bigger turbo.',
    reason: 'Shops see these turbos fail.',
    warns: ({ family, parts }) =>
      /^maz-l3-vdt/.test(family.id) &&
      parts.some(({ kind, name }) => kind === 'downpipe' && /\bcatless\b/i.test(name)) &&
      !parts.some(({ kind }) => kind === 'turbo_upgrade'),
  },
]
