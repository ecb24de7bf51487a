import { oncePer } from '../../catalog/once-per.ts'
import { catalogNames } from '../../catalog/vehicle-candidates.ts'
import { isMakeWord } from '../../catalog/vehicle-words.ts'
import type { Vehicle } from '../../engine/model.ts'

/** What stands before a car that is not meant; "why not a Camaro" asks for one. */
const REFUSES =
  /(?<!\b(?:why|or|if|whether) )\b(?:not|instead of|rather than|no longer)(?: (?:really|actually|for|in|with|from))?(?: (?:an?|the|my|his|her|our|that|this|one of those))? /g
const TOKEN = /^[a-z\d][a-z\d./'-]*/

/** Every word that stands in the name of a car. */
export const carNameWords = oncePer((vehicles: readonly Vehicle[]): ReadonlySet<string> => {
  const words = new Set<string>()
  for (const { name, vehicle } of catalogNames(vehicles)) {
    for (const alternative of name.alternatives) for (const one of alternative) words.add(one)
    for (const one of [...name.details, ...name.codes, ...vehicle.model.toLowerCase().split(/\s+/)]) words.add(one)
  }
  return words
})

export interface CarsRefused {
  /** The message without the cars that are not meant. */
  accepted: string
  /** The words that name those. */
  refused: readonly string[]
}

/**
 * "Not the GT, the EcoBoost": a car, an engine or a trim that is named only to say that it is not meant.
 * Worked: refused "gt", accepted "the ecoboost".
 */
export function withoutRefusedCars(vehicles: readonly Vehicle[], asked: string): CarsRefused {
  const known = carNameWords(vehicles)
  const refused: string[] = []
  let accepted = ''
  let from = 0
  for (const cue of asked.matchAll(REFUSES)) {
    if (cue.index < from) continue
    let at = cue.index + cue[0].length
    let isNamed = false
    for (let token = TOKEN.exec(asked.slice(at)); token; token = TOKEN.exec(asked.slice(at).trimStart())) {
      const word = token[0].replace(/[./']+$/, '')
      if (!known.has(word) && !isMakeWord(word) && !(isNamed && word === 'one')) break
      isNamed = true
      refused.push(word)
      at = asked.indexOf(word, at) + word.length
      if (/^(?:\.(?!\d)|[,;!?])/.test(asked.slice(at))) break
    }
    if (!isNamed) continue
    accepted += `${asked.slice(from, cue.index)} , `
    from = at
  }
  return { accepted: accepted + asked.slice(from), refused }
}

const IS = /\b(?:it|that|she|he|mine|car|truck) is\b|^\W*(?:the|an?)\b/
/** "It is the 2.0, not the STI": puts right which car was meant. */
export const isNotThat = (vehicles: readonly Vehicle[], asked: string): boolean =>
  IS.test(asked) && withoutRefusedCars(vehicles, asked).refused.length > 0
