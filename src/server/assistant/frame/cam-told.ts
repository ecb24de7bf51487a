import { partName } from '../../../engine/display-words.ts'
import { installedUsdOf } from '../../pricing/money.ts'
import { type Answer, dollars, suggestions, text } from '../advisor.ts'
import { purposeSaid } from '../computed/purpose-said.ts'
import type { MessageReading } from '../meaning-of.ts'
import { tellsLoad } from '../measured-figures.ts'
import { offered } from '../offered-part.ts'
import { type OfCar, priceWords } from './of-car.ts'

const CAM = /\bcams?(?:haft)?s?\b/
const ASKS = /\b(?:what|which|best|recommend|or|should|pick|choose)\b/
const STAGES = /\bstage ([1-4])\b[^.?!]{0,12}\bor\b[^.?!]{0,12}\b(?:stage )?([1-4])\b/
const ELSE =
  /\b(?:price|cost|how much|cart|phasers?|sensor|cover|bearings?|blower|supercharg\w+|headers|heads|intake)\b|\$/

const DURATION = /\b(2\d{2}) ?(?:\/|x|-) ?2\d{2}\b/
const DRIVES =
  /\b(?:will|does|would|can|how|is|be)\b[^.?!]{0,24}\b(?:drive|drivable|driveable|streetable|daily|idle|surge|behave)\b|\bstock (?:converter|stall)\b/
/** From this intake duration at .050 on a stock converter is too tight. */
const TIGHT_FROM_DEG = 216

/** "226/238 on a 112, stock converter, will it drive": by its duration, the gearbox, and what comes out with it. */
function camDrives(car: OfCar | undefined, asked: string): Answer | undefined {
  const duration = Number(DURATION.exec(asked)?.[1] ?? 0)
  if (duration === 0 || !DRIVES.test(asked)) return undefined
  const isAutomatic =
    /\bauto(?:matic)?\b|\bconverter\b|\bstall\b/.test(asked) || car?.vehicle.transmission.kind === 'automatic'
  const isTight = duration >= TIGHT_FROM_DEG
  const lead = !isTight
    ? `Yes: ${duration} degrees of intake duration at .050 is mild, with nearly stock manners on a tune for it.`
    : isAutomatic
      ? `It moves, but it won't drive well on the stock converter: ${duration} degrees of intake duration at .050 makes its power higher up, so it idles rough, pulls against the brakes at a light and surges. Plan on a converter of about 3,000 to 3,600 rpm stall, or take a cam under ${TIGHT_FROM_DEG} degrees if the stock one stays.`
      : `Yes, with manners: ${duration} degrees of intake duration at .050 lopes at idle and surges under 2,000 rpm until the tune is sorted.`
  const sheds = car?.vehicle.family.camshaftExtras?.includes('lifter_deactivation_delete')
  const own = car && ours(car, /./)
  return [
    text(
      lead,
      `Valve springs, pushrods and a tune go with it${sheds ? `. On the ${car?.vehicle.family.name} the cylinder-deactivation lifters have to come out in the same job and the cam phaser has to be limited or locked; a cam dropped in on those lifters ends in the valvetrain` : ''}.`,
      own && car
        ? `What we have for the ${car.name}: ${partName(own)}, ${priceWords(own)}, ${dollars(installedUsdOf(own))} installed. Have the grind checked against it at /contact.`
        : undefined,
      car?.assumed,
    ),
    ...(own && car ? [{ type: 'parts' as const, vehicleId: car.vehicle.id, parts: [offered(own)] }] : []),
    suggestions('How much power does it add?', 'Do I need a converter?', 'Add it to my cart'),
  ]
}

/** "What cam for a daily that tows", "stage 2 or 3 cam": the cam by what the car does, and ours of it. */
export function camTold(car: OfCar | undefined, { asked, meaning }: MessageReading): Answer | undefined {
  const drives = CAM.test(asked) && !wantsPower(meaning.goal) ? camDrives(car, asked) : undefined
  if (drives) return drives
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
