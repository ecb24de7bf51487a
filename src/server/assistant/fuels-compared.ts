import type { GenerateReply } from '../../contract/configurator.ts'
import { FUEL_NAMES } from '../../engine/display-words.ts'
import type { Fuel } from '../../engine/model.ts'
import {
  type Advisor,
  type Answer,
  type Bilingual,
  capital,
  dollars,
  inLanguage,
  listed,
  suggestions,
  text,
  whp,
} from './advisor.ts'
import { plannedSide } from './built-sides.ts'
import type { Draft } from './draft.ts'
import { type OfCar, ofCar, stockWhp } from './frame/of-car.ts'
import { fuelsIn } from './fuel-words.ts'
import type { Goal } from './meaning.ts'
import type { MessageReading } from './meaning-of.ts'

interface OnFuel {
  fuel: Fuel
  reply: GenerateReply
}

const SHORT: readonly (readonly [RegExp, string])[] = [
  [/\b(?:c-?1[46]|ms ?109|vp ?\w*|q16|110 leaded)\b/g, 'race gas'],
  [/\bfull e\b|\bcorn\b/g, 'e85'],
]
const MOST_FUELS = 3
/** "1100+" beside a fuel is no money, and more than an engine bears is no goal to hold fuels against. */
const MOST_OF_LIMIT = 1.7
const SITS = /\b(?:sits?|winter|stored?|storage|parked|weekend|garage)\b/
const AROUND = /\b(?:sell|station|available|find|pumps?|town|here|hay|consigo)\b/

const isPower = (goal: Goal | undefined): goal is Goal & { wheelHp: number } => goal !== undefined && 'wheelHp' in goal

/** What is held on each fuel: the goal that was said or planned, else stage 1. */
function goalOf(draft: Draft, { meaning }: MessageReading, car: OfCar): Goal {
  const goal = meaning.goal ?? (draft.car === car.vehicle.modelId ? draft.goal : undefined)
  const most = MOST_OF_LIMIT * car.vehicle.family.bottomEndLimitWheelHp
  if (isPower(goal) && goal.wheelHp > stockWhp(car) && goal.wheelHp <= most) return goal
  return goal && ('stage' in goal || 'most' in goal) ? goal : { stage: 1 }
}

const hp = ({ reply }: OnFuel): number => reply.power.wheelHp
const usd = ({ reply }: OnFuel): number => reply.estimatedCost

/** What of a fuel decides beside its power. */
function besides(fuels: readonly Fuel[], asked: string): Bilingual {
  const hasEthanol = fuels.includes('e85')
  const says: Bilingual[] = []
  if (hasEthanol)
    says.push([
      'E85 burns about 30% more and wants a tune for it and fuel system to match; check the blend, pumps vary from 51 to 83%.',
      'El E85 gasta un 30% más y pide tune y sistema de combustible; mide la mezcla, en la bomba va de 51 a 83%.',
    ])
  if (fuels.includes('race'))
    says.push([
      'Race gas needs no bigger fuel system, at about three to four times the price a gallon: for a day at the track, not for a tank a week.',
      'La gasolina de carreras no pide más sistema de combustible, pero cuesta tres o cuatro veces más por galón.',
    ])
  if (hasEthanol && AROUND.test(asked))
    says.push([
      'Which stations near you sell it changes, so look at a station finder before you plan on it.',
      'Qué estaciones lo venden cambia: búscalo en un mapa de estaciones antes de contar con él.',
    ])
  return [says.map(([english]) => english).join(' '), says.map(([, spanish]) => spanish).join(' ')]
}

/** A car that sits: pump gas, and what ethanol would have added. */
function forParked(sides: readonly OnFuel[]): Bilingual {
  const ethanol = sides.find(({ fuel }) => fuel === 'e85')
  const pump = sides.find(({ fuel }) => fuel !== 'e85')
  const gap = ethanol && pump ? Math.round(hp(ethanol) - hp(pump)) : 0
  const more: Bilingual =
    gap > 0
      ? [
          ` E85 would add ${gap} whp, so run it in season if you want that.`,
          ` El E85 daría ${gap} whp más, en temporada.`,
        ]
      : ['', '']
  return [
    `${capital(FUEL_NAMES[pump?.fuel ?? '93'])}, because it sits: E85 draws water and varnishes over months, so it's stored on fresh stabilized gas either way.${more[0]}`,
    `${capital(FUEL_NAMES[pump?.fuel ?? '93'])}, porque se queda parado: el E85 junta agua; guárdalo con gasolina fresca y estabilizador.${more[1]}`,
  ]
}

