import { ZodError } from 'zod'
import type { Fuel, Vehicle } from '../../../engine/model.ts'
import { STAGES, type Stage } from '../../../engine/vocabulary.ts'
import { buildData } from '../../agents/build-tools.ts'
import { aboutCarInput, lookUpInput, stageInput } from '../../agents/car-tool-forms.ts'
import { noVehicle, refusal, type ToolReply, vehicleData, wrongInput } from '../../agents/tool.ts'
import { stockFigures, stockLimits } from '../../planning/car-facts.ts'
import type { Advisor } from '../advisor.ts'
import { platformsNamed } from '../knowledge/car-lore.ts'
import { wordsOfAnswer } from '../knowledge/known-answers.ts'
import { rankedAnswers } from '../knowledge/ranked-answers.ts'
import { rankedLore } from '../knowledge/ranked-lore.ts'
import { withoutCars } from '../knowledge/subject-of-question.ts'
import { topicOf } from '../knowledge/topic-index.ts'
import { platformsOfVehicle } from '../lore-of-car.ts'

/** What these tools answer from: the catalog and the planner's stages; what the trade knows is in files. */
export type CarAdvisor = Pick<Advisor, 'catalog' | 'stageBuild'>

/** A stage of the planner in a line: what it makes, holds, costs, and how long it takes. */
function stageLine({ stageBuild }: CarAdvisor, vehicle: Vehicle, on: Fuel, stage: Stage) {
  const made = stageBuild({ vehicleId: vehicle.id, fuel: on, stage })
  if (!made) return []
  const { reply, timeline } = made
  return [
    {
      stage,
      wheelHp: reply.estimatedHorsepower,
      wheelTorqueLbft: reply.estimatedTorque,
      totalUsd: reply.estimatedCost,
      laborHours: reply.laborHours,
      timeline,
      timeSlip: reply.timeSlip,
      parts: reply.recommendedParts.map(({ manufacturer, name }) => `${manufacturer} ${name}`),
    },
  ]
}

/** What is known of one car: its figures, what its parts take, what fails first, its fuel, its stages. */
function aboutCar(advisor: CarAdvisor, vehicle: Vehicle, on: Fuel): ToolReply {
  const { catalog } = advisor
  const { family, engine, transmission, chassis } = vehicle
  const { crankTorqueLbft, wheelTorqueLbft, timeSlip } = stockFigures(catalog, vehicle)
  const { id: _, name, sources: __, confidence: ___, boostPathKits: ____, ...known } = family
  return {
    data: {
      ...vehicleData(catalog, vehicle),
      ...{ engineFamily: name, engine, transmission, chassis },
      stock: { crankTorqueLbft, wheelTorqueLbft: Math.round(wheelTorqueLbft), timeSlip },
      whatTheTradeKnowsOfTheEngine: known,
      stockPartsTakeWheelHpOn93: stockLimits(catalog, vehicle).map((one) => ({
        part: one.name,
        wheelHp: Math.round(one.wheelHp),
      })),
      stages: STAGES.flatMap((stage) => stageLine(advisor, vehicle, on, stage)),
      stagesAreOn: on,
    },
  }
}

const MOST_ANSWERS = 6
const MOST_LORE = 5

/** What is written of a question: general answers, and what owners of this car are told. */
function written({ catalog }: CarAdvisor, question: string, vehicle: Vehicle | undefined): ToolReply {
  const bare = withoutCars(catalog.vehicles, question.toLowerCase())
  const platforms = vehicle ? platformsOfVehicle(vehicle) : platformsNamed(question)
  const answers = rankedAnswers([], question, bare).slice(0, MOST_ANSWERS)
  return {
    data: {
      general: answers.map((one) => ({
        about: topicOf(one.topic)?.title ?? one.topic,
        says: wordsOfAnswer(one)?.[0] ?? '',
      })),
      ofThisCar: rankedLore(platforms, question, bare)
        .slice(0, MOST_LORE)
        .map(({ platform, lore }) => ({ of: platform.title, says: lore.says[0] })),
    },
  }
}

const TOOLS: Readonly<Record<string, (advisor: CarAdvisor, input: unknown) => ToolReply>> = {
  about_car: (advisor, input) => {
    const { vehicleId, fuel } = aboutCarInput.parse(input)
    const vehicle = advisor.catalog.vehicle(vehicleId)
    return vehicle ? aboutCar(advisor, vehicle, fuel) : noVehicle(vehicleId)
  },
  stage_package: ({ catalog, stageBuild }, input) => {
    const { vehicleId, stage, fuel } = stageInput.parse(input)
    const vehicle = catalog.vehicle(vehicleId)
    if (!vehicle) return noVehicle(vehicleId)
    const made = stageBuild({ vehicleId, fuel, stage })
    if (!made) return refusal('The planner has no such stage for this car: about_car lists those that it has.')
    const { reply, timeline } = made
    const request = {
      ...{ modelId: vehicle.modelId, vehicleId, year: vehicle.yearTo },
      targetHorsepower: Math.round(reply.power.wheelHp),
      preferences: { fuel_type: fuel },
    }
    return { data: { ...buildData(reply), timeline }, build: { request, reply, stagePackage: { stage, fuel } } }
  },
  look_up: (advisor, input) => {
    const { question, vehicleId } = lookUpInput.parse(input)
    return written(advisor, question, vehicleId === undefined ? undefined : advisor.catalog.vehicle(vehicleId))
  },
}

/** Uses one of the tools of `CAR_TOOL_FORMS`; input of another form is refused in words. */
export function runCarTool(advisor: CarAdvisor, name: string, input: unknown): ToolReply {
  const run = TOOLS[name]
  if (!run) return refusal(`There is no tool "${name}".`)
  try {
    return run(advisor, input)
  } catch (error) {
    if (error instanceof ZodError) return wrongInput(error)
    throw error
  }
}
