import type { ModelMessage, ToolSet } from 'ai'
import type { Config } from '../config.ts'
import type { ToolForm, ToolReply } from './tool.ts'

/** Uses a tool of the shop by its name. */
export type UseTool = (name: string, input: unknown) => Promise<ToolReply>

/** What a language model is given: its instructions, the conversation, and the shop's tools. */
export interface Speech {
  instructions: string
  messages: readonly { from: 'visitor' | 'assistant'; text: string }[]
  tools: readonly ToolForm[]
  use: UseTool
  /** What is wrong with an answer, as the model is told it; undefined where nothing is. Absent: any answer will do. */
  fault?: (spoken: Spoken) => string | undefined
  signal?: AbortSignal
}
export interface Spoken {
  text: string
  /** What the tools answered, in the order of their use. */
  used: readonly { name: string; reply: ToolReply }[]
}
/** Rejects when the provider fails, is slow, says nothing or does not mend a fault: the caller then has the engine's own words. */
export type Speak = (speech: Speech) => Promise<Spoken>

const MOST_STEPS = 10
/** So often a fault is sent back. */
const MOST_MENDS = 2
const LONGEST_TOOL_REPLY = 20_000
/** Twice what an answer of 3,000 characters takes. */
const MOST_OUTPUT_TOKENS = 1500

/** The provider that the environment names. Its packages are loaded with the first question, not at the start. */
export function languageModel(ai: NonNullable<Config['ai']>): Speak {
  return async ({ instructions, messages, tools, use, fault, signal }) => {
    const { streamText, isStepCount, tool } = await import('ai')
    const used: { name: string; reply: ToolReply }[] = []
    const open: ToolSet = Object.fromEntries(
      tools.map((one) => [
        one.name,
        tool({
          description: one.description,
          inputSchema: one.input,
          execute: async (input: unknown) => {
            const reply = await use(one.name, input)
            used.push({ name: one.name, reply })
            return JSON.stringify(reply.data).slice(0, LONGEST_TOOL_REPLY)
          },
        }),
      ]),
    )
    const signals = [AbortSignal.timeout(ai.timeoutMs), ...(signal ? [signal] : [])]
    const abortSignal = AbortSignal.any(signals)
    const model = await modelOf(ai)
    let talk = messages.map(
      ({ from, text }): ModelMessage => ({ role: from === 'visitor' ? 'user' : 'assistant', content: text }),
    )
    for (let mends = 0; ; mends++) {
      let failure: unknown
      const said = streamText({
        ...{ model, instructions, messages: talk },
        ...(tools.length > 0 ? { tools: open, stopWhen: isStepCount(MOST_STEPS) } : {}),
        ...{ maxRetries: 0, maxOutputTokens: MOST_OUTPUT_TOKENS, abortSignal },
        onError: ({ error }) => {
          failure = error
        },
      })
      const text = (await said.text).trim()
      if (failure !== undefined) throw failure
      if (text === '') throw new Error('the language model said nothing')
      const wrong = fault?.({ text, used })
      if (wrong === undefined) return { text, used }
      if (mends === MOST_MENDS) throw new Error(`the language model did not mend its answer: ${wrong}`)
      talk = [...talk, ...(await said.responseMessages), { role: 'user', content: wrong }]
    }
  }
}

async function modelOf({ provider, model, apiKey, baseUrl }: NonNullable<Config['ai']>) {
  const settings = { ...(apiKey ? { apiKey } : {}), ...(baseUrl ? { baseURL: baseUrl } : {}) }
  switch (provider) {
    case 'openai':
      return (await import('@ai-sdk/openai')).createOpenAI(settings)(model)
    case 'anthropic':
      return (await import('@ai-sdk/anthropic')).createAnthropic(settings)(model)
    case 'compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
      return createOpenAICompatible({ name: 'compatible', ...settings, baseURL: baseUrl ?? '' })(model)
    }
  }
}

const NUMBER = /(?<![\w.])\d[\d,]*(?:\.\d+)?(\s?k\b)?/gi
/** Names that hold digits and claim nothing. */
const FIXED_NAMES = /\b0 ?(?:-|to) ?60\b|\b1\/[48]\b|\b60[- ]?(?:ft|foot)\b/gi

/** A figure in words: of hundreds and more, or before what is measured. */
const SPELLED =
  /\b\w+[ -](?:hundred|thousand|million)\b|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty)(?:-\w+)?(?: more| extra)? (?:percent|grand|dollars|bucks|hp|whp|horsepower|lb-ft|pound-feet|foot-pounds|psi|pounds of boost|seconds|hours|mph)\b/gi
const ADDRESS =
  /\bhttps?:\/\/\S+|\bwww\.\S+|\b[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\b[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|net|org|io|shop|store|co|us|info|biz|dev|app|ru|cn)\b\S*/gi

interface Figure {
  value: number
  decimals: number
}

function figuresIn(text: string): Figure[] {
  return [...text.replaceAll(FIXED_NAMES, ' ').matchAll(NUMBER)].map(([words, thousands]) => {
    const plain = words.replaceAll(/[,\sk]/gi, '')
    const decimals = plain.split('.')[1]?.length ?? 0
    return thousands ? { value: Number(plain) * 1000, decimals: decimals - 3 } : { value: Number(plain), decimals }
  })
}

/**
 * The figures of a text that stand in none of the sources, not even rounded: what a language model made up. Numbers
 * spelled out in words count as made up too. Worked: "611 whp for $14.8k" of a source with 611.2 and 14750: none.
 */
export function inventedFigures(text: string, sources: readonly string[]): string[] {
  const known = sources.flatMap((source) => figuresIn(source)).map(({ value }) => value)
  const invented = figuresIn(text)
    .filter(({ value, decimals }) => !known.some((one) => Math.abs(one - value) <= 0.5 * 10 ** -decimals + 1e-9))
    .map(({ value }) => String(value))
  return [...invented, ...(text.match(SPELLED) ?? [])]
}

/** Web and mail addresses of a text that stand in none of the sources. */
export function inventedAddresses(text: string, sources: readonly string[]): string[] {
  const heard = sources.join('\n').toLowerCase()
  return [...text.matchAll(ADDRESS)]
    .map(([words]) => words.replace(/[.,;:!?)\]]+$/, ''))
    .filter((address) => !heard.includes(address.toLowerCase()))
}

/** The makers of parts that a text names and no source does. As they are spelled: "spec" and "fast" are words, SPEC and FAST makers. */
export function inventedMakers(text: string, sources: readonly string[], makers: readonly string[]): string[] {
  const heard = sources.join('\n').toLowerCase()
  const said = ` ${text.replaceAll(/[^A-Za-z0-9&/+ -]/g, ' ')} `
  return makers.filter((maker) => said.includes(` ${maker} `) && !heard.includes(maker.toLowerCase()))
}

/** What a text claims that no source says: figures, makers of parts, addresses. */
export const inventions = (text: string, sources: readonly string[], makers: readonly string[]): string[] => [
  ...inventedFigures(text, sources),
  ...inventedMakers(text, sources, makers),
  ...inventedAddresses(text, sources),
]

/** What is wrong with an answer of so many characters at most and with nothing invented, as the model is told it. */
export function faultOf(said: string, invented: readonly string[], longest: number): string | undefined {
  if (said.length > longest) return `Say it in fewer words: at most ${longest} characters.`
  if (invented.length === 0) return undefined
  return `These stand in nothing that was told, and nobody said them: ${invented.join(', ')}. Look them up or calculate them with a tool, where there is one, or say the whole answer again without them.`
}
