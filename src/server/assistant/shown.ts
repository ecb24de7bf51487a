import type { GenerateReply, GenerateRequest } from '../../contract/configurator.ts'
import type { Draft } from './draft.ts'
import type { ChosenCar } from './request-of.ts'

/** What is asked of the planner, and what the answer with the build is told from. */
export interface Shown {
  request: GenerateRequest
  draft: Draft
  car?: ChosenCar | undefined
  goalWords?: string | undefined
  before?: GenerateReply | undefined
  /** What the last message took out of the build, in words. */
  kept?: string | undefined
}
