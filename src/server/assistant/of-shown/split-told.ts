import type { GenerateReply, RecommendedPart } from '../../../contract/configurator.ts'
import { type Bilingual, dollars } from '../advisor.ts'
import type { OfBuild } from '../of-build.ts'
import { cost, names, nombres, stepsOf } from './order-told.ts'

/** "340 every two weeks", "800 dollars now": what a step may cost. */
const MONEY =
  /\$ ?(\d{1,3}(?:,\d{3})|\d{2,5})\b|(?<!\b(?:the|over|make|hit) )\b(\d{3,5})\b(?! ?(?:w?hp|whp|lb|ft|psi|nm|rpm|miles|mi\b|hours))|\b(\d{1,2}(?:\.\d)?) ?(?:k|grand)\b/
const PAYDAYS =
  /\b(?:paychecks?|pay ?days?|paid|quincenas?|cobro|every (?:two|2|other)? ?weeks?|checks?|a month|per month|mensual)\b/
const COUNT =
  /\b(two|three|four|five|six|[2-6]|dos|tres|cuatro) (?:\w+ )?(?:paychecks?|payments?|steps?|phases|bites|trips|visits|rounds|goes|parts|chunks|stages|pagos|partes|pasos|etapas)\b/
const COUNTS: Readonly<Record<string, number>> = {
  ...{ two: 2, three: 3, four: 4, five: 5, six: 6, dos: 2, tres: 3, cuatro: 4 },
}
/** Less money than this is none for a step. */
const LEAST_USD = 100

/** What goes in at one time: bought and installed together. */
type Lump = readonly RecommendedPart[]

/**
 * The build in the pieces in which it can be driven between: what is inside the engine together, what bears, feeds or
 * bolts on one by one, the power with its tune together and last.
 */
function lumpsOf(reply: GenerateReply): Lump[] {
  const steps = stepsOf(reply)
  return steps.flatMap(({ parts, english }, at): Lump[] =>
    at === steps.length - 1 || english.startsWith('inside') ? [parts] : parts.map((part) => [part]),
  )
}

/** The lumps in so many steps of about the same money, in their order. */
function inSteps(lumps: readonly Lump[], count: number): Lump[] {
  const each = cost(lumps.flat()) / count
  const steps: RecommendedPart[][] = [[]]
  for (const lump of lumps) {
    const step = steps.at(-1) ?? []
    const isFull = step.length > 0 && cost(step) + cost(lump) / 2 > each
    if (isFull && steps.length < count) steps.push([...lump])
    else step.push(...lump)
  }
  return steps
}

/** The lumps in steps that each cost no more than a sum, where one does: what is dearer is saved for. */
function forMoney(lumps: readonly Lump[], usd: number): Lump[] {
  const steps: RecommendedPart[][] = []
  for (const lump of lumps) {
    const step = steps.at(-1)
    if (step && cost(step) + cost(lump) <= usd) step.push(...lump)
    else steps.push([...lump])
  }
  return steps
}

function usdIn(asked: string): number | undefined {
  const [, dollarsSaid, bare, thousands] = MONEY.exec(asked) ?? []
  const usd = thousands ? 1000 * Number(thousands) : Number((dollarsSaid ?? bare ?? '').replace(',', ''))
  return usd >= LEAST_USD ? usd : undefined
}

/** How many sums of money a step takes, where it is more than one. */
function saved(step: Lump, usd: number | undefined, isPay: boolean): Bilingual {
  const times = usd === undefined ? 1 : Math.ceil(cost(step) / usd)
  const [what, que] = isPay ? ['paychecks', 'quincenas'] : [`times ${dollars(usd ?? 0)}`, `veces ${dollars(usd ?? 0)}`]
  return times > 1 ? [`, ${times} ${what} saved up`, `, ${times} ${que} ahorradas`] : ['', '']
}

