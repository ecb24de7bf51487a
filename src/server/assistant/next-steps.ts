import type { GenerateReply, GenerateRequest } from '../../contract/configurator.ts'
import { changedGoal } from './target-of.ts'

/** What may be asked next of a build, to tap on. */
export function nextSteps(reply: GenerateReply, request: GenerateRequest): string[] {
  const words: string[] = []
  if (reply.recommendedParts.length > 0) words.push('Add it to my cart')
  if (reply.supportingPartIds.length > 0 || changedGoal(reply, 'cheaper') !== undefined) words.push('Cheaper')
  words.push('More power', 'What breaks first?')
  if (reply.enhancedData.preferences.fuel_type !== 'e85') words.push('On E85')
  if (reply.recommendedParts.some((part) => part.slot === 'clutch')) words.push('Keep the stock clutch')
  if (request.preferences?.intended_use !== 'drag') words.push('For the drag strip')
  return words.slice(0, 6)
}
