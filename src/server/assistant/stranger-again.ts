import type { PartKind } from '../../engine/model.ts'
import { type Bilingual, inLanguage } from './advisor.ts'
import type { Draft } from './draft.ts'
import { PART_FACTS } from './knowledge/part-facts.ts'
import { allKindsIn } from './part-words.ts'

const IS_REFUSAL = /^(?:We don't build|Todavía no trabajamos) (?:the |el )?([^,.]+?)(?: yet)?,/
const TOW = /\b(?:tow\w*|haul\w*|trailer|pull(?:s|ing)? (?:a|my|the|better)|remolc\w+|jalar)\b/
const ETHANOL = /\be-?85\b|\bethanol\b|\bflex fuel\b|\bcorn\b/
const TUNED = /\b(?:tun(?:e|ed|able|ing)|flash|chip|remap)\b/

const OF_TOWING: Bilingual = [
  'for towing heat comes first: a transmission cooler, fresh fluid, good brakes and a trailer brake controller. Shorter axle gears help the most with tall tires, and a tow tune moves the shift points; intake and exhaust hardly help a load.',
  'para remolcar primero el calor: enfriador de transmisión, aceite fresco, buenos frenos y control de freno. Relación más corta ayuda más que nada con llanta alta, y un tune de remolque mueve los cambios; intake y escape casi no ayudan.',
]
const OF_ETHANOL: Bilingual = [
  'on an engine without boost E85 is a small gain, a few percent from more timing and a cooler charge; with boost it is a big one. Either way it burns about 30% more fuel, so injectors, pump and a tune written for it come with it.',
  'en un motor sin boost el E85 da poco, unos cuantos por ciento; con boost da mucho. Gasta como 30% más, así que pide inyectores, bomba y tune para él.',
]

const ofKind = (kind: PartKind): Bilingual => {
  const { does, worth, needs, spanish } = PART_FACTS[kind]
  return [`${does} ${worth} ${needs}`, spanish]
}

/** What holds for any car of what is asked now. */
function general(asked: string): Bilingual | undefined {
  if (TOW.test(asked)) return OF_TOWING
  if (ETHANOL.test(asked)) return OF_ETHANOL
  const [kind] = allKindsIn(asked)
  if (kind && PART_FACTS[kind]) return ofKind(kind)
  return TUNED.test(asked) ? ofKind('tune') : undefined
}

/** The same refusal of a car is no answer to another question of it: what holds for any car is told, without figures of ours. */
export function strangerAgain(draft: Draft, asked: string, words: string, told: readonly string[]): string | undefined {
  const name = IS_REFUSAL.exec(words)?.[1]?.split(' ').at(-1)
  const isAgain = told.some((one) => name !== undefined && IS_REFUSAL.exec(one)?.[1]?.endsWith(name))
  if (!isAgain) return undefined
  const says = general(asked)
  if (!says) return undefined
  return inLanguage(draft.language, [
    `Still no car that we build, so no figures of ours for it. As a rule: ${says[0].charAt(0).toLowerCase()}${says[0].slice(1)} Another shop that knows it can put numbers on that.`,
    `Sigue sin ser de los que trabajamos, así que sin cifras nuestras. En general: ${says[1].charAt(0).toLowerCase()}${says[1].slice(1)}`,
  ])
}
