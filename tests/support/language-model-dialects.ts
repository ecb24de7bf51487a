import type { Asked } from './language-model-server.ts'

type Event = Record<string, unknown>
type Items = Event[]

/** How one provider's protocol says the same things: what is asked, words that come in pieces, the call of a tool. */
export interface Dialect {
  path: string
  read(body: Record<string, unknown>): Asked
  opening(): Items
  words(): { before: Items; piece: (words: string) => Event; after: Items }
  call(name: string, input: Record<string, unknown>): Items
  /** What follows the last event. */
  end: string
}

const list = (value: unknown): Items => (Array.isArray(value) ? (value as Items) : [])
/** Words of a content that is a string or a list of blocks. */
const wordsOf = (content: unknown): unknown =>
  Array.isArray(content)
    ? list(content)
        .map(({ text }) => text)
        .join('')
    : content

/** OpenAI's chat completions, as many others speak it. */
const chunk = (delta: Event, finish: string | null = null): Event => ({
  ...{ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm' },
  choices: [{ index: 0, delta, finish_reason: finish }],
})
export const COMPATIBLE: Dialect = {
  path: '/chat/completions',
  read: ({ messages, tools }) => ({
    messages: list(messages).map(({ role, content }) => ({ role: String(role), content: wordsOf(content) })),
    tools: list(tools).map((tool) => String((tool.function as Event).name)),
  }),
  opening: () => [],
  words: () => ({ before: [], piece: (content) => chunk({ content }), after: [chunk({}, 'stop')] }),
  call: (name, input) => [
    chunk({
      role: 'assistant',
      tool_calls: [
        { index: 0, id: `call-${name}`, type: 'function', function: { name, arguments: JSON.stringify(input) } },
      ],
    }),
    chunk({}, 'tool_calls'),
  ],
  end: 'data: [DONE]\n\n',
}

/** OpenAI's responses: a conversation is a list of items, and so is the answer. */
const ended: Event = { type: 'response.completed', response: { usage: { input_tokens: 1, output_tokens: 1 } } }
const item = (happens: 'added' | 'done', of: Event): Event => ({
  ...{ type: `response.output_item.${happens}`, output_index: 0, item: of },
})
export const OPENAI: Dialect = {
  path: '/responses',
  read: ({ input, tools }) => ({
    messages: list(input).map(({ type, role, content, output }) =>
      type === 'function_call_output'
        ? { role: 'tool', content: wordsOf(output) }
        : { role: String(role ?? 'assistant'), content: wordsOf(content) },
    ),
    tools: list(tools).map(({ name }) => String(name)),
  }),
  opening: () => [{ type: 'response.created', response: { id: 'r', created_at: 1, model: 'm' } }],
  words: () => ({
    before: [item('added', { type: 'message', id: 'm1' })],
    piece: (delta) => ({ type: 'response.output_text.delta', item_id: 'm1', output_index: 0, delta }),
    after: [item('done', { type: 'message', id: 'm1' }), ended],
  }),
  call: (name, input) => {
    const call = { type: 'function_call', id: `f-${name}`, call_id: `call-${name}`, name }
    return [
      item('added', { ...call, arguments: '' }),
      item('done', { ...call, arguments: JSON.stringify(input), status: 'completed' }),
      ended,
    ]
  },
  end: '',
}

/** Anthropic's messages: what a tool answered comes as a block of the visitor's next message. */
const stopped = (reason: string): Items => [
  { type: 'content_block_stop', index: 0 },
  { type: 'message_delta', delta: { stop_reason: reason }, usage: { output_tokens: 1 } },
  { type: 'message_stop' },
]
const started = (block: Event): Event => ({ type: 'content_block_start', index: 0, content_block: block })
const grows = (delta: Event): Event => ({ type: 'content_block_delta', index: 0, delta })
export const ANTHROPIC: Dialect = {
  path: '/messages',
  read: ({ messages, tools }) => ({
    messages: list(messages).flatMap(({ role, content }) => {
      const results = list(content).filter(({ type }) => type === 'tool_result')
      if (results.length === 0) return [{ role: String(role), content: wordsOf(content) }]
      return results.map((result) => ({ role: 'tool', content: wordsOf(result.content) }))
    }),
    tools: list(tools).map(({ name }) => String(name)),
  }),
  opening: () => [
    {
      type: 'message_start',
      message: { id: 'm1', type: 'message', role: 'assistant', model: 'm', content: [], usage: { input_tokens: 1 } },
    },
  ],
  words: () => ({
    before: [started({ type: 'text', text: '' })],
    piece: (text) => grows({ type: 'text_delta', text }),
    after: stopped('end_turn'),
  }),
  call: (name, input) => [
    started({ type: 'tool_use', id: `call-${name}`, name, input: {} }),
    grows({ type: 'input_json_delta', partial_json: JSON.stringify(input) }),
    ...stopped('tool_use'),
  ],
  end: '',
}
