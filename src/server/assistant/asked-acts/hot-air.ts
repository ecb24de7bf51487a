import { weatherAtAltitude, weatherPowerRatio } from '../../../engine/power/weather.ts'
import { inductionOf } from '../../../engine/vocabulary.ts'
import { partsLike, stockFigures } from '../../planning/car-facts.ts'
import { dollarsOf } from '../../pricing/money.ts'
import { type Answer, type Bilingual, dollars, inLanguage, suggestions, text, whp } from '../advisor.ts'
import { type OfCar, ofCar } from '../frame/of-car.ts'
import { altitude, altitudeIn, inductionIn } from '../of-shown/altitude-told.ts'
import { shownBuild } from '../stage-plan.ts'
import type { Turn } from '../turn.ts'
import { isBesideDanger } from './ask-in.ts'

const HOT_CHARGE =
  /\b(?:iats?|act|intake (?:air )?temps?(?:erature)?s?|charge (?:air )?temps?|heat ?soak\w*|air is hot|hot air)\b/
/** Laps and pulls until everything is warm. */
const WARM =
  /\bafter (?:\d+|a few|some|two|three|five|ten|fifteen|twenty) ?(?:min(?:ute)?s?|laps?|pulls?|runs?|passes|hits)\b|\b(?:hot lap|third|3rd|4th|fourth|fifth|5th) (?:pull|hit|run|lap|session)\b|\bwhen (?:it|everything|its|it's) ?(?:is )?(?:hot|heat ?soaked|warm)\b/
const ASKS_POWER =
  /\b(?:how much|how many|what(?: does| do|'s|s| is)?)\b[^.?!]{0,40}\b(?:power|w?hp|whp|horse\w*|hold|left|lose|losing|loss|leav\w+|giv\w+ up|drop|down|goes away|makes?|make it)\b|\b(?:w?hp|power|%|percent) (?:per|for (?:each|every)|every) (?:10|ten|5|five|degree)|\bper (?:10|ten|5|five) ?(?:deg\w*|°|f\b|c\b|k\b)/
const AIR_HEIGHT = /\b(?:da|d\.a\.|density altitude)\b/
const ASKS_LOSS = /\b(?:how much|how many|what|lose|losing|slower|goes away|cost(?:s)? me|slow(?:s)? (?:me|it) down)\b/
/** A warm intake on a normal day, °F: what a dyno sheet is made at. */
const NORMAL_F = 100
const MOST_RISE_F = 150
const OF_DENSITY = 0.01
/** With the timing that the computer takes. */
const WITH_TIMING = 0.02

/** How much hotter than on the sheet: "+30 K", "20 C over ambient", "IAT 150". */
function riseIn(words: string): number | undefined {
  const [, more, unit] =
    /(?:\+|\bplus |\bup |\bover by )(\d{1,3}) ?(k|c|°c|celsius|kelvin|f|°f|deg\w*)\b/i.exec(words) ?? []
  if (more) return Number(more) * (/^(?:k|°?c)/i.test(unit ?? '') ? 1.8 : 1)
  const [, after, before] =
    /\b(?:iats?|temps?|act)\b[^.?!;\d]{0,16}(\d{2,3})\b|\b(\d{2,3}) ?(?:°|deg\w*|f|c)? ?(?:of )?(?:iats?|intake|act|charge)\b/i.exec(
      words,
    ) ?? []
  const at = after ?? before
  if (!at) return undefined
  const figure = Number(at)
  return (figure < 95 ? 1.8 * figure + 32 : figure) - NORMAL_F
}

interface Power {
  wheelHp: number
  isBoosted: boolean
}
function powerOf(turn: Turn, car: OfCar): Power {
  const { advisor, draft } = turn
  const built = draft.shown?.modelId === car.vehicle.modelId ? shownBuild(advisor, draft, draft.shown) : undefined
  if (built?.ok)
    return {
      wheelHp: built.reply.power.wheelHp,
      isBoosted: inductionIn({ vehicle: car.vehicle }, built.reply) !== 'na',
    }
  return {
    wheelHp: stockFigures(advisor.catalog, car.vehicle).wheelHp,
    isBoosted: inductionOf(car.vehicle.engine.aspiration) !== 'na',
  }
}

/** "How much power am I leaving there at 150 IAT", "what does it hold after 15 minutes", "how much goes at 2,800 DA". */
export function hotAir(turn: Turn): Answer | undefined {
  const { advisor, draft, reading } = turn
  const { asked, meaning } = reading
  if (isBesideDanger(turn) || meaning.intent === 'cart' || meaning.stranger) return undefined
  const isOfHeight = AIR_HEIGHT.test(asked) && ASKS_LOSS.test(asked) && altitudeIn(asked) !== undefined
  const earlier = (draft.turns ?? []).at(-1)?.toLowerCase() ?? ''
  const isOfHeat =
    ASKS_POWER.test(asked) &&
    (HOT_CHARGE.test(asked) ||
      WARM.test(asked) ||
      (HOT_CHARGE.test(earlier) && /\b(?:there|that|per (?:10|ten))\b/.test(asked)))
  if (!isOfHeight && !isOfHeat) return undefined
  const car = ofCar(advisor, draft, reading)
  if (!car) return undefined
  const said = isOfHeight ? atHeight(turn, car) : inHotAir(turn, car, `${asked} ; ${turn.words} ; ${earlier}`)
  return [text(inLanguage(draft.language, said), car.assumed), suggestions('What breaks first?', 'How quick is it?')]
}

function atHeight(turn: Turn, car: OfCar): Bilingual {
  const { advisor, draft, reading } = turn
  const built = draft.shown?.modelId === car.vehicle.modelId ? shownBuild(advisor, draft, draft.shown) : undefined
  if (built?.ok) {
    const subject = { advisor, vehicle: car.vehicle, name: car.name, asked: reading.asked, reply: built.reply }
    return altitude(subject, built.reply)
  }
  const feet = altitudeIn(reading.asked) ?? 0
  const { wheelHp } = stockFigures(advisor.catalog, car.vehicle)
  const left = weatherPowerRatio(weatherAtAltitude(feet), inductionOf(car.vehicle.engine.aspiration))
  const lost = Math.round(100 * (1 - left))
  return [
    `At ${feet.toLocaleString('en-US')} ft about ${lost}% of it: ${whp(wheelHp * left)} in place of ${whp(wheelHp)} on the stock ${car.name}.`,
    `A ${feet.toLocaleString('en-US')} ft un ${lost}%: unos ${whp(wheelHp * left)} en vez de ${whp(wheelHp)} en el ${car.name} de fábrica.`,
  ]
}

function inHotAir(turn: Turn, car: OfCar, words: string): Bilingual {
  const { wheelHp, isBoosted } = powerOf(turn, car)
  const each = [wheelHp * OF_DENSITY, wheelHp * (isBoosted ? WITH_TIMING : OF_DENSITY)].map(Math.round)
  const rise = riseIn(words)
  const isFigure = rise !== undefined && rise >= 10 && rise <= MOST_RISE_F
  const used = isFigure ? rise : 50
  const low = Math.round(wheelHp * (1 - (used / 10) * (isBoosted ? WITH_TIMING : OF_DENSITY)))
  const high = Math.round(wheelHp * (1 - (used / 10) * OF_DENSITY))
  const held = low === high ? `about ${low} whp` : `${low} to ${high} whp`
  const kinds = isBoosted
    ? (['heat_exchanger', 'intercooler', 'oil_cooler'] as const)
    : (['oil_cooler', 'radiator'] as const)
  const cure = kinds
    .flatMap((kind) => partsLike(car.advisor.catalog, car.vehicle, { kind }).find((part) => part.kind === kind) ?? [])
    .at(0)
  const sold = cure
    ? ` What holds it up: ${cure.manufacturer} ${cure.name}, ${dollars(dollarsOf(cure.priceCents))}.`
    : ''
  const lead = isFigure
    ? `Count on ${held} of the ${Math.round(wheelHp)} with intake air some ${Math.round(rise)}°F hotter`
    : `Hot, count on ${held} of the ${Math.round(wheelHp)}: intake air runs some 50°F over the first pull by then`
  const timing = isBoosted
    ? ` Every 10°F takes about 1% in density, ${each[0]} whp here, and 1.5 to 2% once the computer pulls timing, from about 120 to 130°F on: up to ${each[1]} whp.`
    : ` Every 10°F takes about 1%, ${each[0]} whp here; without boost there is no charge air to soak, so what grows is oil and coolant temperature.`
  return [
    `${lead}.${timing}${sold}`,
    `En caliente cuenta con ${held.replace('about', 'unos').replace(' to ', ' a ')} de los ${Math.round(wheelHp)}: cada 10°F quitan 1% por densidad${isBoosted ? ' y 1.5 a 2% cuando la computadora quita tiempo' : ''}.${cure ? ` Lo que lo sostiene: ${cure.manufacturer} ${cure.name}, ${dollars(dollarsOf(cure.priceCents))}.` : ''}`,
  ]
}
