import { type Answer, type Bilingual, inLanguage, suggestions, text, whp } from '../advisor.ts'
import { carAnswer } from '../car-answers.ts'
import { type OfCar, ofCar, stockWhp } from '../frame/of-car.ts'
import { kindsIn } from '../part-words.ts'
import { wheelHpOf } from '../subject-of-answer.ts'
import type { Turn } from '../turn.ts'
import { atPower, bottomEndOf, powerSaid } from './fails-first.ts'

const ASKS_PSI =
  /\b(?:how (?:many|much) (?:psi|boost|pounds|lbs)|(?:safe|max\w*|most) (?:psi|boost)|(?:psi|boost|pounds)\b[^.?!]{0,24}\b(?:before|till|until|b4|safe|limit|max|too much))\b/
const OF_OTHER =
  /\b(?:is|are|run|runs|makes?|have|has|does it (?:run|make)) (?:it )?(?:on |from )?(?:stock|the factory)\b|\bstock (?:boost|psi)\b|\b(?:tires?|fuel pressure|oil pressure|kit|bigger|spring|wastegate|valve|gauge|meter)\b/

/** "How many psi before it goes boom": the power that turbo and bottom end take, and the boost of a tune for it. */
export function psiLimit({ advisor, draft, reading }: Turn): Answer | undefined {
  const { asked, meaning } = reading
  if (!ASKS_PSI.test(asked) || OF_OTHER.test(asked) || draft.shown || meaning.stranger !== undefined) return undefined
  if (meaning.goal !== undefined || /\b\d{1,2}(?:\.\d)? ?(?:psi|bar)\b/.test(asked)) return undefined
  const car = ofCar(advisor, draft, reading)
  const turboWhp = car?.vehicle.family.boostSourceLimitWheelHp?.[93]
  const stockPsi = car?.vehicle.engine.boostGaugePsi ?? 0
  if (!car || !turboWhp || stockPsi < 1) return undefined
  const bottom = bottomEndOf(car)
  const most = Math.min(turboWhp, bottom)
  const source = car.vehicle.engine.aspiration === 'supercharged' ? 'blower' : 'turbo'
  const first = bottom < turboWhp ? 'bottom end' : source
  const { failsFirst } = car.vehicle.family
  return [
    text(
      inLanguage(draft.language, [
        `It's the power and the knock that break it, not the gauge: on 93 the stock ${source} of the ${car.name} is good for about ${whp(turboWhp)} and the stock bottom end for about ${whp(bottom)}, so stop at about ${whp(most)}, the ${first} first. Stock is about ${Math.round(stockPsi)} psi at the power peak; a tune for it usually runs 3 to 6 psi over that and no more, with a log that shows no knock. What lets go: ${failsFirst}.`,
        `Lo que rompe es la potencia y la detonación: con 93 el turbo de fábrica del ${car.name} da para unos ${whp(turboWhp)} y el motor para unos ${whp(bottom)}; de fábrica trae unos ${Math.round(stockPsi)} psi y un tune suele dar 3 a 6 más, no más.`,
      ]),
      car.assumed,
    ),
    suggestions('What breaks first?', '100 more whp', 'On E85'),
  ]
}

const ASKS_SOUND =
  /\b(?:safe|ok(?:ay)?|fine|reliable|realistic|too much|dead|doable|possible|live|last|survive|bs|any good|reliability)\b/
const IS_QUESTION = /\?|\b(?:how|is|are|will|would|can|could|does|do|whats|what is)\b/
const ELSE =
  /\b(?:want|build|plan|need|cost|price|how much|e85|e30|insurance|warranty|legal|first car|son|daughter|teen\w*|new driver|brakes?|tires?|awd|for sale|sold|claims?)\b|\$/
const DAILY = /\b(?:daily|every day|commut\w*|miles a day|\d+ miles|to work)\b/

