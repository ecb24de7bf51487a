import { carWords } from '../planning/car-facts.ts'
import { type Advisor, type Answer, inLanguage, suggestions, text } from './advisor.ts'
import { carAnswer, type Subject, slipPower } from './car-answers.ts'
import type { Draft } from './draft.ts'
import { carOfEngine } from './engine-said.ts'
import type { MessageReading } from './meaning-of.ts'
import { planOf } from './plan-answer.ts'
import { carOf } from './request-of.ts'
import { SHOP_ANSWERS } from './shop-answers.ts'
import { type Topic, topicsIn } from './topics.ts'
import { TRADE_ANSWERS } from './trade-answers.ts'

const MORE = ['What breaks first?', '100 more whp', 'What does stage 2 mean?'] as const

/** A question that no build answers: of the shop, of the trade, or of the car that is talked about. */
export function answerTopic(advisor: Advisor, draft: Draft, reading: MessageReading): Answer {
  const { meaning, asked } = reading
  const topic: Topic = meaning.topic ?? (/\bheat|hot laps?|falls? on/.test(asked) ? 'heat' : 'weak_points')
  const subject = subjectOf(advisor, draft, reading)
  const told =
    (topic === 'slip_power' ? slipPower(asked) : undefined) ??
    (subject && carAnswer(topic, subject)) ??
    SHOP_ANSWERS[topic] ??
    TRADE_ANSWERS[topic]
  if (told) {
    const also = SHOP_ANSWERS[topic] ? topicsIn(asked).flatMap((one) => (one === topic ? [] : [SHOP_ANSWERS[one]])) : []
    const all = [told, ...also.filter((one) => one !== undefined).slice(0, 2)]
    return [text(...all.map((one) => inLanguage(draft.language, one))), suggestions(...MORE)]
  }
  return [
    text(
      inLanguage(draft.language, [
        'Which car is it: year, make and model? The answer depends on the engine.',
        '¿Qué carro es? Dime año, marca y modelo: la respuesta depende del motor.',
      ]),
    ),
  ]
}

/** The car of the question: named in it, the one that is talked about, or one with the engine that it names. */
function subjectOf(advisor: Advisor, draft: Draft, { meaning, asked }: MessageReading): Subject | undefined {
  const goal = meaning.goal && 'wheelHp' in meaning.goal ? meaning.goal.wheelHp : bareGoal(asked)
  const isOther = meaning.car !== undefined && meaning.car !== draft.shown?.modelId
  const { catalog } = advisor
  const named =
    isOther && meaning.car ? { car: meaning.car, ...(meaning.year ? { year: meaning.year } : {}) } : undefined
  const engine = carOfEngine(catalog.vehicles, asked)
  const wanted: Draft | undefined = named ?? (draft.shown || draft.car ? draft : undefined)
  if (wanted && !(engine && !named && engine.modelId !== wanted.car && !draft.shown)) {
    const chosen = carOf(advisor, wanted, true)
    if (typeof chosen !== 'string') {
      const ofEngine = engine?.modelId === chosen.vehicle.modelId && wanted.year === undefined ? engine : chosen.vehicle
      const planned = !named && draft.shown ? planOf(advisor, draft.shown) : undefined
      return {
        ...{
          advisor,
          vehicle: ofEngine,
          asked,
          name: carWords(ofEngine, ofEngine === chosen.vehicle ? chosen.year : ofEngine.yearTo),
        },
        reply: planned?.ok ? planned.reply : undefined,
        goalWheelHp: goal,
      }
    }
  }
  if (!engine) return undefined
  return { advisor, vehicle: engine, asked, name: `${engine.make} ${engine.model}`, goalWheelHp: goal }
}

const bareGoal = (asked: string): number | undefined => {
  const figure = Number(
    /\b(\d{3,4})\b(?! ?(?:cc|lbs?|rpm|z\b|i\b|ci\b|cubic|(?:small |big )?block|engine|motor))/.exec(asked)?.[1],
  )
  return figure >= 150 && figure <= 1600 ? figure : undefined
}
