import type { AssistantEvent } from '../../contract/assistant.ts'
import { completeReply } from '../api/call.ts'
import type { Conversation } from './conversation.ts'
import { linesOf, textOf } from './read-events.ts'
import type { Ask } from './use-conversation.ts'

const ADDRESS = '/api/assistant/messages'

const LONGEST = 4000
const SENT = 40

/** What is sent of a conversation: who said what, and the last build as its request, without its figures. */
export function bodyOf({ messages }: Conversation) {
  const said = messages.filter((message) => message.text !== '' || message.builds.length > 0).slice(-SENT)
  const withBuild = said.findLast((message) => message.builds.length > 0)
  return {
    messages: said.map((message) => {
      const build = message === withBuild ? message.builds.at(-1) : undefined
      return { from: message.from, text: message.text.slice(0, LONGEST), ...(build ? { request: build.request } : {}) }
    }),
  }
}

/** Asks over the network; the answer arrives as one JSON event a line. */
export const askOverHttp: Ask = async function* (conversation, signal) {
  const reply = await fetch(ADDRESS, {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json', accept: 'application/x-ndjson' },
    body: JSON.stringify(bodyOf(conversation)),
    signal,
  })
  if (!reply.ok || !reply.body) throw new Error(`${reply.status}: ${reply.statusText}`)
  for await (const line of linesOf(textOf(reply.body))) {
    const event = JSON.parse(line) as AssistantEvent
    yield event.type === 'build'
      ? { ...event, reply: completeReply('POST /api/configurator/generate', event.reply) }
      : event
  }
}
