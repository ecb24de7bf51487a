import type { AssistantEvent, AssistantPart } from '../../contract/assistant.ts'
import type { GenerateReply, GenerateRequest } from '../../contract/configurator.ts'
import type { PlanInput } from '../../contract/plans.ts'
import { completeReply } from '../api/call.ts'

export interface ShownBuild {
  reply: GenerateReply
  request: GenerateRequest
  stagePackage?: PlanInput['stagePackage']
}

/** Parts to buy one by one, for one car. */
export interface OfferedParts {
  vehicleId: string
  parts: readonly AssistantPart[]
}

export interface Message {
  id: number
  from: 'visitor' | 'assistant'
  text: string
  builds: readonly ShownBuild[]
  /** Absent in conversations that were kept before parts were offered. */
  offered?: OfferedParts
  /** What the visitor may say next, to click. */
  suggestions: readonly string[]
  state: 'writing' | 'done' | 'failed' | 'stopped'
  /** What the shop does until the words come. */
  progress?: string
}

export interface Conversation {
  messages: readonly Message[]
}
export const EMPTY_CONVERSATION: Conversation = { messages: [] }

export type Step =
  | { kind: 'ask'; text: string }
  | { kind: 'event'; event: AssistantEvent }
  | { kind: 'end'; state: 'done' | 'stopped' }
  /** What this browser kept from last time; only where nothing was said yet. */
  | { kind: 'restore'; kept: Conversation }
  | { kind: 'clear' }

const KEPT = 60

/** The conversation after one step. Asking adds the visitor's words and an empty answer that the events fill. */
export function converse(conversation: Conversation, step: Step): Conversation {
  const { messages } = conversation
  const nextId = (messages.at(-1)?.id ?? 0) + 1
  switch (step.kind) {
    case 'clear':
      return EMPTY_CONVERSATION
    case 'restore':
      return messages.length === 0 ? step.kept : conversation
    case 'ask': {
      const text = step.text.trim()
      if (text === '') return conversation
      const asked: Message = { id: nextId, from: 'visitor', text, builds: [], suggestions: [], state: 'done' }
      const answer: Message = { ...asked, id: nextId + 1, from: 'assistant', text: '', state: 'writing' }
      return { messages: [...messages, asked, answer].slice(-KEPT) }
    }
    case 'event':
      return withAnswer(conversation, (answer) => answered(answer, step.event))
    case 'end':
      return withAnswer(conversation, (answer) =>
        answer.state === 'writing' ? { ...answer, state: step.state } : answer,
      )
  }
}

const shownOf = ({ reply, request, stagePackage }: ShownBuild): ShownBuild => ({
  ...{ reply, request },
  ...(stagePackage ? { stagePackage } : {}),
})

function answered(answer: Message, event: AssistantEvent): Message {
  if (answer.state !== 'writing') return answer
  switch (event.type) {
    case 'text':
      return { ...answer, text: answer.text + event.text }
    case 'build':
      return { ...answer, builds: [...answer.builds, shownOf(event)] }
    case 'progress':
      return { ...answer, progress: event.text }
    case 'suggestions':
      return { ...answer, suggestions: event.texts }
    case 'parts':
      return { ...answer, offered: { vehicleId: event.vehicleId, parts: event.parts } }
    case 'cart':
    case 'cart_change':
      return answer
    case 'failed':
      return { ...answer, text: answer.text === '' ? event.text : answer.text, state: 'failed' }
  }
}

function withAnswer(conversation: Conversation, change: (answer: Message) => Message): Conversation {
  const { messages } = conversation
  const last = messages.at(-1)
  if (last?.from !== 'assistant') return conversation
  return { messages: [...messages.slice(0, -1), change(last)] }
}

/** The build that was shown last, if there is one. */
export const lastBuildOf = ({ messages }: Conversation): ShownBuild | undefined =>
  messages.findLast((message) => message.builds.length > 0)?.builds.at(-1)

/** Reads a stored conversation; anything damaged is left out, and an answer that was cut off is marked so. */
export function conversationFrom(text: string | null): Conversation {
  if (text === null) return EMPTY_CONVERSATION
  try {
    const stored = JSON.parse(text) as { messages?: unknown }
    if (!Array.isArray(stored?.messages)) return EMPTY_CONVERSATION
    return {
      messages: stored.messages.filter(isMessage).map((message) => ({
        ...message,
        builds: message.builds.map((build) => ({
          ...shownOf(build),
          reply: completeReply('POST /api/configurator/generate', build.reply),
        })),
        ...(message.state === 'writing' ? { state: 'stopped' as const } : {}),
      })),
    }
  } catch {
    return EMPTY_CONVERSATION
  }
}

const isMessage = (value: unknown): value is Message => {
  const message = value as Partial<Message> | null
  return (
    typeof message?.id === 'number' &&
    (message.from === 'visitor' || message.from === 'assistant') &&
    typeof message.text === 'string' &&
    Array.isArray(message.builds) &&
    Array.isArray(message.suggestions) &&
    typeof message.state === 'string'
  )
}
