import { carWords } from '../../planning/car-facts.ts'
import type { Advisor, Bilingual } from '../advisor.ts'
import type { ChosenCar } from '../request-of.ts'

const ATMOSPHERE_PSI = 14.7
const PSI_OF_BAR = 14.5
const PSI = /\b(\d{1,2}(?:\.\d)?) ?(?:psi|pounds of boost|lbs of boost)\b/
const BAR = /\b([0-3](?:\.\d{1,2})?) ?bar\b/
const IS_SAFE =
  /\b(?:ok(?:ay)? to run|safe\w*|defensible|sane|advisable|survivable|reasonable|too (?:much|spicy|hot|high)|dangerous|hurt|damage|blow (?:up|it|the|my)|bad idea|(?:is|would|will) (?:that|it|this) (?:be )?(?:ok(?:ay)?|fine|bad|reliable)|(?:handle|take|hold|survive) (?:it|that|this|\d+)|(?:psi|bar|boost) (?:\w+ ){0,2}(?:ok(?:ay)?|fine|reliable)|ok(?:ay)? or|pushing it|asking for (?:it|trouble)|(?:am|are) (?:i|we) (?:safe|ok(?:ay)?|good|fine))\b/
const OTHER_TURBO =
  /\b(?:big(?:ger)? turbo|turbo kit|built|forged|hybrid|upgraded turbo|supercharger kit|blower kit|tires?|oil|fuel pressure)\b/
/** From this share of what turbo and bottom end are good for the answer is no: nothing is left for heat and a bad tank. */
const NO_FROM = 0.9

/** "Is 30 psi safe?" on the stock turbo: yes or no first, from what it and the stock bottom end are good for on 93. */
export function psiSafety({ catalog }: Advisor, { vehicle, year }: ChosenCar, asked: string): Bilingual | undefined {
  const psi = Number(PSI.exec(asked)?.[1] ?? Number(BAR.exec(asked)?.[1]) * PSI_OF_BAR)
  const { boostGaugePsi: stockPsi } = vehicle.engine
  const isEthanol = /\be-?85\b/.test(asked)
  const turboWhp = vehicle.family.boostSourceLimitWheelHp?.[isEthanol ? 'e85' : 93]
  if (!(psi > 0) || !IS_SAFE.test(asked) || /\b(?:tires?|oil|fuel) (?:pressure|psi)\b|\btires?\b/.test(asked))
    return undefined
  if (!stockPsi && vehicle.engine.aspiration === 'na') return boostOnUnboosted(catalog, { vehicle, year }, psi, asked)
  if (OTHER_TURBO.test(asked) || !stockPsi || !turboWhp) return undefined
  const { stockWheelHp } = catalog.stockPower(vehicle)
  const { bottomEndLimitWheelHp, bottomEndLimitE85WheelHp = bottomEndLimitWheelHp } = vehicle.family
  const bottomEndWhp = isEthanol ? bottomEndLimitE85WheelHp : bottomEndLimitWheelHp
  const fuel = isEthanol ? 'E85' : '93'
  const mostWhp = Math.min(turboWhp, bottomEndWhp)
  const paperWhp = (stockWheelHp * (ATMOSPHERE_PSI + psi)) / (ATMOSPHERE_PSI + stockPsi)
  const name = carWords(vehicle, year)
  const says = `The ${name} runs about ${Math.round(stockPsi)} psi from the factory; ${Math.round(psi)} psi would be about ${Math.round(paperWhp)} whp on paper. Its stock turbo is good for about ${turboWhp} whp on ${fuel} and the stock bottom end for about ${bottomEndWhp}.`
  const dice = `El ${name} trae unos ${Math.round(stockPsi)} psi; ${Math.round(psi)} psi serían unos ${Math.round(paperWhp)} whp en papel. El turbo de fábrica da para ${turboWhp} y el motor para ${bottomEndWhp}.`
  if (psi <= Math.round(stockPsi))
    return [`Yes, that is no more than stock. ${says}`, `Sí, no es más que de fábrica. ${dice}`]
  if (paperWhp >= NO_FROM * mostWhp)
    return [
      `No. ${says} ${isEthanol ? 'Up there the turbo is out of air and the rods see the torque, however clean the fuel burns.' : 'Up there a small turbo blows hot air, and on pump gas that knocks, which is what breaks pistons.'} Stop where a proper tune for the stock turbo stops.`,
      `No. ${dice} Ahí un turbo chico sopla aire caliente y detona, y eso rompe pistones.`,
    ]
  return [
    `Not by turning up the boost alone: with a tune written for it and a log that shows no knock it is inside the limits, without one it is not safe. ${says}`,
    `No con solo subir el boost: con un tune para eso y un registro sin detonación, sí. ${dice}`,
  ]
}

const OPENED = /\b(?:built|forged|e85|sleeved)\b/
/** Air that boost brings is not all power: heat and the blower or exhaust take a share. */
const BOOST_PAYS = 0.85

/** "12 psi on a 12.5:1 FA20?": boost on an engine that came with none, against what its stock bottom end takes. */
function boostOnUnboosted(
  catalog: Advisor['catalog'],
  { vehicle, year }: Pick<ChosenCar, 'vehicle' | 'year'>,
  psi: number,
  asked: string,
): Bilingual | undefined {
  if (OPENED.test(asked)) return undefined
  const { stockWheelHp } = catalog.stockPower(vehicle)
  const { bottomEndLimitWheelHp: mostWhp } = vehicle.family
  const at = (boost: number) => Math.round(stockWheelHp * (1 + (BOOST_PAYS * boost) / ATMOSPHERE_PSI))
  const designWhp = Math.round(NO_FROM * mostWhp)
  const designPsi = Math.floor(((designWhp / stockWheelHp - 1) * ATMOSPHERE_PSI) / BOOST_PAYS)
  const name = carWords(vehicle, year)
  const says = `${psi} psi on the ${name} (${vehicle.engine.compressionRatio}:1) is about ${at(psi)} whp; its stock bottom end is good for about ${mostWhp}.`
  const dice = `${psi} psi en el ${name} (${vehicle.engine.compressionRatio}:1) son unos ${at(psi)} whp; el motor de fábrica aguanta unos ${mostWhp}.`
  if (designPsi < 1) return [`No. ${says}`, `No. ${dice}`]
  if (at(psi) > designWhp)
    return [
      `No. ${says} I'd design to about ${designWhp} whp, which is some ${designPsi} psi on 93, with a tune that pulls timing on knock; at that compression 93 gives out early. More is E85 or lower compression, and rods.`,
      `No. ${dice} Yo diseñaría para unos ${designWhp} whp, unos ${designPsi} psi con 93.`,
    ]
  return [
    `Yes, with the fuel and a tune for it: ${says} I'd stop at about ${designWhp} whp, some ${designPsi} psi on 93, and look at every log for knock.`,
    `Sí, con combustible y tune: ${dice} Yo pararía en unos ${designWhp} whp, unos ${designPsi} psi con 93.`,
  ]
}
