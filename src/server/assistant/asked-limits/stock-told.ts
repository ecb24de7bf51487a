import { stockFigures } from '../../planning/car-facts.ts'
import { type Answer, type Bilingual, capital, inLanguage, suggestions, text, whp } from '../advisor.ts'
import { torqueIn } from '../computed/unit-words.ts'
import type { OfCar } from '../frame/of-car.ts'
import { slipWords } from '../question-answers.ts'
import type { Turn } from '../turn.ts'

type Figures = ReturnType<typeof stockFigures>

/** What of the stock car is asked, and how it is told first. */
const ASPECTS: readonly (readonly [RegExp, (figures: Figures, car: OfCar, asked: string) => Bilingual])[] = [
  [
    /\b(?:weigh\w*|weight|curb|heavy|pesa)\b/,
    ({ weightLb }) => [`${weightLb} lb from the factory`, `${weightLb} lb de fábrica`],
  ],
  [
    /\b(?:0 ?(?:-|to) ?60|0-100|zero to (?:sixty|60)|sixty)\b/,
    ({ timeSlip }) => [
      `0-60 in ${timeSlip.zeroToSixtyS.toFixed(1)} s, predicted on its factory tires`,
      `0-60 en ${timeSlip.zeroToSixtyS.toFixed(1)} s, según nuestra predicción`,
    ],
  ],
  [
    /\b(?:quarter|1\/4|et|trap|how fast|how quick|fast|quick)\b/,
    ({ timeSlip }) => [
      `${slipWords(timeSlip)}, predicted on its factory tires`,
      `${slipWords(timeSlip)}, según nuestra predicción`,
    ],
  ],
  [
    /\b(?:torque|tq|wtq|lb-?ft|nm)\b/,
    ({ crankTorqueLbft, wheelTorqueLbft }, _, asked) => [
      `${torqueIn(asked)(crankTorqueLbft)} at the crank, about ${torqueIn(asked)(wheelTorqueLbft)} at the wheels`,
      `${torqueIn(asked)(crankTorqueLbft)} al cigüeñal, unas ${torqueIn(asked)(wheelTorqueLbft)} a las ruedas`,
    ],
  ],
  [
    /\b(?:w?hp|whp|horse\w*|power|ps|caballos|wheels?)\b/,
    ({ crankHp, wheelHp }) => [
      `about ${whp(wheelHp)}, rated ${crankHp} hp at the crank`,
      `unos ${whp(wheelHp)}, ${crankHp} hp al cigüeñal`,
    ],
  ],
]

const OF_WEIGHT = /\b(?:weigh\w*|weight|curb|heavy|pesa)\b/
const OF_RUN = /\b(?:0 ?(?:-|to) ?60|0-100|sixty|quarter|1\/4|et|trap|fast|quick)\b/
const OF_POWER = /\b(?:w?hp|whp|horse\w*|power|ps|caballos|wheels?)\b/
const PS_PER_HP = 1.01387

/** Stock figures of a car: what was asked first, then the rest in a line. */
export function stockTold({ advisor, draft }: Turn, car: OfCar, asked: string): Answer {
  const figures = stockFigures(advisor.catalog, car.vehicle)
  const { crankHp, wheelHp, crankTorqueLbft, weightLb, timeSlip } = figures
  const wanted = ASPECTS.filter(([form]) => form.test(asked)).map(([, tell]) => tell(figures, car, asked))
  const ps = /\bps\b/.test(asked) ? ` (${Math.round(crankHp * PS_PER_HP)} PS)` : ''
  const has = (form: RegExp): boolean => wanted.length > 0 && form.test(asked)
  const rest = [
    has(OF_POWER) ? '' : `rated ${crankHp} hp${ps} and ${torqueIn(asked)(crankTorqueLbft)}, about ${whp(wheelHp)}`,
    has(OF_WEIGHT) ? '' : `${weightLb} lb`,
    has(OF_RUN) ? '' : `${slipWords(timeSlip)} ${inLanguage(draft.language, ['predicted', 'según predicción'])}`,
  ].filter(Boolean)
  const lead: Bilingual =
    wanted.length > 0
      ? [
          `The stock ${car.name}: ${wanted.map(([english]) => english).join('; ')}.`,
          `El ${car.name} de fábrica: ${wanted.map(([, spanish]) => spanish).join('; ')}.`,
        ]
      : [`The stock ${car.name}, in figures:`, `El ${car.name} de fábrica:`]
  return [
    text(inLanguage(draft.language, lead), wanted.length >= 2 ? '' : capital(`${rest.join('; ')}.`), car.assumed),
    suggestions('100 more whp', 'What breaks first?', 'As much as possible under $5,000'),
  ]
}