/** "800 dollars now and the rest after summer": what fits in it now, and all else later. */
function nowAndLater(lumps: readonly Lump[], usd: number, reply: GenerateReply): Bilingual {
  let left = usd
  const now = lumps.slice(0, -1).filter((lump) => {
    const fits = cost(lump) <= left
    if (fits) left -= cost(lump)
    return fits
  })
  const later = lumps.filter((lump) => !now.includes(lump)).flat()
  const [first] = lumps.slice(0, -1).toSorted((a, b) => cost(a) - cost(b))
  if (now.length === 0)
    return [
      `Not with ${dollars(usd)} now: the smallest step that runs right by itself is ${names(first ?? [])}, ${dollars(cost(first ?? []))} installed. Put the ${dollars(usd)} aside for it; the whole build is ${dollars(reply.estimatedCost)}.`,
      `Con ${dollars(usd)} todavía no: el paso más chico es ${nombres(first ?? [])}, ${dollars(cost(first ?? []))} instalado. Todo el build son ${dollars(reply.estimatedCost)}.`,
    ]
  return [
    `Yes. Now: ${names(now.flat())}, ${dollars(cost(now.flat()))} installed. Later: ${names(later)}, ${dollars(cost(later))} installed, and that's where the power and the tune come in. ${dollars(reply.estimatedCost)} in all.`,
    `Sí. Ahora: ${nombres(now.flat())}, ${dollars(cost(now.flat()))} instalado. Después: ${nombres(later)}, ${dollars(cost(later))} instalado, con la potencia y el tune. ${dollars(reply.estimatedCost)} en total.`,
  ]
}

const MOST_STEPS = 4

/** "In three paychecks, what now and what later": the steps with their money; nothing that bears the power comes after it. */
export const splitTold: OfBuild = ({ asked }, reply) => {
  const lumps = lumpsOf(reply)
  const usd = usdIn(asked)
  const isPay = PAYDAYS.test(asked)
  if (usd !== undefined && !isPay && lumps.length > 1) return nowAndLater(lumps, usd, reply)
  const said = COUNT.exec(asked)?.[1]
  const count = said ? (COUNTS[said] ?? Number(said)) : 2
  const [only] = lumps
  if (lumps.length === 1 && only) {
    const [more, mas] = saved(only, usd, isPay)
    return only.length === 1
      ? [
          `It's one part, so it's one step: ${names(only)}, ${dollars(cost(only))} installed${more}.`,
          `Es una sola pieza: ${nombres(only)}, ${dollars(cost(only))} instalado${mas}.`,
        ]
      : [
          `Buy it in steps, install it in one: the tune is written for all ${only.length} parts together, ${dollars(cost(only))} installed${more}. Collect the parts as money comes in, the tune last; nothing goes on before it's all here.`,
          `Cómpralo por partes, móntalo de una vez: el tune es para las ${only.length} piezas juntas, ${dollars(cost(only))} instalado${mas}.`,
        ]
  }
  const cut = usd === undefined ? inSteps(lumps, count) : forMoney(lumps, usd)
  // Small steps at the front are told as one list: what is bought one after the other.
  const steps = cut.length <= MOST_STEPS ? cut : [cut.slice(0, 1 - MOST_STEPS).flat(), ...cut.slice(1 - MOST_STEPS)]
  const last = steps.length - 1
  const lines = steps.map((step, at) => {
    const when = at === 0 ? 'Now' : at === last ? 'Last' : 'Then'
    const isBit = steps.length < cut.length && at === 0
    return `${when}${isBit ? ', one at a time' : ''}: ${names(step)}, ${dollars(cost(step))} installed${saved(step, usd, isPay)[0]}.`
  })
  const lineas = steps.map(
    (step, at) =>
      `${at === 0 ? 'Ahora' : at === last ? 'Al final' : 'Luego'}: ${nombres(step)}, ${dollars(cost(step))} instalado${saved(step, usd, isPay)[1]}.`,
  )
  const power = steps[last] ?? []
  return [
    `Yes, in ${steps.length} steps. ${lines.join(' ')} It drives fine in between; the power comes with ${power.length > 1 ? 'the last step, those parts and the tune together' : 'the last step'}. ${dollars(reply.estimatedCost)} in all.`,
    `Sí, en ${steps.length} pasos. ${lineas.join(' ')} La potencia llega con el último. ${dollars(reply.estimatedCost)} en total.`,
  ]
}