function verdictOf(sides: readonly OnFuel[]): Bilingual {
  const [most, least] = [sides.toSorted((a, b) => hp(b) - hp(a))[0], sides.toSorted((a, b) => hp(a) - hp(b))[0]] as [
    OnFuel,
    OnFuel,
  ]
  const gap = Math.round(hp(most) - hp(least))
  if (gap < EVEN_WHP) {
    const [cheap, dear] = [
      sides.toSorted((a, b) => usd(a) - usd(b))[0],
      sides.toSorted((a, b) => usd(b) - usd(a))[0],
    ] as [OnFuel, OnFuel]
    const saved = usd(dear) - usd(cheap)
    return saved < 1
      ? ['No difference in power or money for that goal.', 'Para esa meta no cambia ni la potencia ni el dinero.']
      : [
          `${capital(FUEL_NAMES[cheap.fuel])}: the same power for ${dollars(saved)} less than on ${FUEL_NAMES[dear.fuel]}.`,
          `${FUEL_NAMES[cheap.fuel]}: la misma potencia por ${dollars(saved)} menos que con ${FUEL_NAMES[dear.fuel]}.`,
        ]
  }
  return [
    `${capital(FUEL_NAMES[most.fuel])} for power: ${gap} whp more than on ${FUEL_NAMES[least.fuel]}.`,
    `${FUEL_NAMES[most.fuel]} por potencia: ${gap} whp más que con ${FUEL_NAMES[least.fuel]}.`,
  ]
}
const EVEN_WHP = 5

/** Two or three fuels on the car that is talked about: what each makes and costs there, and which one. */
export function fuelsCompared(advisor: Advisor, draft: Draft, reading: MessageReading): Answer | undefined {
  const asked = SHORT.reduce((words, [form, name]) => words.replaceAll(form, name), reading.asked)
  const said = [...new Set(fuelsIn(asked).wanted)].slice(0, MOST_FUELS)
  const fuels = said.length === 1 && draft.fuel && draft.fuel !== said[0] ? [draft.fuel, ...said] : said
  const car = ofCar(advisor, draft, reading)
  const isOpen =
    draft.language !== 'es' && !draft.shown && !draft.goal && !reading.meaning.goal && fuels.length < MOST_FUELS
  // What a fuel gains on the car as it stands is told of its own.
  if (!car || fuels.length < 2 || (isOpen && !SITS.test(asked))) return undefined
  const goal = goalOf(draft, reading, car)
  const { gearbox, use, talk, without, keepsStock, induction, wants } = draft
  const base: Draft = {
    ...{ car: car.vehicle.modelId, year: car.year, goal },
    ...(gearbox ? { gearbox } : {}),
    ...(use ? { use } : {}),
    ...(talk ? { talk } : {}),
    ...(draft.car === car.vehicle.modelId && draft.shown
      ? {
          ...(without ? { without } : {}),
          ...(keepsStock ? { keepsStock } : {}),
          ...(induction ? { induction } : {}),
          ...(wants ? { wants: wants.filter((kind) => kind !== 'tune' && kind !== 'e85_tune') } : {}),
        }
      : {}),
  }
  const sides = fuels.flatMap((fuel): OnFuel[] => {
    const reply = plannedSide(advisor, { ...base, fuel }, car)
    return reply ? [{ fuel, reply }] : []
  })
  if (sides.length < 2) return undefined
  const lines = sides.map(
    (side): Bilingual => [
      `${capital(FUEL_NAMES[side.fuel])}: ${whp(hp(side))} for ${dollars(usd(side))} installed${side.reply.shortfall ? ', as far as it goes' : ''}.`,
      `${capital(FUEL_NAMES[side.fuel])}: ${whp(hp(side))} por ${dollars(usd(side))} instalado.`,
    ],
  )
  const what = 'stage' in goal ? `stage ${goal.stage}` : 'the same build'
  return [
    text(
      [
        `${inLanguage(draft.language, SITS.test(asked) && fuels.includes('e85') ? forParked(sides) : verdictOf(sides))} ${inLanguage(draft.language, [`On the ${car.name}, ${what} on ${listed(sides.map(({ fuel }) => FUEL_NAMES[fuel]))}:`, `En el ${car.name}:`])}`,
        ...lines.map((line) => inLanguage(draft.language, line)),
        inLanguage(draft.language, besides(fuels, asked)),
      ].join('\n'),
      car.assumed,
    ),
    suggestions('What breaks first?', 'How much fuel system does it take?'),
  ]
}
