import type { Part } from '../../../engine/model.ts'
import type { Advisor, Bilingual } from '../advisor.ts'
import { forEthanol, isOnEthanol } from '../pumps-on-ethanol.ts'
import type { ChosenCar } from '../request-of.ts'

/** One of several, and what speaks for it. */
export interface Best {
  part: Part
  why: Bilingual
}

const QUIET =
  /\b(?:quiet\w*|squeal\w*|squeak\w*|loud\w*|dron\w+|rasp\w*|low dust|dust|baby|neighbors?|commut\w+|daily|street|callad\w+|ruido\w*|not (?:too )?harsh|civil|mild)\b/
const TRACK = /\b(?:track|hpde|laps?|paddock|race|racing|road course|autox|autocross|fade|pista)\b/
const CHEAP = /\b(?:cheap\w*|budget|least expensive|lowest|barat\w+)\b/
const TRACK_PAD = /\bdtc|\btrack\b|\brace\b|\bds1\b|ds1\.11|rsl29/i
const BOTH_PAD = /\bds ?2500\b|\bhp plus\b|\byellowstuff\b|\bbluestuff\b|street-performance/i
const STREET_PAD = /\bhps\b|\bstreet pads\b/i
const MILD = /\b(?:axle-?back|touring|valved|resonated|s-type|q300|street|quiet|high-flow cat\w*|catted)\b/i
const LOUD = /\b(?:n1|atak|x?treme|race|straight|ti|competition|catless)\b/i

const LB_FT_OF_NM = 0.7376
const MARGIN = 1.15
/** "At 800", "for 700 whp", "holds 350 ft-lb", "900 Nm". */
const FIGURE = /\b(\d{3,4}) ?(w?hp|wheel\w*|awhp|rwhp|hp|ps|ft ?-?lbs?|lb ?-?ft|lbft|torque|tq|nm)?\b/g

interface Load {
  crankHp?: number
  torqueLbft?: number
}

function loadIn({ catalog }: Advisor, { vehicle }: ChosenCar, words: string): Load {
  const stock = catalog.stockPower(vehicle)
  const kept = 1 - stock.drivelineLoss
  for (const [, said = '', unit = ''] of words.matchAll(FIGURE)) {
    const figure = Number(said)
    if (figure < 150 || figure > 2000 || (figure >= 1980 && figure <= 2030 && unit === '')) continue
    if (unit === 'nm') return { torqueLbft: figure * LB_FT_OF_NM }
    if (/ft|lb|torque|tq/.test(unit)) return { torqueLbft: figure }
    if (/hp|wheel|ps/.test(unit) || new RegExp(`\\b(?:at|for|hold\\w*|to|handle\\w*) ${said}\\b`).test(words))
      return { crankHp: /^(?:ps|hp)$/.test(unit) ? figure : figure / kept }
  }
  return {}
}

const isRated = ({ ratings: { supportsCrankHp, supportsTorqueLbft } }: Part): boolean =>
  (supportsCrankHp ?? supportsTorqueLbft) !== undefined

const bears = ({ ratings }: Part, { crankHp = 0, torqueLbft = 0 }: Load): boolean =>
  (ratings.supportsCrankHp ??
    (crankHp > 0 && ratings.supportsTorqueLbft === undefined ? 0 : Number.POSITIVE_INFINITY)) >= crankHp &&
  (ratings.supportsTorqueLbft ?? Number.POSITIVE_INFINITY) >= torqueLbft

/** What the stock engine loads it with, and some. */
function stockLoad({ catalog }: Advisor, { vehicle }: ChosenCar): Load {
  const { drivelineLoss, stockWheelHp, stockWheelTorqueLbft } = catalog.stockPower(vehicle)
  return {
    crankHp: (stockWheelHp / (1 - drivelineLoss)) * MARGIN,
    torqueLbft: (stockWheelTorqueLbft / (1 - drivelineLoss)) * MARGIN,
  }
}

const ofEnd = (parts: readonly Part[], words: string): readonly Part[] => {
  const end = /\bfront\b/.test(words) ? 'front' : /\brear\b|\bback\b/.test(words) ? 'rear' : undefined
  const own = end ? parts.filter(({ name }) => name.toLowerCase().includes(end) || /axle set/.test(name)) : parts
  return own.length > 0 ? own : parts
}

