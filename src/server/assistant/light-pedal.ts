import type { Part } from '../../engine/model.ts'
import { carWords, partsLike, stockFigures } from '../planning/car-facts.ts'
import { dollarsOf, installedUsdOf } from '../pricing/money.ts'
import { type Answer, dollars, inLanguage, suggestions, text, whp } from './advisor.ts'
import { dangerTold } from './danger-told.ts'
import { offered } from './offered-part.ts'
import { carOf } from './request-of.ts'
import type { Turn } from './turn.ts'

/** A clutch that is to be easy on the leg: a wish, and no trouble with the pedal. */
const LIGHT =
  /\b(?:light|lighter|easy|easier|stock[- ](?:like|feel\w*)|soft(?:er)?) (?:clutch )?(?:pedal|peddle|clutch pedal)\b|\bp(?:edal|eddle)\b[^.?!]{0,24}\b(?:light|lighter|easy|not (?:be )?(?:too |so )?(?:stiff|heavy|hard))\b|\b(?:not|isn'?t|without|no) (?:an? )?(?:too |so |super )?(?:stiff|heavy|hard) (?:clutch )?(?:pedal|peddle)\b|\b(?:bad|left|bum|my) (?:left )?(?:knee|leg|hip|ankle)\b/
const WISHES =
  /\b(?:need|want|wants|looking for|recommend|suggest|which|what|best|get|buy|(?:for|with) (?:a|my|an|the)|good|keeps?)\b/
const TROUBLE =
  /\b(?:sticks|stuck|sinks|drops|floor|goes to|spongy|vibrat\w+|squeak\w*|grind\w*|slip(?:s|ping)|won't|bleed|(?:got|gotten|became|gone|went) (?:really |very |super |so |all )?(?:heavy|hard|stiff|soft|light|easy)|suddenly|lately)\b/
/** Discs that grab, and covers that take a leg. */
const HEAVY = /\bpuck|ceramic|copper|race\b|extreme|unsprung|stage [3-5]|rigid|sintered|iron\b/i
const TWIN = /\btwin|dual disc|double disc/i
const ORGANIC = /\borganic|street|stage 1|rst|dyad|ls7|mach|oe|stock/i
const HEADROOM = 1.1
const MOST = 3

const rank = ({ name }: Part): number => (TWIN.test(name) || ORGANIC.test(name) ? 0 : 1)

/** The clutches for the car's power whose pedal stays near stock, the lightest kind first. */
export function lightPedal({ advisor, draft, reading, words }: Turn): Answer | undefined {
  const { asked } = reading
  if (!/\bclutch\b/.test(asked) || !LIGHT.test(asked) || !WISHES.test(asked) || TROUBLE.test(asked)) return undefined
  const car = draft.car === undefined || dangerTold(asked, words) ? 'none' : carOf(advisor, draft, true)
  if (typeof car === 'string' || car.vehicle.transmission.kind !== 'manual') return undefined
  const stock = stockFigures(advisor.catalog, car.vehicle)
  const wished = draft.goal && 'wheelHp' in draft.goal ? draft.goal.wheelHp : 0
  const wheelHp = Math.max(draft.dynoSheet?.wheelHp ?? 0, wished, stock.wheelHp)
  const share = wheelHp / stock.wheelHp
  const crankHp = share * stock.crankHp
  const torque = share * stock.crankTorqueLbft
  const all = partsLike(advisor.catalog, car.vehicle, { kind: 'clutch' }).filter(({ kind }) => kind === 'clutch')
  const bears = ({ ratings }: Part): boolean =>
    (ratings.supportsTorqueLbft ?? Number.POSITIVE_INFINITY) >= HEADROOM * torque &&
    (ratings.supportsCrankHp ?? Number.POSITIVE_INFINITY) >= HEADROOM * crankHp
  const fit = all
    .filter((part) => !HEAVY.test(part.name) && bears(part))
    .toSorted((a, b) => rank(a) - rank(b) || a.priceCents - b.priceCents)
    .slice(0, MOST)
  const [first, ...others] = fit
  const name = carWords(car.vehicle, car.year)
  if (!first) return undefined
  const also =
    others.length > 0
      ? ` Also: ${others.map((one) => `${one.manufacturer} ${one.name}, ${dollars(dollarsOf(one.priceCents))}`).join('; ')}.`
      : ''
  const kind = TWIN.test(first.name)
    ? 'a twin disc holds with two discs what a single holds with a stiff cover, so it is the light one'
    : 'an organic disc and a mild cover stay close to the stock effort'
  return [
    text(
      inLanguage(draft.language, [
        `${first.manufacturer} ${first.name} for the ${name}: ${dollars(dollarsOf(first.priceCents))}, ${dollars(installedUsdOf(first))} installed (${first.laborHours} hours), and it has room over ${whp(wheelHp)}: ${kind}.${also} Skip puck discs and heavy single covers. With it: a new release bearing and slave cylinder, the flywheel that the kit calls for, and 500 easy miles of break-in. How heavy each one is on the leg isn't in our list, so ask at /contact if you're between two.`,
        `${first.manufacturer} ${first.name} para el ${name}: ${dollars(dollarsOf(first.priceCents))}, ${dollars(installedUsdOf(first))} instalado. Disco orgánico o doble disco: pedal cerca del original. Nada de discos de pastillas. Con collarín y cilindro nuevos y 500 millas suaves.`,
      ]),
      car.assumed,
    ),
    { type: 'parts', vehicleId: car.vehicle.id, parts: fit.map(offered) },
    suggestions('Add it to my cart', 'How long does a clutch last?'),
  ]
}
