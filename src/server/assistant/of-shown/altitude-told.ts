import type { GenerateReply } from '../../../contract/configurator.ts'
import { SETUP_BOUNDS } from '../../../engine/current-setup/current-setup.ts'
import { type Induction, weatherAtAltitude, weatherPowerRatio } from '../../../engine/power/weather.ts'
import { METERS_PER_FOOT } from '../../../engine/units.ts'
import { inductionOf } from '../../../engine/vocabulary.ts'
import { timeSlipOfBuild } from '../../planning/time-slip.ts'
import type { Bilingual } from '../advisor.ts'
import type { OfBuild } from '../of-build.ts'
import { Sentence } from '../sentence.ts'
import { readStanding } from '../standing-words.ts'
import type { Subject } from '../strength-answers.ts'

const METERS = /\b(\d,?\d{3}|\d{3}) ?(?:m|meters?|metres?|metros?|msnm)\b/
const FEET = /\b(\d{1,2}),?(\d{3}) ?(?:'|ft|feet|foot|pies|da\b|elevation|above)?/
const THOUSANDS = /\b(\d{1,2}(?:\.\d)?) ?k\b/
/** Where no height was said. */
const AS_IF_FEET = 5000
const LEAST_FEET = 500

const HEAT = /\b(?:heat|hot|temps?|temperature|degrees?|summer|desert|humid\w*|calor|caliente|verano|grados)\b/
const HIGH =
  /\b(?:altitude|altura|elevation|high|sea level|mountains?|denver|leadville|d\.?a\.|density|feet|ft|meters?|metres?|metros?|\d{4} m)\b/
const DEGREES = /\b(\d{2,3}) ?(?:°|degrees?|deg|grados)? ?(f|c|fahrenheit|celsius)?\b/
/** A hot afternoon. */
const HOT_F = 100

/** The height that is spoken of, feet. Worked: "1600 m" is 5,249 ft. */
export function altitudeIn(asked: string): number | undefined {
  const meters = METERS.exec(asked)?.[1]?.replace(',', '')
  const said = readStanding(new Sentence(asked))?.altitudeFt
  const plain = FEET.exec(asked)
  const thousands = THOUSANDS.exec(asked)?.[1]
  const feet = meters
    ? Number(meters) / METERS_PER_FOOT
    : (said ?? (plain ? Number(`${plain[1]}${plain[2]}`) : thousands ? 1000 * Number(thousands) : Number.NaN))
  return feet >= LEAST_FEET && feet <= SETUP_BOUNDS.altitudeFt.max ? Math.round(feet) : undefined
}

export function inductionIn({ vehicle }: Pick<Subject, 'vehicle'>, { recommendedParts }: GenerateReply): Induction {
  const has = (form: RegExp) => recommendedParts.some(({ kind }) => form.test(kind))
  if (has(/^turbo_/)) return 'turbo'
  return has(/^supercharger_/) ? 'supercharged' : inductionOf(vehicle.engine.aspiration)
}

const WHY: Readonly<Record<Induction, Bilingual>> = {
  na: ['No boost to make it up, so it loses what the air loses.', 'Sin boost pierde lo que pierde el aire.'],
  supercharged: [
    'The blower turns the same, so boost drops with the air.',
    'El blower gira igual, así que el boost baja con el aire.',
  ],
  turbo: [
    'The turbo makes most of it up, but spins faster and hotter for the same boost: watch intake temps, and have the tune logged up there.',
    'El turbo recupera casi todo, pero gira más y más caliente: ojo con la temperatura.',
  ],
}

function inHeat({ asked }: Subject, reply: GenerateReply, induction: Induction): Bilingual {
  const said = DEGREES.exec(asked)
  const figure = Number(said?.[1])
  const isCelsius = said?.[2]?.startsWith('c') || (said !== null && figure <= 50)
  const temperatureF = said && figure <= 130 ? (isCelsius ? figure * 1.8 + 32 : figure) : HOT_F
  const day = { ...weatherAtAltitude(0), temperatureF }
  const left = weatherPowerRatio(day, induction)
  const now = Math.round(reply.power.wheelHp * left)
  const lost = Math.round(100 * (1 - left))
  const soak = induction === 'na' ? '' : ' Heat soak takes more after a few pulls; a bigger cooler is what holds it.'
  return [
    `On a ${Math.round(temperatureF)}°F day count on about ${now} whp in place of ${Math.round(reply.power.wheelHp)}: the air alone takes ${lost}%.${soak}`,
    `A ${Math.round(temperatureF)}°F cuenta con unos ${now} whp en vez de ${Math.round(reply.power.wheelHp)}: solo el aire quita ${lost}%.`,
  ]
}

/** "What changes at 6000 ft": power and quarter mile in that air, by how the engine breathes. */
export const altitude: OfBuild = (subject, reply) => {
  const { advisor, vehicle, asked } = subject
  const induction = inductionIn(subject, reply)
  const said = altitudeIn(asked)
  if (said === undefined && HEAT.test(asked) && !HIGH.test(asked)) return inHeat(subject, reply, induction)
  const feet = said ?? AS_IF_FEET
  const left = weatherPowerRatio(weatherAtAltitude(feet), induction)
  const parts = reply.recommendedParts.flatMap(({ partId }) => advisor.catalog.part(partId) ?? [])
  const slip = timeSlipOfBuild(vehicle, parts, reply.power.curve, { altitudeFt: feet })
  const [high, low] = [Math.round(reply.power.wheelHp * left), Math.round(reply.power.wheelHp)]
  const height = `${feet.toLocaleString('en-US')} ft`
  const lost = Math.round(100 * (1 - left))
  const [why, porque] = WHY[induction]
  return [
    `At ${height} about ${high} whp in place of ${low} at sea level, ${lost}% less, and ${slip.quarterMileS.toFixed(1)} s at ${Math.round(slip.trapMph)} mph in the quarter in place of ${reply.timeSlip.quarterMileS.toFixed(1)} at ${Math.round(reply.timeSlip.trapMph)}. ${why} The parts stay the same; a dyno there corrects back to sea level.`,
    `A ${height} unos ${high} whp en vez de ${low} a nivel del mar, ${lost}% menos, y ${slip.quarterMileS.toFixed(1)} s en el cuarto en vez de ${reply.timeSlip.quarterMileS.toFixed(1)}. ${porque}`,
  ]
}