function bestPads(all: readonly Part[], words: string): Best | undefined {
  const parts = ofEnd(all, words)
  const ofName = (form: RegExp) => parts.find(({ name }) => form.test(name))
  const isQuiet = QUIET.test(words)
  const isTrack = TRACK.test(words)
  const own = (part: Part | undefined, english: string, spanish: string): Best | undefined =>
    part && { part, why: [english, spanish] }
  const street = own(
    ofName(STREET_PAD),
    'a street compound: bites cold, quiet and low on dust',
    'compuesto de calle: frena en frío, callada y con poco polvo',
  )
  const both = own(
    ofName(BOTH_PAD),
    'it bites cold, squeals far less than a track pad and takes a hard day',
    'frena en frío, chilla mucho menos que una de pista y aguanta un día duro',
  )
  const track = own(
    ofName(TRACK_PAD),
    'a track compound for the heat of sessions; it squeals and dusts on the street',
    'compuesto de pista para el calor; en la calle chilla y ensucia',
  )
  if (isTrack) return isQuiet ? (both ?? track ?? street) : (track ?? both ?? street)
  return street ?? both ?? track
}

function bestRated(advisor: Advisor, car: ChosenCar, parts: readonly Part[], words: string): Best | undefined {
  const said = loadIn(advisor, car, words)
  const isSaid = (said.crankHp ?? said.torqueLbft) !== undefined
  const load = isSaid ? said : stockLoad(advisor, car)
  const strong = parts.filter((part) => isRated(part) && bears(part, load))
  const [part] = isSaid ? strong : [strong.find(isMadeFor)]
  if (!part) return undefined
  const { supportsTorqueLbft, supportsCrankHp } = part.ratings
  const rating = supportsTorqueLbft ? `${supportsTorqueLbft} lb-ft` : `${supportsCrankHp} crank hp`
  return {
    part,
    why: isSaid
      ? [
          `rated for ${rating}, the cheapest of ours that covers what you said`,
          `aguanta ${rating}; la más barata que alcanza`,
        ]
      : [
          `rated for ${rating}, with room over what this engine makes`,
          `aguanta ${rating}, con margen sobre este motor`,
        ],
  }
}

const isMadeFor = ({ fitment, fabricated }: Part): boolean => !('universal' in fitment) && !fabricated

/** Of pumps that are sold for E85 the one for the power that was said. */
function ofEthanol(advisor: Advisor, car: ChosenCar, fed: readonly Part[], words: string): Best | undefined {
  const rated = bestRated(advisor, car, fed, words)?.part ?? fed[0]
  return (
    rated && {
      part: rated,
      why: [
        'sold for E85, which our listing of the others does not say',
        'se vende para E85; de las otras nuestra lista no lo dice',
      ],
    }
  )
}

/** The one to take for what was said of use, sound, power and money; the cheapest first in `parts`. */
export function bestPart(advisor: Advisor, car: ChosenCar, parts: readonly Part[], words: string): Best | undefined {
  const [cheapest] = parts
  if (!cheapest) return undefined
  if (CHEAP.test(words)) return { part: cheapest, why: ['the cheapest that fits', 'la más barata que le queda'] }
  if (cheapest.kind === 'brake_pads') return bestPads(parts, words)
  const quiet = QUIET.test(words)
    ? (parts.find(({ name }) => MILD.test(name)) ?? parts.find(({ name }) => !LOUD.test(name)))
    : undefined
  if (quiet && /exhaust|downpipe|midpipe|headers/.test(quiet.kind))
    return { part: quiet, why: ['the tamest of ours by its make', 'la más callada de las nuestras'] }
  const fed = cheapest.kind === 'fuel_pump' ? forEthanol(parts, isOnEthanol(words)) : parts
  if (fed.length < parts.length) return ofEthanol(advisor, car, fed, words)
  const rated = bestRated(advisor, car, parts, words)
  if (rated) return rated
  const own = parts.find(isMadeFor)
  if (!own) return { part: cheapest, why: ['what we have for it', 'lo que tenemos para él'] }
  return {
    part: own,
    why:
      parts.length === 1
        ? ['made for this car, and the one we carry', 'hecha para este carro; la que manejamos']
        : ['made for this car, and the most for the money', 'hecha para este carro y la que más rinde por su precio'],
  }
}

/** Where no part is rated for a power that was said. */
export function isShort(advisor: Advisor, car: ChosenCar, parts: readonly Part[], words: string): boolean {
  const said = loadIn(advisor, car, words)
  const rated = parts.filter(isRated)
  return (said.crankHp ?? said.torqueLbft) !== undefined && rated.length > 0 && !rated.some((part) => bears(part, said))
}
