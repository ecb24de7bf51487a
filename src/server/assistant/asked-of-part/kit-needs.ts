import type { GenerateReply } from '../../../contract/configurator.ts'
import { FUEL_NAMES } from '../../../engine/display-words.ts'
import { carWords } from '../../planning/car-facts.ts'
import { type Answer, type Bilingual, dollars, inLanguage, suggestions, text, whp } from '../advisor.ts'
import { plannedSide } from '../built-sides.ts'
import { dangerTold } from '../danger-told.ts'
import { allKindsIn, BOOST_KINDS, makerIn } from '../part-words.ts'
import { carOf } from '../request-of.ts'
import type { Turn } from '../turn.ts'
import { type OfPart, partOf } from './of-part.ts'

const ASKS_NEEDS =
  /\b(?:what|whats|what's|anything|everything|que)\b[^.?!]{0,24}\b(?:else|needs?|on top|go(?:es)? with|with it|mas|hace falta|ocupa)\b/
const OTHER = /\b(?:tune|cost|price|long|hours?|instead|break\w*|fail\w*)\b/

/** The same after a kit was told: the plan on the car that is talked about. */
export function kitNeedsTold({ advisor, before, draft, reading, toldBefore, words }: Turn): Answer | undefined {
  const { asked, meaning } = reading
  if (before.shown !== undefined || draft.talk?.danger || dangerTold(asked, words)) return undefined
  if (!ASKS_NEEDS.test(asked) || OTHER.test(asked) || meaning.goal !== undefined || allKindsIn(asked).length > 0)
    return undefined
  const last = (toldBefore.at(-1) ?? '').toLowerCase()
  const kind = BOOST_KINDS.find((one) => before.talk?.of?.kinds.includes(one))
  const maker = makerIn(advisor.catalog.parts, last)
  const car = kind === undefined || !/\$\d/.test(last) ? undefined : carOf(advisor, draft, true)
  if (!kind || car === undefined || typeof car === 'string') return undefined
  const wished = {
    ...{ car: car.vehicle.modelId, year: car.year, boostKinds: [kind] },
    ...(maker ? { maker } : {}),
    ...(draft.fuel ? { fuel: draft.fuel } : {}),
  }
  const reply = plannedSide(advisor, wished, car)
  if (!reply) return undefined
  const told = needsOf(reply, carWords(car.vehicle, car.year))
  return [text(inLanguage(draft.language, told), car.assumed), suggestions('Plan it', 'What breaks first?')]
}

/** The plan with a blower or turbo kit and all that it needs on the car; undefined for any other part. */
function planWith({ spoken, car, ...one }: OfPart): GenerateReply | undefined {
  const part = partOf({ spoken, car, ...one })
  if (!part || !(BOOST_KINDS as readonly string[]).includes(part.kind)) return undefined
  const { fuel } = spoken.before
  const wished = {
    ...{ car: car.vehicle.modelId, year: car.year, boostKinds: [part.kind], maker: part.manufacturer },
    ...(fuel ? { fuel } : {}),
  }
  const reply = plannedSide(spoken.advisor, wished, car)
  return reply?.recommendedParts.some(({ partId }) => partId === part.id) ? reply : undefined
}

const onFuel = ({ enhancedData }: GenerateReply): string => FUEL_NAMES[enhancedData.preferences.fuel_type]

/** "What else does he need with it": the parts of the plan beside the kit, with prices. */
export function kitNeeds(one: OfPart): Bilingual | undefined {
  const reply = planWith(one)
  return reply && needsOf(reply, one.name)
}

function needsOf(reply: GenerateReply, name: string): Bilingual {
  const others = reply.recommendedParts.filter(({ slot }) => slot !== 'boost_source')
  const made = whp(reply.power.wheelHp)
  const list = others.map((part) => `${part.manufacturer} ${part.name} (${dollars(part.pricing.totalCost)})`)
  return list.length === 0
    ? [
        `Nothing more on the ${name} at the kit's own boost: about ${made} on ${onFuel(reply)} for ${dollars(reply.estimatedCost)} installed.`,
        `Nada más en el ${name} con el boost del kit: unos ${made} con ${onFuel(reply)} por ${dollars(reply.estimatedCost)} instalado.`,
      ]
    : [
        `The ${name} also needs, installed: ${list.join('; ')}. All in, about ${made} on ${onFuel(reply)} for ${dollars(reply.estimatedCost)}.`,
        `El ${name} pide además, instalado: ${list.join('; ')}. Todo junto, unos ${made} con ${onFuel(reply)} por ${dollars(reply.estimatedCost)}.`,
      ]
}

/** What a kit makes with all that it needs, told beside its price. */
export function kitMakes(one: OfPart): Bilingual {
  const reply = planWith(one)
  return reply
    ? [
        ` With what it needs: about ${whp(reply.power.wheelHp)} on ${onFuel(reply)}, ${dollars(reply.estimatedCost)} installed in all.`,
        ` Con lo que pide: unos ${whp(reply.power.wheelHp)} con ${onFuel(reply)}, ${dollars(reply.estimatedCost)} instalado en total.`,
      ]
    : ['', '']
}
