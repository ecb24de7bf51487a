import type { Shop } from '../../contract/shop.ts'
import type { Config } from '../config.ts'

/** Who plans and explains builds when no AI provider is set. */
export const OWN_ENGINE = 'Adrenaline Engine'

const PROVIDER_NAMES = { openai: 'OpenAI', anthropic: 'Anthropic', compatible: 'AI' } as const

/** What pages and mails say of the shop itself. `port` gives the address of a shop without SHOP_ORIGIN. */
export function shopOf(config: Config, port: number): Shop {
  return {
    email: config.shop.email,
    phone: config.shop.phone,
    address: config.shop.address,
    origin: config.shop.origin ?? `http://localhost:${port}`,
    aiProvider: config.ai ? PROVIDER_NAMES[config.ai.provider] : OWN_ENGINE,
    socialWidgetSrc: config.socialWidgetSrc,
    isDevelopment: config.environment === 'development',
    adminTokenRequired: config.adminToken !== null,
  }
}