/** "Would 500 on my 340i be OK as a daily": whether the stock car bears it, and what has to change. */
export function soundTold(turn: Turn): Answer | undefined {
  const { advisor, draft, reading } = turn
  const { asked, meaning } = reading
  if (!ASKS_SOUND.test(asked) || !IS_QUESTION.test(asked) || ELSE.test(asked) || kindsIn(asked).length > 0)
    return undefined
  const isOther =
    meaning.stranger !== undefined || meaning.against?.car !== undefined || meaning.budgetUsd !== undefined
  if (isOther || draft.shown || meaning.installed || meaning.dynoSheet) return undefined
  const isOfStage = meaning.goal !== undefined && 'stage' in meaning.goal && /\breliab/.test(asked)
  if (meaning.intent === 'cart' || (meaning.intent === 'plan' && !isOfStage)) return undefined
  const car = ofCar(advisor, draft, reading)
  const isOfPower = isOfStage || meaning.goal === undefined || 'wheelHp' in meaning.goal || 'crankHp' in meaning.goal
  const power = car && isOfPower ? (wheelHpOf(advisor, car.vehicle, meaning) ?? powerSaid(asked)) : undefined
  if (!car || power === undefined || power < stockWhp(car)) return undefined
  const lines: Bilingual[] = [verdictOf(car, power), atPower(car, power), ...(DAILY.test(asked) ? [DAILY_WORDS] : [])]
  return [
    text(...lines.map((one) => inLanguage(draft.language, one)), car.assumed),
    suggestions(`${Math.round(power)} whp`, 'What breaks first?', 'How quick is it?'),
  ]
}

const ASKS_MOST =
  /\bhow much (?:power|w?hp|horse\w*)\b[^.?!]{0,24}\b(?:can|could|will|would)\b[^.?!]{0,20}\b(?:it|this|that|she|the (?:car|motor|engine)|one)\b[^.?!]{0,16}\b(?:do|take|handle|hold|live|survive|bear)\b/

/** "How much power can it take after the bolts are done": what the stock motor of the car that is talked about bears. */
export function mostBorne({ advisor, draft, reading }: Turn): Answer | undefined {
  const { asked, meaning } = reading
  if (!ASKS_MOST.test(asked) || draft.shown || meaning.goal !== undefined || meaning.stranger !== undefined)
    return undefined
  if (meaning.budgetUsd !== undefined || kindsIn(asked).length > 0) return undefined
  const car = ofCar(advisor, draft, reading)
  const told = car && carAnswer('safe_limit', { advisor, vehicle: car.vehicle, name: car.name, asked })
  return (
    told && [text(inLanguage(draft.language, told), car.assumed), suggestions('What breaks first?', '100 more whp')]
  )
}

const DAILY_WORDS: Bilingual = [
  'As a daily that means premium every tank, oil every 5,000 miles, a custom tune with a knock-free log, and a clutch or gearbox rated for it.',
  'Para diario: premium siempre, aceite cada 5,000 millas, tune a la medida y clutch o caja para esa potencia.',
]

function verdictOf(car: OfCar, power: number): Bilingual {
  const limit = bottomEndOf(car)
  const share = power / limit
  const percent = `${Math.round(100 * share)}% of the ${limit} whp that the stock bottom end takes on 93`
  if (share <= 0.92)
    return [
      `Yes for the engine: ${whp(power)} is ${percent} with a careful tune. The parts around it decide.`,
      `El motor sí: ${whp(power)} es el ${Math.round(100 * share)}% de los ${limit} whp que aguanta de fábrica con 93.`,
    ]
  if (share <= 1)
    return [
      `At the edge: ${whp(power)} is ${percent}.`,
      `Justo: ${whp(power)} es el ${Math.round(100 * share)}% de los ${limit} whp que aguanta de fábrica.`,
    ]
  return [
    `No, not on the stock bottom end: ${whp(power)} is ${percent}.`,
    `No con el motor de fábrica: aguanta unos ${limit} whp.`,
  ]
}
