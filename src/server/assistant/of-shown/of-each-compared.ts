import { carWords } from '../../planning/car-facts.ts'
import { type Answer, type Bilingual, dollars, inLanguage, suggestions, text, whp } from '../advisor.ts'
import type { Side } from '../built-sides.ts'
import { dangerTold } from '../danger-told.ts'
import { readMessageOnce } from '../read-message-once.ts'
import { builtSides } from '../sides-of-talk.ts'
import type { Turn } from '../turn.ts'
import { aspectOf, aspectsAsked } from './aspects-of-asks.ts'
import { tellAspects } from './tell-aspect.ts'

/** So likely every ask of a message is of a build, it is answered of each that was compared. */
const LIKELY = 0.5
const FEWEST = 2

const asksOfBuilds = ({ reading: { asks = [] } }: Turn): boolean =>
  asks.length > 0 && asks.every(({ kind, likely }) => likely >= LIKELY && aspectOf(kind) !== undefined)

/** "How long would each take" after two builds were held against each other: the same of both, and nobody is asked which. */
export function ofEachCompared(turn: Turn): Answer | undefined {
  const { advisor, before, draft, reading } = turn
  const { compared } = before
  const isOfOne = reading.meaning.car !== undefined || reading.mayMean.length > 0 || before.car !== undefined
  if (!compared?.words || isOfOne || before.shown !== undefined || !asksOfBuilds(turn)) return undefined
  if (before.talk?.danger || dangerTold(reading.asked, turn.words)) return undefined
  const sides = builtSides(advisor, {}, readMessageOnce(advisor.catalog, compared.words)) ?? []
  const aspects = aspectsAsked(reading.asked, reading.asks, { turns: before.turns })
  const told = sides.flatMap(({ car: { vehicle, year }, reply, usd, wheelHp }: Side): Bilingual[] => {
    if (!reply) return []
    const name = carWords(vehicle, year)
    const [english, spanish] = tellAspects({ advisor, vehicle, name, reply, asked: reading.asked }, reply, aspects)
    return [
      [
        `${name}, ${whp(wheelHp)} for ${dollars(usd)}: ${english}`,
        `${name}, ${whp(wheelHp)} por ${dollars(usd)}: ${spanish}`,
      ],
    ]
  })
  if (told.length < FEWEST) return undefined
  return [
    text(told.map((one) => inLanguage(draft.language, one).trim()).join('\n')),
    suggestions('Which one would you pick?', 'What breaks first?'),
  ]
}
