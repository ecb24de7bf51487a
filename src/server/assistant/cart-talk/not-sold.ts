import type { Part } from '../../../engine/model.ts'
import { dollarsOf } from '../../pricing/money.ts'
import { type Answer, type Bilingual, dollars, inLanguage, listed, suggestions, text } from '../advisor.ts'
import { tellsTrouble } from '../knowledge/question-shape.ts'
import { offered } from '../offered-part.ts'
import { kindWords } from '../parts-answer.ts'
import type { Turn } from '../turn.ts'
import { isOfCar } from './names-said.ts'
import type { SaidItem } from './order-of.ts'
import { chosenOf, ofKinds } from './pick-part.ts'
import { carOfOrder, contextOf, draftOfCar, isShort, nameOfCar, type Spoken, spokenOrder } from './spoken-order.ts'
import { IS_GEAR, IS_OTHER_TIRE, SUMMER_TIRES } from './things-not-sold.ts'

const SELLS =
  /\b(?:you|u|ya|yall|you guys) (?:have|sell|carry|stock|got|do)\b|\b(?:looking for|in stock|universal|how much (?:is|are|for)|price on|i need|need (?:a|an|some|\d))\b/
/** A trouble, a doubt or a how: explained, and not sold. */
const EXPLAINED =
  /\b(?:leak\w*|squeak\w*|squeal\w*|rattl\w*|whin\w*|grind\w*|vibrat\w*|slip\w*|smell\w*|startup|spins?|hot|over ?heat\w*|dead|die[sd]?|broke\w*|bad|fail\w*|noise|knock\w*|smok\w*|light|codes?|stuck|replac\w*|chang\w*|how (?:do|does|to|often|long)|why|when|best|better|should|recommend\w*|interval|worth|do i need|does it|do they|need to|help|fit|install\w*|legal|vs|or)\b/
