import type { Part, PartKind } from '../../engine/model.ts'

/** How a part is made, where two of one kind differ by it: as it is said, and as the catalog writes it. */
const ATTRIBUTES: readonly (readonly [said: string, written: RegExp, of?: PartKind])[] = [
  ['stroker', /\bstroker\b|\bstroked\b/],
  ['twin[ -]?scroll', /\btwin[ -]?scroll\b/, 'turbo_upgrade'],
  ['single[ -]?scroll', /\bsingle[ -]?scroll\b/, 'turbo_upgrade'],
  ['ball[ -]?bearing', /\bball[ -]?bearing\b/, 'turbo_upgrade'],
  ['journal(?:[ -]?bearing)?', /\bjournal\b/, 'turbo_upgrade'],
  ['cat-?less|off[ -]?road|(?:de-?cats?|cat[ -]?deletes?)', /\bcatless\b|\boff[ -]road\b|\bwithout catalysts?\b/],
  ['carbon(?: ?fiber)?', /\bcarbon\b/],
  ['titanium', /\btitanium\b/],
  ['(?:ceramic|puck)(?: clutch| disc)?', /\bceramic\b|\b[46]-?puck\b/, 'clutch'],
  ['(?:twin|dual|multi)[ -]?(?:disc|disk|plate)', /\b(?:twin|dual|multi|triple)[ -]?(?:disc|disk|plate)\b/, 'clutch'],
  ['(?:drilled|cross[ -]?drilled)', /\bdrilled\b/, 'brake_rotors'],
  ['slotted', /\bslotted\b/, 'brake_rotors'],
  ['(?:off[ -]the[ -]shelf|ots|canned)(?: tunes?| maps?)?', /\boff[ -]the[ -]shelf\b/],
  ['(?:remote|e-?)[ -]?tunes?', /\bremote\b/],
  ['piggy ?backs?', /\bpiggyback\b/],
  ['(?:coated|coating)', /\bcoat(?:ed|ing)\b/],
  ['short[ -]ram', /\bshort[ -]ram\b/],
  ['universal', /\buniversal\b/],
]
const NO = String.raw`\b(?:no|not|without|never|minus|skip|avoid|hate|don't (?:want|need|like)|isn't|nothing|anything but|rather not)(?: (?:an?|any|the|that is|which is|another|more))* (?:[a-z-]+,? (?:or|and|nor) (?:an? )?)?`

/** "No stroker", "nothing catless": what no part of the build is to be. The catalog's words for it, by their place. */
export const refusedAttributes = (asked: string): readonly string[] => [
  ...ATTRIBUTES.flatMap(([said]) => (new RegExp(`${NO}(?:${said})\\b`).test(asked) ? [said] : [])),
  ...[...asked.matchAll(GIVEN_AWAY)].map(([, name = '']) => `${GIVEN}${name}`),
]

/** "Selling my FP Red": what goes is not offered again. */
const GIVEN_AWAY =
  /\b(?:selling|sold|ditching|dumping|getting rid of|got rid of|parting with) (?:my|the|our) ((?!car|truck|old|stock|house|wife|other|\d{4})[a-z\d]+ [a-z\d]+)/g
const GIVEN = 'given away: '

export function isRefusedPart(
  { name, description }: Pick<Part, 'name' | 'description'>,
  refused: readonly string[],
): boolean {
  if (refused.length === 0) return false
  const words = `${name} ${description}`.toLowerCase()
  if (refused.some((one) => one.startsWith(GIVEN) && words.includes(one.slice(GIVEN.length)))) return true
  return ATTRIBUTES.some(([said, written]) => refused.includes(said) && written.test(words))
}

/** Of which kind of part the refused says what it is to be. */
export const kindOfRefused = (refused: readonly string[]): PartKind | undefined =>
  ATTRIBUTES.find(([said, , of]) => of !== undefined && refused.includes(said))?.[2]
