import { installationCentsOf } from '../../../engine/labor-rates.ts'
import type { Part, PartKind } from '../../../engine/model.ts'
import { dollarsOf, installedUsdOf } from '../../pricing/money.ts'
import { type Advisor, type Bilingual, dollars } from '../advisor.ts'
import { PART_FACTS } from '../knowledge/part-facts.ts'
import { partsIn } from '../part-words.ts'
import type { ChosenCar } from '../request-of.ts'

const DOUBTED =
  /\bpulling my leg\b|\btaking me for a ride\b|\b(?:he|she|they)(?: is|'s| are)? (?:right|lying|serious|crazy|nuts)\b(?=.{0,4}\?)|\bsounds? (?:right|fair|high|steep|about right)\b|\brip-? ?off\b|\bripped off\b|\b(?:is|isn't|seems?) (?:that|it|this)? ?(?:\w+ )?too much(?: money)?\b(?! (?:power|boost|fun|for))|\b(?:fair|good|reasonable|normal|decent|crazy|insane|high) (?:price|deal(?! (?:about|of|more)\b)|money)\b|\boverpriced\b|\bis that (?:normal|fair|a lot|crazy|high|right|legit|reasonable)\b|\bquoted\b[^?]*\b(?:fair|ok(?:ay)?|good|reasonable|normal|high|right)\b|\b(?:fair|reasonable|overpriced)\W*\?|\bwhat do (?:you|i|we) (?:even |actually |really )?get for (?:that|it|the money)\b/
/** "A 150 shot, is that too much": no sum is doubted. */
const OF_POWER = /\b(?:\d+ ?shot|psi|boost|w?hp|pounds of boost|timing)\b/
const MONEY =
  /\$ ?(\d{1,3}(?:,\d{3})|\d{2,6})|\b(\d{1,3}(?:,\d{3})|\d{2,6}) ?(?:\$|dollars|bucks|usd)|\b(\d{1,2}(?:\.\d)?) ?(?:k|grand)\b|\b((?!19\d\d|20\d\d)\d{4,5})\b/

/** "88,014 miles": driven, and not asked for it. */
const MILES = /\b\d[\d,.]* ?k? ?(?:miles|mi|km|kms|kilometers)\b/g

function usdIn(asked: string): number | undefined {
  const [, a, b, thousands, bare] = MONEY.exec(asked.replaceAll(MILES, ' ')) ?? []
  if (thousands) return Number(thousands) * 1000
  const digits = a ?? b ?? bare
  return (digits && Number(digits.replace(',', ''))) || undefined
}

export const asksFairPrice = (asked: string): boolean =>
  DOUBTED.test(asked) && partsIn(asked).length > 0 && !(OF_POWER.test(asked) && usdIn(asked) === undefined)

/** "4,000 for headers and a tune": several parts together, fitted, from our cheapest of each to our dearest. */
function ofSeveral(among: readonly Part[], asked: string, usd: number): Bilingual | undefined {
  const words = partsIn(asked).map(({ word }) => word.kinds)
  const bills = [...new Map(words.map((kinds) => [kinds[0], kinds])).values()].map((kinds) =>
    among
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ priceCents, laborHours }) => installedUsdOf({ priceCents, laborHours }))
      .toSorted((a, b) => a - b),
  )
  if (bills.length < 2 || bills.some(({ length }) => length === 0)) return undefined
  const sum = (of: (bill: readonly number[]) => number | undefined) =>
    bills.reduce((total, bill) => total + (of(bill) ?? 0), 0)
  const [least, most] = [sum((bill) => bill[0]), sum((bill) => bill.at(-1))]
  const verdict: Bilingual =
    usd > 1.15 * most
      ? ['That is high', 'Está caro']
      : usd < 0.85 * least
        ? ['That is low, so ask what is left out', 'Es poco: pregunta qué falta']
        : ["No, that's a fair price", 'No, es un precio justo']
  return [
    `${verdict[0]}: together and installed they run ${dollars(least)} to ${dollars(most)} with us on that car, against your ${dollars(usd)}. Some of our part prices are estimates until we quote them. Ask which parts the quote names and whether labor and the tune are in it.`,
    `${verdict[1]}: juntas e instaladas salen con nosotros de ${dollars(least)} a ${dollars(most)}, contra tus ${dollars(usd)}. Pregunta qué piezas son y si traen mano de obra y tune.`,
  ]
}

/** "It's like 8 grand, is that a ripoff": the price against what the catalog's parts of that kind cost, and what comes for it. */
export function fairPrice({ catalog }: Advisor, car: ChosenCar | undefined, asked: string): Bilingual | undefined {
  const kinds: readonly PartKind[] = partsIn(asked)[0]?.word.kinds ?? []
  const [kind] = kinds
  const usd = usdIn(asked)
  const among = car ? catalog.partsFor(car.vehicle) : catalog.parts
  const parts = among.filter((part) => kinds.includes(part.kind)).toSorted((a, b) => a.priceCents - b.priceCents)
  // The cheapest and the dearest tenth of a catalog tell no usual price.
  const tenth = Math.floor(parts.length / 10)
  const [low, high] = [parts[tenth], parts.at(-1 - tenth)]
  if (!kind || !low || !high) return undefined
  const all = car && usd ? ofSeveral(among, asked, usd) : undefined
  if (all) return all
  const [least, most] = [dollarsOf(low.priceCents), dollarsOf(high.priceCents)]
  const verdict =
    usd === undefined
      ? ''
      : usd > 1.15 * most
        ? `${dollars(usd)} is more than ours usually are. `
        : usd < 0.8 * least
          ? `${dollars(usd)} is less than ours usually are: ask what is left out. `
          : `${/\b(?:fair|good|reasonable|normal|decent|legit|right)\b/.test(asked) ? 'Yes' : 'No'}, ${dollars(usd)} is a normal price for that. `
  const labor = dollarsOf(installationCentsOf(parts[Math.floor(parts.length / 2)]?.laborHours ?? 0))
  const { does, worth, needs } = PART_FACTS[kind]
  const where = car ? 'for that car' : 'across our cars'
  const name = partsIn(asked)[0]
  const said = name ? asked.slice(name.from, name.to) : 'part'
  return [
    `${verdict}Most of ours ${where} run ${dollars(least)} to ${dollars(most)}; putting it on is about ${dollars(labor)} more, so ask whether a quote has that${/tune/.test(kind) ? '' : ' and the tune'} in it. What you get: ${does} ${worth} ${needs}${car ? '' : ` Tell me the car and year and I'll show you the ${said} kits that fit.`}`,
    `${usd === undefined ? '' : `${dollars(usd)}: `}los nuestros van de ${dollars(least)} a ${dollars(most)}, más unos ${dollars(labor)} de instalación. ${PART_FACTS[kind].spanish}`,
  ]
}