const MOST_WORDS = 25
const FEW_LEFT = 1
const SURELY_OF_PART = 0.3
const NONE = /(?:^|\s)(?:We don't carry|No manejamos) /

/** "You sell wiper blades", "2 oil filters and a drain plug": what we do not carry is said, and not explained. */
export function notSold(turn: Turn): Answer | undefined {
  const { draft, reading } = turn
  const { goal, budgetUsd, intent } = reading.meaning
  if (draft.talk?.danger || (goal ?? budgetUsd) !== undefined || intent === 'reset') return undefined
  if (tellsTrouble(reading.asked)) return undefined
  if (reading.asked.split(/\s+/).length > MOST_WORDS) return undefined
  const spoken = spokenOrder(turn)
  return stillNot(spoken) ?? sought(spoken)
}

function sought(spoken: Spoken): Answer | undefined {
  const { order, heard, draft, reading } = spoken
  const things = order.items.filter(({ thing }) => thing !== undefined)
  if (things.length === 0 || things.length < order.items.length || EXPLAINED.test(heard)) return undefined
  const isGear = things.every(({ name }) => IS_GEAR.test(name))
  const isList = things.length > 1 || (things[0]?.count !== undefined && !heard.includes('?'))
  if (isGear || /gift ?card/.test(heard) || !(SELLS.test(heard) || isList || isBare(spoken, things))) return undefined
  const own = draftOfCar(spoken)
  const car = reading.meaning.stranger === undefined ? carOfOrder(spoken, own) : undefined
  const context = car && 'vehicle' in car ? contextOf(spoken, own, car) : undefined
  const brought = context
    ? context.advisor.catalog
        .partsFor(context.car.vehicle)
        .filter(({ name }) => things.some(({ thing }) => thing?.inName?.test(name)))
        .slice(0, 3)
    : []
  const near = things.flatMap(({ thing }) => thing?.near ?? [])
  const nearest =
    context && brought.length === 0 && near.length > 0 ? chosenOf(ofKinds(context, near, ''), '') : undefined
  const namesOf = (some: readonly SaidItem[]): string =>
    listed([...new Set(some.map(({ makers, name }) => calledWith(makers, name)))], 'or')
  const names = namesOf(things)
  const missing = things.filter(({ thing }) => !brought.some(({ name }) => thing?.inName?.test(name)))
  const [none, ninguno] =
    missing.length > 0 ? [`We don't carry ${namesOf(missing)}. `, `No manejamos ${namesOf(missing)}. `] : ['', '']
  const of = context ? ` for the ${nameOfCar(context.car)}` : ''
  const isTires = things.some(({ name }) => IS_OTHER_TIRE.test(name))
  const price = nearest && `${nearest.manufacturer} ${nearest.name}, ${dollars(dollarsOf(nearest.priceCents))}`
  const words: Bilingual =
    brought.length > 0
      ? [
          `${none}What we have with ${none ? 'the rest of it' : 'that'}${of}: ${pricesOf(brought)}.`,
          `${ninguno}Lo que tenemos con ${none ? 'lo demás' : 'eso'}: ${pricesOf(brought)}.`,
        ]
      : [
          `We don't carry ${names}${of}${isTires ? `. ${SUMMER_TIRES[0]}` : ': our list is power, fuel, cooling, brakes, suspension, driveline and tires.'}${nearest ? ` Nearest to it in ${kindWords(nearest.kind)}: ${price}.` : ''} Ask at /contact and we'll see if we can get it.`,
          `No manejamos ${names}${isTires ? `. ${SUMMER_TIRES[1]}` : ': nuestra lista es potencia, combustible, enfriamiento, frenos, suspensión, transmisión y llantas.'}${nearest ? ` Lo más cercano: ${price}.` : ''} Pregunta en /contact si te lo podemos conseguir.`,
        ]
  const shown = [...brought, ...(nearest ? [nearest] : [])]
  return [
    text(inLanguage(draft.language, words)),
    ...(context && shown.length > 0
      ? [{ type: 'parts' as const, vehicleId: context.car.vehicle.id, parts: shown.map(offered) }]
      : []),
    suggestions('What parts do you have for it?'),
  ]
}

export const articled = (name: string): string =>
  /s$|^(?:tires|tyres) |oil$|motor oil|engine oil|fluid|wrap|coolant|300v|atf|gear|hose$/i.test(name)
    ? name
    : `${/^[aeio]/i.test(name) ? 'an' : 'a'} ${name}`

/** Of tires for snow the maker "Snow Performance" makes none. */
const calledWith = (makers: readonly string[], name: string): string =>
  articled(IS_OTHER_TIRE.test(name) ? name : withMaker(makers, name.replace(/^(?:qts?|quarts?|bottles?) (?:of )?/, '')))

const withMaker = (makers: readonly string[], name: string): string => {
  const [maker] = makers
  return maker && !name.includes(maker.toLowerCase()) ? `${maker} ${name}` : name
}

/** Told with their heat and pressure, they are no wish to buy. */
const FLUIDS = /\b(?:oil|fluid|atf|300v|pressure|hoses?|lines?)$/

/** "Headbolts for a w204 c63": hardly a word beside the thing and the car. */
function isBare({ heard, reading, advisor }: Spoken, things: readonly SaidItem[]): boolean {
  const makers = things.flatMap((thing) => thing.makers.map((maker) => maker.toLowerCase())).join(' ')
  const left = heard
    .replaceAll(/\S*\d\S*|[^a-z\s]/g, ' ')
    .split(/\s+/)
    .filter((word) => word.length > 2 && !OF_ANY_ORDER.test(word) && !makers.includes(word))
    .filter((word) => !things.some(({ name }) => name.includes(word)) && !isOfCar(advisor.catalog.vehicles, word))
  const isOfPart = reading.asks?.some(({ kind, likely }) => kind.startsWith('parts.') && likely >= SURELY_OF_PART)
  const isPlain = !heard.includes('?') && (reading.meaning.intent !== 'topic' || isOfPart === true)
  return left.length <= FEW_LEFT && isPlain && !things.some(({ name }) => FLUIDS.test(name))
}

/** Words that may stand beside a thing and say nothing else of it. */
const OF_ANY_ORDER =
  /^(?:the|and|for|with|set|sets|kit|pair|new|ones?|whole|updated|matching|front|rear|please|pls|any|some|universal|my|his|her|on|of)$/

const ORDERS = /\b(?:cart|basket|all|both|rest|make|add|throw|put|take|empty|x ?\d{1,2}|\d{1,2})\b/

/** An order of what was just said not to be carried. */
function stillNot({ messages, heard, so, draft, order }: Spoken): Answer | undefined {
  const last = messages.findLast(({ from }) => from === 'assistant')?.text ?? ''
  const isOther = order.items.some(({ kinds, makers, numbers }) => kinds.length + makers.length + numbers.length > 0)
  if (!NONE.test(last) || so.lines.length > 0 || isOther || heard.includes('?')) return undefined
  if (!isShort(heard) || !ORDERS.test(heard)) return undefined
  const words: Bilingual = [
    "None of that is in your cart: it isn't in our list, so there was nothing to put in. Ask at /contact and we'll see if we can get it.",
    'Nada de eso está en tu carrito: no está en nuestra lista. Pregunta en /contact y vemos si lo conseguimos.',
  ]
  return [text(inLanguage(draft.language, words)), suggestions('What parts do you have for it?')]
}

const pricesOf = (parts: readonly Part[]): string =>
  parts
    .map(({ manufacturer, name, priceCents }) => `${manufacturer} ${name}, ${dollars(dollarsOf(priceCents))}`)
    .join('; ')
