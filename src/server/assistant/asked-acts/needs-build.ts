import { type Answer, inLanguage, suggestions, text } from '../advisor.ts'
import type { AskKind } from '../asks/ask.ts'
import { aspectOf } from '../of-shown/aspects-of-asks.ts'
import type { ShownAspect } from '../of-shown/shown-aspect.ts'
import type { Turn } from '../turn.ts'

/** So surely something of a build is asked. */
const SURE = 0.6

/** What is told as soon as there is a build. */
const TOLD: Readonly<Partial<Record<ShownAspect, readonly [string, string]>>> = {
  hours: ['the hours and days', 'las horas y los días'],
  labor: ['the labor', 'la mano de obra'],
  total: ['the total, installed', 'el total instalado'],
  time: ['its 0-60 and quarter mile', 'su 0-60 y cuarto de milla'],
  torque: ['its torque', 'su torque'],
  boost: ['its boost', 'su boost'],
  gain: ['the gain over stock', 'la ganancia sobre fábrica'],
  engine_out: ['whether the engine comes out', 'si hay que sacar el motor'],
  split: ['how to split it by budget', 'cómo dividirlo según tu presupuesto'],
  order: ['the order to put it on', 'el orden de instalación'],
  list: ['every part in it', 'todas las piezas'],
  strength: ['what holds and what does not', 'qué aguanta y qué no'],
  weak_point: ['what goes first', 'qué cede primero'],
  daily: ['how it drives every day', 'cómo se maneja a diario'],
  street: ['what passes inspection', 'qué pasa la inspección'],
  tires: ['what it runs on which tires', 'con qué llantas corre'],
  per_hp: ['the dollars per whp', 'los dólares por whp'],
  most_effect: ['which part does the most', 'qué pieza rinde más'],
}

/** "Does the motor have to come out" of no car and no build: what is missing is said, and nothing of the trade is told instead. */
export function needsBuild(turn: Turn): Answer | undefined {
  const { before, draft, reading } = turn
  const [ask, ...more] = reading.asks ?? []
  if (!ask || more.length > 0 || ask.likely < SURE || reading.meaning.intent !== 'unknown') return undefined
  if (before.shown !== undefined || draft.car !== undefined || draft.talk?.danger !== undefined) return undefined
  const told = isOfBuild(ask.kind) ? TOLD[aspectOf(ask.kind) ?? 'list'] : undefined
  return (
    told && [
      text(
        inLanguage(draft.language, [
          `There's no build on the table yet. Give me the car with its year and the power you want, and I'll tell you ${told[0]}.`,
          `Todavía no hay un build. Dime el carro con su año y la potencia, y te digo ${told[1]}.`,
        ]),
      ),
      suggestions('2018 Mustang GT, 600 whp', '2019 GTI, stage 2'),
    ]
  )
}

const isOfBuild = (kind: AskKind): boolean => kind.startsWith('of_build.')
