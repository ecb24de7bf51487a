import { OWN_ENGINE } from '../../engine/display-words.ts'
import type { Config } from '../config.ts'

const PROVIDER_NAMES = { openai: 'OpenAI', anthropic: 'Anthropic', compatible: 'AI' } as const

/** Who explains builds, as pages name it. */
export const providerName = (ai: Config['ai']): string => (ai ? PROVIDER_NAMES[ai.provider] : OWN_ENGINE)
