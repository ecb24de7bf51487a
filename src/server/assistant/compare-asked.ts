import { type Answer, inLanguage, text } from './advisor.ts'
import { besideOurs } from './beside-ours.ts'
import { carsCompared } from './cars-compared.ts'
import { carsIn, strangersIn } from './cars-said.ts'
import { answerCompare } from './compare-answer.ts'
import { compareBuilt, toldSides } from './compare-built.ts'
import { stockSides, verdictOfStock } from './compare-verdict.ts'
import { dangerTold } from './danger-told.ts'
import type { Draft } from './draft.ts'
import { firstCar } from './first-car.ts'
import type { MessageReading } from './meaning-of.ts'
import { sidesOfEarlier, stagesCompared } from './sides-of-earlier.ts'
import { COMPONENT_WORDS } from './strength-goes-on.ts'
import type { Turn } from './turn.ts'

/** So surely two cars or two builds are held against each other; less where two cars are named. */
const SURE = 0.5
const WITH_CARS = 0.3

/** "How do stage 2 and stage 3 differ": the words say what is held against what. */
const STAGES_NAMED = /\bstages? [123]\b[^.?!]*\b(?:and|vs\.?|versus|or|to|over|than|n)\b[^.?!]*\b[123]\b/

const DIFFERS = /\bdiffer\w*\b/

const FEW_WORDS = 5
const CHANGES = /\b(?:wins?|quicker|faster|cheaper|tun\w+|stage|both|e85|e30)\b/

/** The message as a comparison of these cars. */
function asComparison(
  before: Draft,
  reading: MessageReading,
  cars: ReturnType<typeof carsCompared>['cars'],
): MessageReading {
  const [first, second] = cars
  const { topic: _, car: __, year: ___, cars: ____, against: _____, ...said } = reading.meaning
  return {
    ...reading,
    meaning: {
      ...said,
      intent: 'compare',
      ...first,
      ...(second ? { against: second } : {}),
      ...(cars.length > 2 ? { cars } : {}),
      ...(said.fuel === undefined && before.fuel && cars.some(({ car }) => car === before.car)
        ? { fuel: before.fuel }
        : {}),
    },
  }
}

/** Money beside a car that is to be bought is what the car may cost. */
const BUYS_CAR = /\b(?:used|first car|buy(?:ing)?|shopping|looking at)\b/
const MONEY = /\$ ?\d[\d,.]*k?\b|\b\d[\d,.]* ?(?:k|grand|dollars|bucks)\b/g
/** Held against each other for what they become: a stage of each tells. */
const TO_BUILD = /\bcheap\w*|\btun(?:e|ed|ing)\b|\bbuild\b|\bper dollar\b|\bfor the money\b|\bwhich (?:one )?first\b/
const EACH_BUILT = ' both stage 1'

const withoutMoney = (reading: MessageReading): MessageReading => {
  const { budgetUsd: _, goal, ...said } = reading.meaning
  const isMost = goal !== undefined && 'most' in goal
  return {
    ...reading,
    asked: reading.asked.replaceAll(MONEY, ' '),
    meaning: { ...said, ...(goal && !isMost ? { goal } : {}) },
  }
}

/** What was read as two cars of ours already. */
const isRead = ({ meaning: { intent, car, against } }: MessageReading, before: Draft): boolean =>
  intent === 'compare' && against?.car !== undefined && (car ?? before.car) !== undefined

function toldCars({ advisor, before, draft }: Turn, held: MessageReading): Answer {
  const built =
    compareBuilt(advisor, before, draft, held) ??
    (TO_BUILD.test(held.asked) && !held.meaning.goal && held.meaning.cars === undefined
      ? compareBuilt(advisor, before, draft, { ...held, asked: `${held.asked}${EACH_BUILT}` })
      : undefined)
  if (built) return built
  const stock = stockSides(advisor, held)
  const verdict = stock && draft.language !== 'es' ? verdictOfStock(advisor.catalog, stock, held.asked) : undefined
  return [...(verdict ? [text(`${verdict} `)] : []), ...answerCompare(advisor, draft, held)]
}

/** Cars, builds or stages that a message surely holds against each other: those it names, and those of the talk. */
export function compareAsked(asked: Turn): Answer | undefined {
  const turn = { ...asked, reading: withoutDiff(asked.reading) }
  return compared(turn)
}

/** "Any diff for a tune": a difference, and no differential. */
const withoutDiff = (reading: MessageReading): MessageReading => ({
  ...reading,
  asked: reading.asked.replace(
    /\b(any|the|big|much|what is the|whats the) diff\b(?! (?:oil|fluid|gears?|cover|ratio))/,
    '$1 difference',
  ),
})

function compared(turn: Turn): Answer | undefined {
  const { advisor, before, draft, reading, words } = turn
  const { asked, asks = [] } = reading
  const namesStages = STAGES_NAMED.test(asked)
  const byAsk = asks.find(
    ({ kind }) =>
      kind === 'compare.cars' ||
      kind === 'compare.builds' ||
      (kind === 'advice.buy' && carsIn(advisor.catalog, asked).length > 1),
  )
  if (COMPONENT_WORDS.some(([, form]) => form.test(asked)) && before.compared) return undefined
  // "So which one" after two were held against each other decides between them.
  if (before.compared && asked.split(/\s+/).filter(Boolean).length <= FEW_WORDS && !CHANGES.test(asked))
    return undefined
  const ask = byAsk ?? (namesStages && DIFFERS.test(asked) ? asks[0] : undefined)
  if (!ask || (ask.likely < WITH_CARS && !namesStages) || asks.length > 1) return undefined
  if (draft.talk?.danger !== undefined || dangerTold(asked, words)) return undefined
  const stages = namesStages || ask.likely >= SURE ? stagesCompared(advisor, before, draft, reading) : undefined
  if (stages) return toldSides(advisor, draft, reading, stages)
  if (firstCar(advisor, draft, reading)) return undefined
  const { cars, stranger } = carsCompared(advisor.catalog, before, asked)
  const isNamed = cars.length > 1 && (reading.meaning.intent === 'compare' || ask.likely >= SURE)
  if (!isNamed && ask.likely < SURE) return undefined
  const said = BUYS_CAR.test(asked) ? withoutMoney(reading) : reading
  const planned = carsIn(advisor.catalog, asked).length === 0 && cars.length === 2 && !isRead(reading, before)
  const ofTalk = planned ? sidesOfEarlier(advisor, before, said, cars) : undefined
  if (ofTalk) return toldSides(advisor, draft, asComparison(before, said, cars), ofTalk)
  if (isRead(reading, before) && cars.length < 3) return toldCars(turn, said)
  if (stranger !== undefined && cars.length === 1) return besideOurs(advisor, before, draft, said, stranger, cars)
  if (cars.length < 2) return undefined
  const held = asComparison(before, said, cars)
  return [...ofStrangers(turn), ...toldCars(turn, held)]
}

/** Which of those that are named is none of ours. */
function ofStrangers({ advisor, draft, reading: { asked } }: Turn): Answer {
  const [stranger] = strangersIn(advisor.catalog, asked)
  return stranger === undefined
    ? []
    : [
        text(
          inLanguage(draft.language, [
            `We don't build the ${stranger}, so no figures of it. `,
            `El ${stranger} no lo trabajamos. `,
          ]),
        ),
      ]
}
