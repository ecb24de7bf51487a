import { carWords } from '../../planning/car-facts.ts'
import { type Advisor, type Answer, dollars, inLanguage, type Said, suggestions, text } from '../advisor.ts'
import { planOfBuild } from '../cart-answer.ts'
import type { Draft } from '../draft.ts'
import { kindsIn } from '../part-words.ts'
import { shownBuild } from '../stage-plan.ts'
import type { Turn } from '../turn.ts'
import { placeSaid } from './place-said.ts'
import { isShort, spokenOrder } from './spoken-order.ts'

type Shown = Extract<ReturnType<typeof shownBuild>, { ok: true }> & { request: NonNullable<Said['request']> }

const ORDERS =
  /\b(?:order|buy|purchase|cart|basket|carrito|check ?out|(?:add|put|throw|toss|stick|drop)\b.*\b(?:in|to|cart|order|list)|(?:i(?:'ll| will)?|let me|lemme|gonna|wanna|want to) (?:take|get|grab|have|order|buy)|gimme|give me|do me|ring (?:me )?up|go(?:ing)? with|get me|book)\b/
/** Right after a build: "im in. send it", "sold", "let's do it". */
const AGREES =
  /^\W*(?:(?:ok(?:ay)?|yes|yeah|yep|cool|sweet|bet|alright|aight|perfect|nice|damn|fuck it|screw it|f it|i'?m (?:in|sold|down)|im (?:in|sold|down)|deal|looks good|i like it|love it|that works)\W+)*(?:send it|ship it|sold|deal|i am (?:in|sold|down)|i'?m (?:in|sold|down)|let'?s do (?:it|this)|let us do (?:it|this)|make it happen|pull the trigger|run it|ring it up|wrap it up|order it|buy it|i'll take it|take my money)\W*$/
const BOTH = /\b(?:both|the two of them|all (?:of them|three|two|3|2))\b/
const CHEAPER =
  /\b(?:cheap\w*|least expensive|less expensive|lowest|budget) (?:ones?|builds?|plan|setup|option)\b|\bcheapest\b/
const DEARER =
  /\b(?:expensive|priciest|pricier|dearest|big(?:ger)?|strong(?:er|est)?|fast(?:er|est)?|(?:more|most) (?:power\w*|expensive)|high(?:er|est)?(?: hp)?) (?:ones?|builds?|plan|setup|option)\b/
const OF_POWER = /\b(\d{3,4}) ?(?:w?hp|wheel|whp)?(?: (?:hp|wheel))? (?:one|build|setup|plan)\b/
const EMPTY = /^(?:the|and|of|pro|base|one|build)$/

const wordsOf = ({ reply, request }: Shown): string[] => {
  const { make, model } = reply.enhancedData.vehicle
  return `${make} ${model} ${request.year}`
    .toLowerCase()
    .split(/[^a-z\d.]+/)
    .filter((word) => word.length > 1 && !EMPTY.test(word))
}

/** Of the builds those whose car the words name, by what tells it from the others. */
function ofCar(builds: readonly Shown[], heard: string): readonly Shown[] {
  const said = new Set(heard.match(/[a-z\d.]+/g) ?? [])
  const own = builds.filter((one) => {
    const others = builds.filter((other) => other !== one).flatMap(wordsOf)
    return wordsOf(one).some((word) => !others.includes(word) && said.has(word))
  })
  return own.length < builds.length ? own : []
}

const FUEL_SAID: readonly (readonly [RegExp, string])[] = [
  [/\be85\b|\bethanol\b|\bcorn\b/, 'e85'],
  [/\b93\b/, '93'],
  [/\b91\b/, '91'],
  [/\b(?:pump gas|gas|gasoline)\b/, '93'],
]

/** The build or builds that the words point at; undefined where they point at none. */
function chosen(builds: readonly Shown[], heard: string): readonly Shown[] | undefined {
  if (BOTH.test(heard)) return builds
  const byCar = ofCar(builds, heard)
  if (byCar.length > 0) return byCar.slice(-1)
  const fuel = FUEL_SAID.find(([form]) => form.test(heard))?.[1]
  const ofFuel = builds.filter(({ reply }) => reply.enhancedData.preferences.fuel_type === fuel)
  if (ofFuel.length === 1) return ofFuel
  const byCost = builds.toSorted((a, b) => a.reply.estimatedCost - b.reply.estimatedCost)
  if (CHEAPER.test(heard)) return byCost.slice(0, 1)
  if (DEARER.test(heard)) return byCost.slice(-1)
  const power = Number(OF_POWER.exec(heard)?.[1] ?? 0)
  const ofPower = builds.filter(({ reply }) => Math.abs(reply.estimatedHorsepower - power) < NEAR_WHP)
  if (ofPower.length === 1) return ofPower
  const place = placeSaid(heard)
  const one = place === undefined ? undefined : builds.at(place)
  return one && [one]
}
const NEAR_WHP = 20

/** The builds that the talk showed, each once, in their order. */
function buildsShown({ advisor, draft, messages }: Turn): Shown[] {
  const { part: _, ...open } = draft
  const found = messages.flatMap(({ from, request }): Shown[] => {
    const planned = from === 'assistant' && request ? shownBuild(advisor, open as Draft, request) : undefined
    return planned?.ok && request && planned.reply.recommendedParts.length > 0 ? [{ ...planned, request }] : []
  })
  const keyed = found.map(
    (one) => [one.reply.recommendedParts.map(({ partId }) => partId).join() + one.request.vehicleId, one] as const,
  )
  return [...new Map(keyed).values()]
}

/** "Order the cheap one", "cart the first one", "the Mustang one", "both": of the builds that were shown the one that is meant, and never another. */
export function buildOfSeveral(turn: Turn): Answer | undefined {
  const { advisor, draft, messages, reading } = turn
  if (messages.every(({ request }) => request === undefined) || draft.talk?.danger) return undefined
  const { heard, so } = spokenOrder(turn)
  const isAgreed = AGREES.test(heard) && messages.at(-2)?.request !== undefined
  if (!isAgreed && (!ORDERS.test(heard) || !isShort(heard) || heard.includes('?') || so.isGoingOn)) return undefined
  if (kindsIn(reading.asked).length > 0 && !OF_POWER.test(heard)) return undefined
  const builds = buildsShown(turn)
  const meant = isAgreed ? builds.filter(({ request }) => request === messages.at(-2)?.request) : chosen(builds, heard)
  if (!meant || meant.length === 0 || (builds.length < 2 && !isAgreed)) return undefined
  return placedInCart(advisor, draft, meant)
}

function placedInCart(advisor: Advisor, draft: Draft, meant: readonly Shown[]): Answer {
  const names = meant.map(({ reply, request }) => {
    const vehicle = advisor.catalog.vehicle(reply.enhancedData.vehicle.id)
    const name = vehicle ? carWords(vehicle, Number(request.year)) : ''
    const what = `${name}: ${Math.round(reply.estimatedHorsepower)} whp`
    const price = dollars(reply.estimatedCost)
    return [
      `the whole build with its installation (${what}), ${price}`,
      `el build completo con instalación (${what}), ${price}`,
    ] as const
  })
  const all = (at: 0 | 1) => names.map((name) => name[at]).join('; ')
  return [
    ...meant.flatMap(
      (one): Answer => [
        { type: 'build', reply: one.reply, request: one.request },
        { type: 'cart', plan: planOfBuild(one.request, one) },
      ],
    ),
    text(inLanguage(draft.language, [`In your cart: ${all(0)}.`, `En tu carrito: ${all(1)}.`])),
    suggestions('What breaks first?', 'Show my cart'),
  ]
}
