import type { PartKind } from '../../../engine/model.ts'
import { type Answer, type Bilingual, inLanguage, suggestions, text, whp } from '../advisor.ts'
import { namedBefore } from '../cart-talk/named-before.ts'
import { carOfOrder, draftOfCar, spokenOrder } from '../cart-talk/spoken-order.ts'
import { dangerTold } from '../danger-told.ts'
import { ofCar, powerWith, stockWhp } from '../frame/of-car.ts'
import { isAfterSmallList } from '../small-list-goes-on.ts'
import type { Turn } from '../turn.ts'

const IT = '(?:it|that|them|those|this|the difference|a difference|any difference)'
/** "Will I even feel it without a tune", "how much hp was it worth anyway". */
const FELT = new RegExp(
  [
    String.raw`\b(?:feel|notice|tell) ${IT}\b`,
    String.raw`\bdo(?:es)? ${IT} (?:even )?do (?:anything|something|much)\b`,
    String.raw`\bhow (?:much|many) (?:hp|whp|horse\w*|power|ponies)\b.{0,12}\b(?:is|was|are|were) ${IT} (?:even )?(?:worth|good for)\b`,
    String.raw`\b(?:is|was) ${IT} worth (?:anything|much) (?:in|on) power\b`,
  ].join('|'),
)
/** What is bought for power and runs on the stock tune; an intake only where its engine lets it. */
const OF_POWER: ReadonlySet<PartKind> = new Set<PartKind>([
  ...(['cold_air_intake', 'catback_exhaust', 'intercooler', 'charge_pipes', 'throttle_body'] as const),
])
const TUNE = /\b(?:tune|tuned|tuning)\b/
const TUNED_SOMEHOW = /\bwith (?:a |the )?tun/
/** An engine that misreads the air of another tube is not driven without its tune. */
const NEEDS: Readonly<Record<'yes' | 'some' | 'no', Bilingual>> = {
  yes: [
    " Don't run it without one here: in another tube the airflow reading is off and it can go lean at full throttle.",
    ' Aquí no lo uses sin tune: lee mal el aire y puede quedar pobre.',
  ],
  some: [
    ' Only a kit that keeps the factory airflow-meter housing runs without a tune.',
    ' Solo uno que conserva la carcasa original del sensor trabaja sin tune.',
  ],
  no: [' It runs fine on the stock tune.', ' Trabaja bien con el tune de fábrica.'],
}
/** So much less nobody feels; so much more everybody does. */
const UNFELT_WHP = 3
const FELT_SHARE = 0.04

/** What the one part that was just told makes by itself on the car, and whether that is felt. */
export function feltAlone(turn: Turn): Answer | undefined {
  const { advisor, draft, reading, messages, words } = turn
  const { goal, stranger } = reading.meaning
  if (!FELT.test(reading.asked) || TUNED_SOMEHOW.test(reading.asked)) return undefined
  if ((goal ?? stranger) !== undefined || draft.talk?.danger || dangerTold(reading.asked, words)) return undefined
  // Of a list for little money each thing is told by itself.
  if (isAfterSmallList(messages)) return undefined
  const spoken = spokenOrder(turn)
  const named = namedBefore(advisor.catalog.parts, messages).filter(({ kind }) => kind !== 'tune')
  const kinds = [...new Set(named.map(({ kind }) => kind))]
  const [part] = named
  if (!part || kinds.length > 1 || !OF_POWER.has(part.kind)) return undefined
  if (spoken.order.items.some((item) => item.kinds.some((kind) => kind !== 'tune' && kind !== part.kind)))
    return undefined
  const own = draftOfCar(spoken)
  const chosen = carOfOrder(spoken, own)
  const car = 'vehicle' in chosen ? ofCar(advisor, own, reading) : undefined
  if (!car) return undefined
  const { intakeNeedsTune } = car.vehicle.family
  const isIntake = part.kind === 'cold_air_intake'
  const stock = stockWhp(car)
  const gain = Math.max(0, Math.round(powerWith(car, [part], car.vehicle.engine.ratedFuel).wheelHp - stock))
  const isWithout = TUNE.test(reading.asked)
  const verdict: Bilingual =
    gain < UNFELT_WHP
      ? ['No', 'No']
      : gain / stock < FELT_SHARE
        ? ['Hardly: you hear it more than you feel it', 'Apenas: se oye más de lo que se siente']
        : ['Yes', 'Sí']
  const share = Math.round((gain / stock) * 100)
  const figure: Bilingual =
    gain < UNFELT_WHP
      ? [`under ${UNFELT_WHP} whp`, `menos de ${UNFELT_WHP} whp`]
      : [
          `about ${whp(gain)}, ${share}% of what it makes stock`,
          `unos ${whp(gain)}, ${share}% de lo que hace de fábrica`,
        ]
  return [
    text(
      inLanguage(draft.language, [
        `${verdict[0]}. On the ${car.name} the ${part.manufacturer} ${part.name} by itself${isWithout ? ', without a tune,' : ''} is worth ${figure[0]}.${isIntake ? NEEDS[intakeNeedsTune][0] : ''}`,
        `${verdict[1]}. En el ${car.name}: ${part.manufacturer} ${part.name} por sí sola${isWithout ? ', sin tune,' : ''} da ${figure[1]}.${isIntake ? NEEDS[intakeNeedsTune][1] : ''}`,
      ]),
    ),
    suggestions('How much does a tune add?', 'Add it to my cart'),
  ]
}
