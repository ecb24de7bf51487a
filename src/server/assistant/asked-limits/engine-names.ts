import { DUAL_CLUTCH_LETTERS } from '../../../engine/lexicon.ts'
import type { Vehicle } from '../../../engine/model.ts'
import { inVariantOrder } from '../../catalog/variant-order.ts'
import { carOfEngine, carOfGearbox } from '../engine-said.ts'

/** An engine as people call it without its code or its car, and the year of the car that is meant where that decides. */
interface EngineName {
  form: RegExp
  family: string
  year?: number
}

const name = (form: RegExp, family: string, year?: number): EngineName => ({ form, family, ...(year ? { year } : {}) })

/** The longer names before the shorter. */
const NAMES: readonly EngineName[] = [
  name(
    /(?<!\b(?:boss|chev\w*|cleveland|z28) )\b302\b(?! ?(?:boss|whp|hp|wheel|cubic))|\broller (?:block |motor )?(?:5\.0|302)\b|\b(?:5\.0|302) roller\b|\bfox(?: ?body)?\b|\b5\.0 (?:ho|fox)\b/,
    'ford-windsor-50',
  ),
  name(/\bgen ?(?:3|iii) 5\.3\b|\blm7\b|\bl59\b/, 'gm-53-gen3-4', 2005),
  name(/\bgen ?(?:4|iv) 5\.3\b|\bl[hc]9\b|\bly5\b|\blmg\b/, 'gm-53-gen3-4', 2012),
  name(/\bgen ?(?:5|v) 5\.3\b|\bl8[34]\b/, 'gm-53-gen5'),
  name(/\bgen ?(?:5|v) 6\.2\b|\bl8[67]\b/, 'gm-62-gen5-truck'),
  name(/\b(?:early|old) 5\.7 hemi\b/, 'dodge-hemi57-early'),
  name(/\b5\.7\b(?!.*\b(?:tundra|toyota|vortec|350)\b)/, 'dodge-hemi57'),
  name(/\b6\.4 ?(?:l\b|hemi\b)?|\b392\b/, 'dodge-hemi64'),
  name(/\b6\.1 ?(?:l\b|hemi\b)?/, 'dodge-hemi61'),
  name(/\bredeye\b/, 'dodge-hellcat-ho'),
  name(/\bhell ?cats?\b/, 'dodge-hellcat'),
  name(/\bmezger\b/, 'por-m97-tt'),
  name(/\b997\.2 (?:tt|turbo)\b/, 'por-9a1-tt', 2010),
  name(/\b997(?:\.1)? (?:tt|turbo)\b/, 'por-m97-tt'),
  name(/\bis ?38\b/, 'vag-ea888-g3-is38', 2017),
  name(/\bis ?20\b/, 'vag-ea888-g3-is20', 2017),
  name(/^(?!.*\bgen ?\d).*\bcoyotes?\b/, 'ford-coyote-g3'),
  name(/\b997\.2\b/, 'por-9a1-tt', 2010),
  name(/\bscat(?: ?pack)?\b/, 'dodge-hemi64'),
  name(/\b2jz(?:-?gte)?\b/, 'toy-2jz'),
  name(/\bf8[02]s?\b/, 'bmw-s55'),
  name(/\blsa\b/, 'gm-lsa'),
  name(/\b13b-?rew\b|\bfds?\b/, 'maz-13b-rew'),
  name(/\b5\.0 (?:truck|f-?150)s?\b/, 'ford-coyote-truck-g3'),
  name(/\b2\.3 ?(?:l\b|eco ?boost\b|eb\b|turbo\b)?|\beco ?boost (?:engine|motor)\b/, 'ford-eb-23-mustang'),
]

const OF_CODE = /^(?=.*\d)(?=.*[a-z])[a-z\d]{4,8}$/
const NO_CODE = /^(?:\d+(?:hp|whp|lbs?|psi|rpm|tq|wtq|awhp|bhp|shot|mph|nm|cc|st|nd|rd|th|lbft)|e\d\d)$/
/** "F22C" is the "F22C1". */
function ofCodeBegun(vehicles: readonly Vehicle[], asked: string): Vehicle | undefined {
  const codes = asked.split(/[^a-z\d]+/).filter((word) => OF_CODE.test(word) && !NO_CODE.test(word))
  return codes.map((code) => newest(vehicles, ({ engine }) => engine.code.toLowerCase().startsWith(code))).find(Boolean)
}

