import type { PartKind, Vehicle } from '../../engine/model.ts'
import { carWords } from '../planning/car-facts.ts'
import { type Advisor, type Answer, dollars, inLanguage, text, whp } from './advisor.ts'
import { buildAsked } from './build-by-ask.ts'
import { isDiesel } from './diesel-said.ts'
import type { Draft } from './draft.ts'
import { siblingOf } from './engine-sibling.ts'
import type { MessageReading } from './meaning-of.ts'
import { kindsIn } from './part-words.ts'
import { ownVehicleOf } from './shared-engine.ts'
import type { Turn } from './turn.ts'

const LIKELY = 0.5
const SIZED: ReadonlySet<PartKind> = new Set<PartKind>(['fuel_pump', 'injectors'])
const FUEL = /\b(87|91|93)\b/

/** A build or a stage of a car that we do not build: said so by name, with the stage of ours that has its engine as a guide. */
export function strangerBuild({ advisor, draft, reading }: Turn): Answer | undefined {
  const { meaning, asked, asks } = reading
  const isAsked = meaning.intent === 'stranger' && (buildAsked(asks)?.likely ?? 0) >= LIKELY
  if (!isAsked || !meaning.stranger || isDiesel(asked) || draft.car !== undefined) return undefined
  // Sizes of parts are asked for, and no build.
  if (kindsIn(asked).some((kind) => SIZED.has(kind))) return undefined
  const vehicle =
    siblingOf(advisor.catalog.vehicles, asked, meaning.year ?? meaning.maybeYear) ?? ownVehicleOf(advisor, asked)
  if (!vehicle) return undefined
  const guide = stageOf(advisor, draft, vehicle, reading)
  if (!guide) return undefined
  return [text(inLanguage(draft.language, wordsOf(meaning.stranger, guide)))]
}

interface Guide {
  name: string
  engine: string
  stock: number
  made: number
  costUsd: number
  parts: string
  fuel: string
  stage: number
  /** Where no exhaust is in it. */
  quiet: readonly [string, string]
}

const inYears = ({ yearFrom, yearTo }: Vehicle, year = yearTo): number => Math.min(yearTo, Math.max(yearFrom, year))

function stageOf(
  advisor: Advisor,
  draft: Draft,
  vehicle: Vehicle,
  { asked, meaning: { year, goal } }: MessageReading,
): Guide | undefined {
  const said = FUEL.exec(asked)?.[1]
  const fuel = draft.fuel === '91' || said === '91' || said === '87' ? '91' : '93'
  const stage = goal && 'stage' in goal ? goal.stage : 1
  const plan = advisor.stageBuild({ vehicleId: vehicle.id, fuel, stage: `stage${stage}` })
  if (!plan) return undefined
  const { power, estimatedCost, recommendedParts } = plan.reply
  const isQuiet = !recommendedParts.some(({ name }) => /cat-?back|exhaust|header|downpipe/i.test(name))
  return {
    name: carWords(vehicle, inYears(vehicle, year)),
    engine: vehicle.engine.code,
    stock: Math.round(power.stockWheelHp),
    made: Math.round(power.wheelHp),
    costUsd: estimatedCost,
    parts: recommendedParts.map(({ name }) => name).join(', '),
    fuel,
    stage,
    quiet: isQuiet ? ([', and it leaves the exhaust alone', ', sin tocar el escape'] as const) : (['', ''] as const),
  }
}

const wordsOf = (
  stranger: string,
  { name, engine, stock, made, costUsd, parts, fuel, stage, quiet }: Guide,
): readonly [string, string] => [
  `We don't build the ${stranger}, so I have no build and no price for it. The closest engine that we do build is in our ${name} (${engine}). There stage ${stage} on ${fuel} octane goes from ${stock} to ${whp(made)} for ${dollars(costUsd)} installed (${parts})${quiet[0]}. Take that as a guide for yours where the engine is the same version: tune files and intakes are made for each car, so send yours with its year to /contact before you buy.`,
  `No trabajamos el ${stranger}, así que no tengo build ni precio para él. El motor más cercano que sí trabajamos es el de nuestro ${name} (${engine}): ahí la etapa ${stage} con ${fuel} pasa de ${stock} a ${whp(made)} por ${dollars(costUsd)} instalada${quiet[1]}. Sirve de guía si el motor es la misma versión; el tune y la admisión son de cada carro. Manda el año a /contact antes de comprar.`,
]
