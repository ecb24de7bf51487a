import { z } from 'zod'
import { FUELS } from '../../../engine/model.ts'
import { STAGES } from '../../../engine/vocabulary.ts'
import { car, type ToolForm } from '../../agents/tool.ts'

const fuel = z.enum(FUELS).default('93').describe('87, 91, 93 octane, e30, e85 or race')

export const aboutCarInput = car.extend({ fuel: fuel.describe('of the stages') }).strict()
export const stageInput = car.extend({ stage: z.enum(STAGES), fuel }).strict()
export const lookUpInput = z.strictObject({
  question: z.string().min(3).max(300).describe('one question in plain English'),
  vehicleId: z.string().max(200).optional(),
})

const form = (name: string, title: string, input: z.ZodObject, description: string): ToolForm => ({
  ...{ name, title, description, input },
  output: z.looseObject({}),
})

/** The tools that the engine's threads run for the language model, beside those of the shop. */
export const CAR_TOOL_FORMS: readonly ToolForm[] = [
  form(
    'about_car',
    'About a car',
    aboutCarInput,
    'Everything known of one car: stock power, torque, times and weight, at what wheel power each stock part is at its limit, what fails first, weak points, fuel and tuning facts, and the four stages with power, price, parts and time. Ask it before advice, limits, "what first" or "will it hold".',
  ),
  form(
    'stage_package',
    'A stage of the planner',
    stageInput,
    'A stage as a whole build, shown to the customer as a card: parts, prices, power, times, limits.',
  ),
  form(
    'look_up',
    'What is written of a question',
    lookUpInput,
    'The written answers nearest to a question, general and of one car: parts and how they work, troubles, tuning, fuel, law, upkeep, buying, the shop itself. They are the trade’s; take what answers the question and leave the rest.',
  ),
]
export const isCarTool = (name: string): boolean => CAR_TOOL_FORMS.some((one) => one.name === name)