const newest = (vehicles: readonly Vehicle[], isIt: (vehicle: Vehicle) => boolean): Vehicle | undefined =>
  vehicles.filter(isIt).toSorted((a, b) => b.yearTo - a.yearTo || inVariantOrder(a, b))[0]

/** "Not the Redeye": that engine is not meant. */
const NOT_THAT = /(?<!\bwhy )\b(?:not|isn't|isnt|instead of|rather than) (?:an? |the |my )?[a-z\d][\w.]*/g

/** A car of ours with the engine that the words name by its code or by what people call it. */
export function carOfNamedEngine(vehicles: readonly Vehicle[], words: string): Vehicle | undefined {
  const asked = words.toLowerCase().replaceAll(NOT_THAT, ' ')
  const called = NAMES.find(({ form }) => form.test(asked))
  const ofName = called && newest(vehicles, (one) => one.family.id === called.family && isOf(one, called.year))
  return ofName ?? carOfEngine(vehicles, asked) ?? ofCodeBegun(vehicles, asked)
}

const isOf = ({ yearFrom, yearTo }: Vehicle, year: number | undefined): boolean =>
  year === undefined || (yearFrom <= year && year <= yearTo)

/** What people call gearboxes that the catalog has by their number of gears. */
const GEARBOX_NAMES: readonly (readonly [RegExp, string])[] = [
  [/\b4l[68][05]e?\b|\b4r(?:70|75|100)w?\b|\b(?:th|turbo) ?-?[34][05]0\b/, '4at'],
  [/\b5r(?:55|110)\w*\b|\ba750\w*\b/, '5at'],
  [/\b6f(?:35|55)\b/, '6at'],
]

const DUAL_CLUTCH = new RegExp(
  String.raw`\b(?:${DUAL_CLUTCH_LETTERS}|m-?dct|dkg|tc-?sst|sst|s-?tronic|dual[- ]clutch)\b`,
)
const GEARS = /\b([4-9]|10)[- ]?(?:speed|spd)\b/

/** Whether a car has the gearbox that the words name by its code. */
function hasBox({ transmission }: Vehicle, asked: string): boolean {
  const code = transmission.code.toLowerCase()
  const bare = code.replaceAll(/[^a-z\d]/g, '')
  const called = GEARBOX_NAMES.find(([form]) => form.test(asked))?.[1]
  const isNamed =
    bare.length > 3 &&
    asked
      .replaceAll(/[^a-z\d ]/g, '')
      .split(' ')
      .some((word) => word.length > 3 && bare.startsWith(word))
  const isKind = DUAL_CLUTCH.test(asked) && transmission.kind === 'dual_clutch'
  return code === called || isNamed || isKind || Number(GEARS.exec(asked)?.[1]) === transmission.gearRatios.length
}

/** The car with the gearbox that is named: one with the same engine before any other; the car itself where none is named. */
export function withNamedBox(
  vehicles: readonly Vehicle[],
  own: Vehicle | undefined,
  words: string,
): Vehicle | undefined {
  const asked = words.toLowerCase()
  if (!own) return carOfGearbox(vehicles, asked)
  if (hasBox(own, asked)) return own
  const same = vehicles.filter((one) => one.family.id === own.family.id && hasBox(one, asked))
  return same.find((one) => one.modelId === own.modelId) ?? same.toSorted((a, b) => b.yearTo - a.yearTo)[0] ?? own
}

/** A car of the same name with the other engine that is meant: the Charger with the 5.7. */
export function nameplateWith(
  vehicles: readonly Vehicle[],
  own: Vehicle,
  engine: Vehicle,
  year: number | undefined,
): Vehicle | undefined {
  const [plate] = own.model.split(' ')
  const ofModel = newest(vehicles, (one) => one.family.id === engine.family.id && one.modelId === own.modelId)
  if (ofModel) return ofModel
  return (
    newest(
      vehicles,
      (one) => one.family.id === engine.family.id && one.model.split(' ')[0] === plate && isOf(one, year),
    ) ?? newest(vehicles, (one) => one.family.id === engine.family.id && one.model.split(' ')[0] === plate)
  )
}
