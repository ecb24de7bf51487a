import type { Config } from '../config.ts'

/** Who plans and explains builds when no AI provider is set. */
export const OWN_ENGINE = 'Adrenaline Engine'

const PROVIDER_NAMES = { openai: 'OpenAI', anthropic: 'Anthropic', compatible: 'AI' } as const

/** Who explains builds, as pages name it. */
export const providerName = (ai: Config['ai']): string => (ai ? PROVIDER_NAMES[ai.provider] : OWN_ENGINE)
