import { partName } from '../../../engine/display-words.ts'
import { installedUsdOf } from '../../pricing/money.ts'
import { type Answer, dollars, suggestions, text } from '../advisor.ts'
import { purposeSaid } from '../computed/purpose-said.ts'
import type { MessageReading } from '../meaning-of.ts'
import { tellsLoad } from '../measured-figures.ts'
import { offered } from '../parts-answer.ts'
import { type OfCar, priceWords } from './of-car.ts'

const CAM = /\bcams?(?:haft)?s?\b/
const ASKS = /\b(?:what|which|best|recommend|or|should|pick|choose)\b/
const STAGES = /\bstage ([1-4])\b[^.?!]{0,12}\bor\b[^.?!]{0,12}\b(?:stage )?([1-4])\b/
const ELSE =
  /\b(?:price|cost|how much|cart|phasers?|sensor|cover|bearings?|blower|supercharg\w+|headers|heads|intake)\b|\$/

/** "What cam for a daily that tows", "stage 2 or 3 cam": the cam by what the car does, and ours of it. */
export function camTold(car: OfCar | undefined, { asked, meaning }: MessageReading): Answer | undefined {
  if (!CAM.test(asked) || !ASKS.test(asked) || ELSE.test(asked) || meaning.budgetUsd || wantsPower(meaning.goal))
    return undefined
  const use = purposeSaid(asked)
  const tows = use === 'tow' || tellsLoad(asked)
  const [, ...said] = STAGES.exec(asked) ?? []
  const [mild] = said.map(Number).toSorted((a, b) => a - b)
  const isDaily = use === 'daily' || /\bstreet\b/.test(asked)
  if (!tows && !(isDaily && mild !== undefined)) return undefined
  const lead = tows
    ? `The small one: a truck cam, about 205 to 215 degrees of intake duration at .050, on the stock converter. It adds pull where a trailer needs it; a bigger cam gives up the torque under 3,000 rpm that gets a load moving.`
    : `Stage ${mild} for a daily: most of the sound, nearly stock manners, and it keeps more torque down low. The bigger one surges in slow traffic, idles rough, and on an automatic it wants a looser converter.`
  const own = car && ours(car, tows ? /truck|tow/i : new RegExp(String.raw`\bstage ${mild}\b`, 'i'))
  return [
    text(
      lead,
      'Valve springs and a tune go with it, and cylinder-deactivation lifters, where it has them, come out at the same time.',
      own && car
        ? `Ours for the ${car.name}: ${partName(own)}, ${priceWords(own)}, ${dollars(installedUsdOf(own))} installed.`
        : car
          ? `We have no ${tows ? 'truck cam' : `cam called stage ${mild}`} for the ${car.name}; ask at /contact for the grind that matches.`
          : 'Which car is it: year, make and model?',
      car?.assumed,
    ),
    ...(own && car ? [{ type: 'parts' as const, vehicleId: car.vehicle.id, parts: [offered(own)] }] : []),
    suggestions('How much power does it add?', 'Does it need a tune?', 'Add it to my cart'),
  ]
}

const ours = ({ advisor, vehicle }: OfCar, form: RegExp) =>
  advisor.catalog
    .partsFor(vehicle)
    .filter(({ kind, name }) => kind === 'camshafts' && form.test(name))
    .toSorted((a, b) => a.priceCents - b.priceCents)[0]

const wantsPower = (goal: MessageReading['meaning']['goal']): boolean => goal !== undefined && !('stage' in goal)
