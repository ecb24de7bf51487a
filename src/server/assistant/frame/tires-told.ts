import { partName } from '../../../engine/display-words.ts'
import { readTireSize } from '../../../engine/dragstrip/tire.ts'
import type { Part } from '../../../engine/model.ts'
import { installedUsdOf } from '../../pricing/money.ts'
import { type Answer, dollars, suggestions, text } from '../advisor.ts'
import { purposeSaid } from '../computed/purpose-said.ts'
import type { MessageReading } from '../meaning-of.ts'
import { offered } from '../offered-part.ts'
import { kindsIn } from '../part-words.ts'
import { type OfCar, priceWords } from './of-car.ts'

const ASKS =
  /\b(?:what|which) (?:kind of |type of |are the |is the |good )?(?:[a-z-]+ ){0,2}(?:tires?|radials?|slicks?|rubber|size)\b|\b(?:best|good|recommend\w*) (?:[a-z-]+ ){0,2}(?:tires?|radials?)\b|\bwhat size\b|\bhow wide\b/
const SIZE = /\b(?:what|which) size\b|\bsize fits\b|\bhow wide\b/
const TIRES = /\b(?:tires?|rubber|tread)\b/
const MM = 1000
/** From here no street tire holds first gear. */
const SPINS_WHP = 400
/** So much wider than stock a rear tire usually goes on a rim one inch wider. */
const WIDER_MM = 30

/** Names by what they are for, as their makers class them. */
const USES: readonly (readonly [string, RegExp, string])[] = [
  [
    'autocross',
    /re-?71|a052|rt660|crs|rs4/i,
    'a 200-treadwear extreme summer tire: it grips from the first cone and it is what the street classes allow',
  ],
  ['track', /re-?71|r888|cup 2|rs4|nt01|crs/i, 'an extreme summer or R-compound tire that stands heat for a session'],
  ['drag', /radial|dr2|et street|nt555r/i, 'drag radials: nothing else is worth as much at the tree'],
  [
    'street',
    /pilot sport 4s|extremecontact|ps4s|pilot sport/i,
    'a max performance summer tire: the most grip that still lives in rain and lasts 20,000 miles',
  ],
]

/** `isSurely`: it is known that tires to run are asked for. "What tires for 450 whp", "for autocross", "what size drag radials fit": the class for the use, ours of it, and the size. */
export function tiresTold(car: OfCar, { asked, meaning }: MessageReading, isSurely = false): Answer | undefined {
  const kinds = kindsIn(asked).filter((kind) => kind === 'tires' || kind === 'drag_tires')
  if (
    (kinds.length === 0 && !(isSurely && TIRES.test(asked))) ||
    !(isSurely || ASKS.test(asked)) ||
    meaning.budgetUsd ||
    /\b(?:snow|winter|all[- ]season|spare|pressures?|psi)\b/.test(asked)
  )
    return undefined
  const isDrag = kinds.includes('drag_tires')
  const said = purposeSaid(asked)
  const use = isDrag || said === 'drag' ? 'drag' : said === 'autocross' || said === 'track' ? said : 'street'
  const [, form, why] = USES.find(([name]) => name === use) as (typeof USES)[number]
  const fitting = car.advisor.catalog
    .partsFor(car.vehicle)
    .filter(({ kind }) => kind === (use === 'drag' ? 'drag_tires' : 'tires'))
    .toSorted((a, b) => a.priceCents - b.priceCents)
  const own = fitting.filter(({ name }) => form.test(name))
  const shown = own.length > 0 ? own : fitting
  if (shown.length === 0) return undefined
  const list = shown
    .slice(0, 3)
    .map((part: Part) => `${partName(part)} ${priceWords(part)}, ${dollars(installedUsdOf(part))} mounted`)
  const { tire } = car.vehicle.chassis
  const width = Math.round(readTireSize(tire).widthM * MM)
  const size = `The driven tires are ${tire} from the factory: that size goes back on, and about ${width + WIDER_MM} wide on a rim an inch wider, if it clears the strut and the fender. Tell us the rim width and we order the size.`
  const spins = Number(/\b(\d{3,4}) ?(?:w?hp|wheel|horse\w*)\b/.exec(asked)?.[1] ?? 0) >= SPINS_WHP && use === 'street'
  const answer = `For the ${car.name}${use === 'street' ? ' on the street' : ''}: ${why}. Ours: ${list.join('; ')}.`
  return [
    text(
      ...(SIZE.test(asked) ? [size, answer] : [answer, size]),
      spins
        ? 'At that power they still spin in first and second: from there only drag radials hold, and those are poor in rain.'
        : '',
      use === 'drag'
        ? 'A taller sidewall on a smaller wheel helps more than width, if it clears the brakes. Slow down in the rain on them: with that little tread they hydroplane.'
        : '',
      car.assumed,
    ),
    { type: 'parts', vehicleId: car.vehicle.id, parts: shown.slice(0, 4).map(offered) },
    suggestions('How quick is it with drag radials?', 'Add it to my cart'),
  ]
}
