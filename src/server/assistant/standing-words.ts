import { type CurrentSetup, SETUP_BOUNDS } from '../../engine/current-setup/current-setup.ts'
import type { TireCompound } from '../../engine/dragstrip/tire.ts'
import { withoutMeasured } from './measured-figures.ts'
import type { Sentence } from './sentence.ts'

/** How a car stands beside what is on it: its miles, where it is driven, its tires, another gearbox. */
export type Standing = Pick<CurrentSetup, 'mileage' | 'altitudeFt' | 'tires' | 'gearbox' | 'weightChangeLb'> & {
  /** The whole car's. */
  weightLb?: number
}

const MILES = [
  /\b(\d{1,3})(?:[.,](\d))? ?(?:k|thousand) (?:original |highway |hard |easy )?(?:miles?|mi)\b/,
  /\b(\d{2,3})(?:[.,](\d))? ?(?:k|thousand) on (?:it|her|the (?:clock|odo\w*|car|motor|engine|original|dash)|this)\b/,
  /\b(\d{4,6}) (?:original |highway )?(?:miles?|mi)\b(?! (?:a|per) )/,
] as const

function readMileage(sentence: Sentence): number | undefined {
  for (const form of MILES) {
    const said = form.exec(sentence.rest)
    if (!said?.[1] || /\bevery $/.test(sentence.rest.slice(0, said.index))) continue
    const figure = Number(`${said[1]}.${said[2] ?? 0}`)
    const miles = form === MILES[2] ? figure : 1000 * figure
    if (miles < 1000 || miles > SETUP_BOUNDS.mileage.max) continue
    sentence.take(form)
    return Math.round(miles)
  }
  return undefined
}

/** Cities that are said in place of their elevation, feet. */
const CITIES: readonly (readonly [RegExp, number])[] = [
  [/\b(?:denver|mile high)\b/, 5280],
  [/\bcolorado springs\b/, 6035],
  [/\b(?:albuquerque)\b/, 5312],
  [/\bsalt lake\b/, 4226],
  [/\bsanta fe\b/, 7199],
  [/\b(?:reno|boise)\b/, 4500],
  [/\bel paso\b/, 3740],
  [/\bmexico city\b|\bciudad de mexico\b|\bcdmx\b/, 7350],
]
const FEET =
  /\b(?:at|live at|sits? at|elevation(?: is| of)?|altitude(?: is| of)?|up at|up here at|about)? ?(\d{4,5}) ?(?:ft|feet)\b(?: (?:of )?(?:elevation|altitude|above sea level|up|da|density altitude))?/

function readAltitude(sentence: Sentence): number | undefined {
  const said = sentence.take(FEET)
  const feet = Number(said?.[1])
  if (said && feet >= 500 && feet <= SETUP_BOUNDS.altitudeFt.max) return feet
  return CITIES.find(([form]) => form.test(sentence.rest))?.[1]
}

const COMPOUNDS: readonly (readonly [RegExp, TireCompound])[] = [
  [/slicks?/, 'slick'],
  [/drag radials?|dr\b|et street|nt555r/, 'drag_radial'],
]
/** Only with a width: without one drag radials are a part that the car has. */
const TIRES =
  /\b(?:on|has|have|running|runs|got|with) (?:a set of |some )?(2[0-9]5|3[0-9]5)(?:\/\d{2})?(?:z?r?\d\d)? ?(drag radials?|slicks?|et streets?|dr|nt555r)?\b/

function readTires(sentence: Sentence): Standing['tires'] {
  const said = sentence.take(TIRES)
  if (!said) return undefined
  const compound = COMPOUNDS.find(([form]) => form.test(said[2] ?? ''))?.[1]
  return { widthMm: Number(said[1]), ...(compound ? { compound } : {}) }
}

const CODE = String.raw`t-?56|tr-?6060|tr-?3650|th-?400|4l\d\de?|6l\d\de?|powerglide|8hp\d*|10r80|6r80|mt-?82|t-?5|manual|auto(?:matic)?`
const SWAP = [
  new RegExp(String.raw`\b(${CODE})[ -]?swap(?:ped)?\b`),
  new RegExp(String.raw`\bswapped (?:in |to )?(?:an? |the )?(${CODE})\b(?: in| into it)?`),
] as const

function readSwap(sentence: Sentence): string | undefined {
  for (const form of SWAP) {
    const said = sentence.take(form)
    if (said?.[1]) return said[1].startsWith('auto') ? 'automatic' : said[1].toUpperCase().replace('MANUAL', 'manual')
  }
  return undefined
}

const WEIGHT =
  /\b(?:took|pulled|removed|lost|shed|dropped|stripped) (?:about |around |out )?(\d{2,4}) ?(?:lbs?|pounds)(?: out)?\b/

/** "At 3,000 lb instead", "if it weighed 3200": the whole car. */
const WHOLE_WEIGHT = [
  /\b(?:at|weigh(?:s|ed|ing)?(?: in)?(?: at)?|weight (?:is|of|was)|down to|scales? at|curb weight(?: of)?) (?:about |around |only |like |just )?(\d{4}) ?(?:lbs?|pounds)\b/,
  /\bweigh(?:s|ed|ing)? (?:about |around |only |like |just )?(\d{4})\b/,
] as const
const LIGHTEST_LB = 1800

function readWeight(sentence: Sentence): number | undefined {
  for (const form of WHOLE_WEIGHT) {
    const said = form.exec(sentence.rest)
    const pounds = Number(said?.[1])
    if (!said || pounds < LIGHTEST_LB || pounds > 7000) continue
    sentence.take(form)
    return pounds
  }
  return undefined
}

/** What a message tells of how the car stands; taken out, so that no figure of it is read as anything else. */
export function readStanding(sentence: Sentence): Standing | undefined {
  const mileage = readMileage(sentence)
  const altitudeFt = readAltitude(sentence)
  const tires = readTires(sentence)
  const gearbox = readSwap(sentence)
  const weightLb = readWeight(sentence)
  const out = Number(sentence.take(WEIGHT)?.[1])
  sentence.rest = withoutMeasured(sentence.rest)
  const found: Standing = {
    ...(mileage === undefined ? {} : { mileage }),
    ...(altitudeFt === undefined ? {} : { altitudeFt }),
    ...(tires ? { tires } : {}),
    ...(gearbox ? { gearbox } : {}),
    ...(weightLb === undefined ? {} : { weightLb }),
    ...(out > 0 && out <= -SETUP_BOUNDS.weightChangeLb.min ? { weightChangeLb: -out } : {}),
  }
  return Object.keys(found).length > 0 ? found : undefined
}
