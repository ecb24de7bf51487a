import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import type { AssistantEvent } from '../../contract/assistant.ts'
import {
  type Conversation,
  conversationFrom,
  converse,
  EMPTY_CONVERSATION,
  lastBuildOf,
  type ShownBuild,
} from './conversation.ts'

const KEY = 'adrenaline.assistant'

/** Asks the assistant: the conversation with the new question at its end; answers with events until it is done. */
export type Ask = (conversation: Conversation, signal: AbortSignal) => AsyncIterable<AssistantEvent>

export type CartChange = Extract<AssistantEvent, { type: 'cart_change' }>

const FAILED: AssistantEvent = {
  type: 'failed',
  text: 'The assistant did not answer. Your question is still here: ask again in a moment.',
}

function stored(): Conversation {
  try {
    return conversationFrom(window.localStorage.getItem(KEY))
  } catch {
    return EMPTY_CONVERSATION
  }
}

function store(conversation: Conversation): void {
  try {
    window.localStorage.setItem(KEY, JSON.stringify(conversation))
  } catch (error) {
    console.info('The conversation could not be stored', error)
  }
}

/** The visitor's conversation, kept in this browser: empty while the server renders, then as it was left. */
export function useConversation(
  ask: Ask,
  onCart: (build: ShownBuild) => void,
  onCartChange: (change: CartChange) => void,
) {
  const [conversation, step] = useReducer(converse, EMPTY_CONVERSATION)
  const [isRestored, setIsRestored] = useState(false)
  const running = useRef<AbortController | null>(null)
  const latest = useRef(conversation)
  latest.current = conversation

  useEffect(() => {
    step({ kind: 'restore', kept: stored() })
    setIsRestored(true)
    return () => running.current?.abort()
  }, [])
  useEffect(() => {
    if (isRestored) store(conversation)
  }, [isRestored, conversation])

  const say = useCallback(
    async (text: string) => {
      if (running.current !== null || text.trim() === '') return
      const controller = new AbortController()
      running.current = controller
      const asked = converse(latest.current, { kind: 'ask', text })
      step({ kind: 'ask', text })
      try {
        let shown = lastBuildOf(asked)
        for await (const event of ask(asked, controller.signal)) {
          if (controller.signal.aborted) break
          step({ kind: 'event', event })
          if (event.type === 'build') shown = event
          if (event.type === 'cart' && shown) onCart(shown)
          if (event.type === 'cart_change') onCartChange(event)
        }
      } catch {
        if (!controller.signal.aborted) step({ kind: 'event', event: FAILED })
      } finally {
        step({ kind: 'end', state: controller.signal.aborted ? 'stopped' : 'done' })
        running.current = null
      }
    },
    [ask, onCart, onCartChange],
  )
  const stop = useCallback(() => running.current?.abort(), [])
  const clear = useCallback(() => {
    running.current?.abort()
    step({ kind: 'clear' })
  }, [])
  return {
    messages: conversation.messages,
    isWriting: conversation.messages.at(-1)?.state === 'writing',
    say,
    stop,
    clear,
  }
}
