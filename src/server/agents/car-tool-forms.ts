import { z } from 'zod'
import { FUELS } from '../../engine/model.ts'
import { STAGES } from '../../engine/vocabulary.ts'
import { car, type ToolForm } from './tool.ts'
import { aboutCarReply, lookUpReply, stageReply } from './tool-replies.ts'

const fuel = z.enum(FUELS).default('93').describe('87, 91, 93 octane, e30, e85 or race')

export const aboutCarInput = car.extend({ fuel: fuel.describe('of the stages') }).strict()
export const stageInput = car.extend({ stage: z.enum(STAGES), fuel }).strict()
export const lookUpInput = z.strictObject({
  question: z.string().min(3).max(300).describe('one question in plain English'),
  vehicleId: z.string().max(200).optional(),
})

/** The tools that tell what is known; the assistant's knowledge answers them. */
export const CAR_TOOL_FORMS: readonly ToolForm[] = [
  {
    name: 'about_car',
    title: 'About a car',
    input: aboutCarInput,
    output: aboutCarReply,
    description:
      'Everything known of one car: stock power, torque, times and weight, at what wheel power each stock part is at its limit, what fails first, weak points, fuel and tuning facts, and the four stages with power, price, parts and time. Ask it before advice, limits, "what first" or "will it hold".',
  },
  {
    name: 'stage_package',
    title: 'A stage of the planner',
    input: stageInput,
    output: stageReply,
    description: 'A stage of the planner as a whole build: parts, prices, power, times, limits and how long it takes.',
  },
  {
    name: 'look_up',
    title: 'What is written of a question',
    input: lookUpInput,
    output: lookUpReply,
    description:
      'The written answers nearest to a question, general and of one car: parts and how they work, troubles, tuning, fuel, law, upkeep, buying, the shop itself. They are the trade’s; take what answers the question and leave the rest.',
  },
]
export const isCarTool = (name: string): boolean => CAR_TOOL_FORMS.some((one) => one.name === name)
