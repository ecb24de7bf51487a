import type { Vehicle } from '../../../engine/model.ts'
import { type NamedCar, readCar } from '../../catalog/car-words.ts'
import type { Draft } from '../draft.ts'

/** Where one vehicle of a message ends and the next begins. */
const BETWEEN = /[(),;/&+]|\b(?:and|or|one|than|vs|versus|against)\b|\.(?!\d)/
const LEAST_LETTERS = 4

interface Told extends NamedCar {
  any: Vehicle
}

/** The cars that the talk named, each once, with the years that were said of them. */
function carsTold(vehicles: readonly Vehicle[], turns: readonly string[]): readonly Told[] {
  const found = new Map<string, Told>()
  for (const turn of turns)
    for (const piece of turn.toLowerCase().split(BETWEEN)) {
      const { named } = readCar(vehicles, piece)
      const any = vehicles.find(({ modelId }) => modelId === named?.car)
      if (named && any && (named.year ?? found.get(named.car)) !== undefined) found.set(named.car, { ...named, any })
    }
  return [...found.values()]
}

const SHORT: Readonly<Record<string, string>> = { corvette: 'vette', mustang: 'stang', challenger: 'chally' }

/** What its owner calls a car among his others: "the vette", "the truck", "the boss". */
function calledBy({ any: { model, chassis } }: Told, others: readonly Told[]): readonly string[] {
  const wordsOf = (name: string) => name.toLowerCase().split(/[^a-z\d]+/)
  const taken = new Set(others.flatMap((one) => wordsOf(one.any.model)))
  const own = wordsOf(model).filter((word) => word.length >= LEAST_LETTERS && !taken.has(word) && !/^\d+$/.test(word))
  const isOnlyTruck = chassis.body === 'pickup' && others.every((one) => one.any.chassis.body !== 'pickup')
  return [...own, ...own.flatMap((word) => SHORT[word] ?? []), ...(isOnlyTruck ? ['truck', 'pickup'] : [])]
}

const nameOf = ({ year, any }: Told): string => `${year ?? ''} ${any.make} ${any.model}`.trim().toLowerCase()

const MONEY = /\$ ?(\d[\d,]*)(k?)\b|\b(\d{1,3}(?:\.\d)?) ?(?:k|grand)\b/
function moneyIn(words: string): number | undefined {
  const [, dollars, k, thousands] = MONEY.exec(words) ?? []
  if (dollars) return Number(dollars.replaceAll(',', '')) * (k ? 1000 : 1)
  return thousands ? Number(thousands) * 1000 : undefined
}

const SHARE = String.raw`(?: only| just| can| will)?(?: gets?| takes?| has| have| stays? (?:at|under)| is (?:capped )?at| at|:) \$?(\d{1,3}(?:[\d,]{4})?)( ?k| grand)?\b(?:(?: and)? (?:not a (?:dime|penny|cent) more|max|tops|no more))?`
const THE_REST =
  /\b(?:w\/?|with|for|on|gets?|using|takes?) (?:all )?(?:(?:of )?the )?(?:rest|remainder|remaining(?: money)?|what(?:'s| is|s) left|leftovers?)\b/

/** "The truck gets 7, what does the vette turn into with the rest": the money that is left, for the car that it is for. */
function withItsShare(words: string, turns: readonly string[], cars: readonly Told[]): string {
  if (!THE_REST.test(words)) return words
  const total = turns.map((turn) => moneyIn(turn.toLowerCase())).findLast((money) => money !== undefined)
  for (const one of cars) {
    const others = cars.filter((other) => other !== one)
    for (const name of calledBy(one, others)) {
      const form = new RegExp(String.raw`\b(?:the |my )?${name}${SHARE}`)
      const [whole, figure, k] = form.exec(words) ?? []
      if (!whole || !figure || total === undefined) continue
      const said = Number(figure.replaceAll(',', ''))
      const share = k || said < 1000 ? said * 1000 : said
      if (share >= total) continue
      const rest = words.replace(whole, ' ').replace(THE_REST, `as much power as possible for $${total - share}`)
      return rest.replace(/^(?:\W|\b(?:ok|so|and|lets say|let's say|say)\b)+/, '')
    }
  }
  return words
}

/**
 * A message of a talk of several own vehicles, with the one that it calls by half its name named whole: "the vette" of who
 * told of a 2002 Z06 is no Stingray. Words in lower case.
 */
export function withToldCar(
  vehicles: readonly Vehicle[],
  { car, turns = [] }: Pick<Draft, 'car' | 'turns'>,
  words: string,
): string {
  if (turns.length === 0 || /\b(?:19[89]|20[0-2])\d\b/.test(words)) return words
  const cars = carsTold(vehicles, turns)
  if (cars.length < 2) return words
  const shared = withItsShare(words, turns, cars)
  const meant = cars.flatMap((one) => {
    const others = cars.filter((other) => other !== one)
    const form = new RegExp(
      String.raw`\b(?:the|my) (?:${calledBy(one, others).join('|') || '$^'})\b(?! (?:gt|ss|z06|zr1|mach|5|v6))`,
    )
    return one.car !== car && form.test(shared) ? [{ one, form }] : []
  })
  const [only, more] = meant
  return only && !more ? shared.replace(only.form, `the ${nameOf(only.one)}`) : shared
}
