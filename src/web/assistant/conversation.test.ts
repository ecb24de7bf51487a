import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Conversation, conversationFrom, converse, EMPTY_CONVERSATION, type Step } from './conversation.ts'

const after = (...steps: Step[]): Conversation => steps.reduce(converse, EMPTY_CONVERSATION)
const last = (conversation: Conversation) => conversation.messages.at(-1)

test('a question adds the words and an answer that is being written', () => {
  const { messages } = after({ kind: 'ask', text: '  600 whp mustang ' })
  expect(messages.map(({ from, text, state }) => [from, text, state])).toEqual([
    ['visitor', '600 whp mustang', 'done'],
    ['assistant', '', 'writing'],
  ])
  expect(after({ kind: 'ask', text: '  ' })).toEqual(EMPTY_CONVERSATION)
})

test('the answer grows by pieces and ends once', () => {
  const conversation = after(
    { kind: 'ask', text: 'hello' },
    { kind: 'event', event: { type: 'text', text: 'Which ' } },
    { kind: 'event', event: { type: 'text', text: 'car?' } },
    { kind: 'event', event: { type: 'suggestions', texts: ['2018 Mustang GT'] } },
    { kind: 'end', state: 'done' },
    { kind: 'event', event: { type: 'text', text: ' late' } },
  )
  expect(last(conversation)).toMatchObject({ text: 'Which car?', suggestions: ['2018 Mustang GT'], state: 'done' })
})

test('a failure keeps what was said before it', () => {
  const failed: Step = { kind: 'event', event: { type: 'failed', text: 'The shop did not answer.' } }
  expect(last(after({ kind: 'ask', text: 'hi' }, failed))).toMatchObject({
    text: 'The shop did not answer.',
    state: 'failed',
  })
  const said: Step = { kind: 'event', event: { type: 'text', text: 'So far' } }
  expect(last(after({ kind: 'ask', text: 'hi' }, said, failed))).toMatchObject({ text: 'So far', state: 'failed' })
})

test('ids never repeat within a conversation, and only the newest messages are kept', () => {
  const steps = Array.from({ length: 50 }, (_, index): Step => ({ kind: 'ask', text: `q${index}` }))
  const { messages } = after(...steps)
  expect(new Set(messages.map((message) => message.id)).size).toBe(messages.length)
  expect(messages).toHaveLength(60)
  expect(after(...steps, { kind: 'clear' })).toEqual(EMPTY_CONVERSATION)
})

test('a stored conversation is read back; an answer that was cut off is marked, and damage never fails', () => {
  const writing = after({ kind: 'ask', text: 'hi' })
  expect(last(conversationFrom(JSON.stringify(writing)))?.state).toBe('stopped')
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(Array.isArray(conversationFrom(text).messages)).toBe(true)
    }),
    { seed: 5 },
  )
})
