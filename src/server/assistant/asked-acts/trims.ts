import type { Vehicle } from '../../../engine/model.ts'
import { type Answer, inLanguage, text } from '../advisor.ts'
import { carsIn } from '../cars-said.ts'
import { answerCompare } from '../compare-answer.ts'
import type { Turn } from '../turn.ts'
import { askIn, asksNothingSurely } from './ask-in.ts'

const SURE = 0.5
const DIFFERS = /\b(?:differ\w*|badges?|stickers?|same (?:car|engine|motor)|just a trim)\b/
/** So small a gain over the plain car is no reason to trade. */
const SMALL = 0.1

/** "Is the NISMO any different than my 370": a trim that is named alone against the plain car of the same plate. */
export function trims(turn: Turn): Answer | undefined {
  const { advisor, draft, reading } = turn
  const { asked, meaning, mayMean } = reading
  const isUnsure = asksNothingSurely(turn, ['compare', 'advice', 'stock']) && DIFFERS.test(asked)
  if (!(isUnsure || askIn(turn, ['compare.cars'], SURE)) || carsIn(advisor.catalog, asked).length > 1) return undefined
  const pair = pairOf(advisor.catalog.vehicles, [...mayMean.map(({ car }) => car), meaning.car], asked)
  if (!pair) return undefined
  const [plain, trim] = pair
  const held = answerCompare(advisor, draft, {
    ...reading,
    mayMean: [],
    meaning: { intent: 'compare', car: plain.modelId, against: { car: trim.modelId } },
  })
  const more = trim.engine.crankHp - plain.engine.crankHp
  const isSame = plain.family.id === trim.family.id
  if (!isSame) return held
  const isSmall = more < SMALL * plain.engine.crankHp
  return [
    text(
      inLanguage(draft.language, [
        `Same engine (${plain.family.name}), ${more > 0 ? `${more} hp more at the crank` : 'the same power'}. ${isSmall ? "For the engine alone it isn't worth a trade: parts on yours make that up." : 'The rest is hardware: see below.'} `,
        `El mismo motor (${plain.family.name}), ${more} hp más. `,
      ]),
    ),
    ...held,
  ]
}

const wordsOf = ({ model }: Vehicle): string[] => model.toLowerCase().split(/[^a-z\d.]+/)
/** "370Z NISMO" is a trim of the "370Z". */
const isTrimOf = (one: Vehicle, plain: Vehicle): boolean =>
  one.make === plain.make && wordsOf(one).slice(0, -1).join(' ') === wordsOf(plain).join(' ')

/** The plain car and a trim of its plate, both spoken of: "370" and "NISMO". */
function pairOf(
  vehicles: readonly Vehicle[],
  ids: readonly (string | undefined)[],
  asked: string,
): readonly [Vehicle, Vehicle] | undefined {
  const named = vehicles.filter(({ modelId }) => ids.includes(modelId))
  const pairs = vehicles.flatMap((trim) => {
    const own = wordsOf(trim)
    const plain = vehicles.find((one) => isTrimOf(trim, one))
    const [plate = ''] = own
    const stem = /^\d+/.exec(plate)?.[0] ?? plate
    const isSaid = stem.length > 1 && asked.includes(stem) && asked.includes(own.at(-1) ?? ' ')
    return plain && isSaid && (named.includes(plain) || named.includes(trim)) ? [[plain, trim] as const] : []
  })
  const [first, ...more] = pairs
  return first && more.every(([, trim]) => trim.modelId === first[1].modelId) ? first : undefined
}
