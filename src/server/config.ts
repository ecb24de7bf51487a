import { isIP } from 'node:net'
import { availableParallelism } from 'node:os'
import { z } from 'zod'

/** An empty variable counts as absent: `PORT= npm start` means the default. */
const text = (schema: z.ZodType<string, string>) => schema.optional()
const number = (from: number, to: number, preset: number) =>
  z.coerce
    .number(`write a whole number from ${from} to ${to}`)
    .int(`write a whole number from ${from} to ${to}`)
    .min(from, `write a whole number from ${from} to ${to}`)
    .max(to, `write a whole number from ${from} to ${to}`)
    .default(preset)
const webAddress = z
  .url({ protocol: /^https?$/, error: 'write a web address such as https://shop.example' })
  .transform((address) => address.replace(/\/+$/, ''))

const DATABASE_ADDRESS = /^postgres(ql)?:\/\//
const databaseAddress = text(
  z.string().regex(DATABASE_ADDRESS, 'write an address such as postgresql://user:password@host:5432/shop'),
)

/** An IP address, or one with the length of its network behind a slash. */
function isNetwork(text: string): boolean {
  const [address = '', length, more] = text.split('/')
  const bits = isIP(address) === 6 ? 128 : 32
  if (isIP(address) === 0 || more !== undefined) return false
  return length === undefined || (/^\d{1,3}$/.test(length) && Number(length) <= bits)
}

const environment = z.object({
  NODE_ENV: z
    .enum(['production', 'development', 'test'], 'write "production", "development" or "test"')
    .default('production'),
  PORT: number(0, 65_535, 3000),
  HOST: z.string().default('0.0.0.0'),
  DATA_DIR: z.string().default('./data'),
  PROCESSES: z
    .string()
    .default('1')
    .transform((given) => (given === 'auto' ? availableParallelism() : Number(given)))
    .refine(
      (count) => Number.isInteger(count) && count >= 1 && count <= 64,
      'write "auto" or a whole number from 1 to 64',
    ),
  DATABASE_URL: databaseAddress,
  DATABASE_DIRECT_URL: databaseAddress,
  DATABASE_READ_URL: text(z.string())
    .transform((list) => (list ?? '').split(',').map((one) => one.trim()))
    .transform((list) => list.filter(Boolean))
    .refine((list) => list.every((one) => DATABASE_ADDRESS.test(one)), 'write addresses of replicas with commas'),
  SHOP_ORIGIN: webAddress.optional(),
  SHOP_EMAIL: z.email('write a mail address such as hello@shop.example').default('hello@adrenaline.example'),
  SHOP_PHONE: z.string().min(5, 'write a telephone number').default('(904) 555-0142'),
  SHOP_ADDRESS: z
    .string()
    .min(5, 'write a postal address')
    .default('1200 Speedway Sample Blvd, Jacksonville, FL 32202'),
  ADMIN_TOKEN: text(z.string().min(8, 'write at least 8 characters')),
  AI_PROVIDER: z
    .enum(['openai', 'anthropic', 'compatible'], 'write "openai", "anthropic" or "compatible" (with AI_BASE_URL)')
    .optional(),
  AI_MODEL: text(z.string()),
  AI_API_KEY: text(z.string()),
  AI_BASE_URL: webAddress.optional(),
  AI_TIMEOUT_SECONDS: number(1, 300, 60),
  SHOPIFY_STORE_DOMAIN: text(
    z.string().regex(/^(https?:\/\/)?[a-z0-9.-]+(:\d+)?$/i, 'write a domain such as your-shop.myshopify.com'),
  ),
  SHOPIFY_STOREFRONT_TOKEN: text(z.string()),
  STRIPE_SECRET_KEY: text(z.string().regex(/^[rs]k_/, 'write a secret key such as sk_live_...')),
  STRIPE_WEBHOOK_SECRET: text(z.string().regex(/^whsec_/, 'write the signing secret of the webhook, whsec_...')),
  STRIPE_API_URL: webAddress.optional(),
  SMTP_URL: text(z.string().regex(/^smtps?:\/\//, 'write an address such as smtp://user:password@mail.example:587')),
  UNSPLASH_ACCESS_KEY: text(z.string()),
  SOCIAL_WIDGET_SRC: z.url({ protocol: /^https?$/, error: 'write the https address of the widget script' }).optional(),
  RATE_LIMIT_PER_MINUTE: number(1, 10_000_000, 600),
  TRUST_PROXY: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((one) => one.trim())
        .filter(Boolean),
    )
    .refine(
      (list) => list.every(isNetwork),
      'write addresses or networks with commas, such as 10.0.0.5,192.168.0.0/16',
    ),
  METRICS_TOKEN: text(z.string().min(16, 'write at least 16 characters')),
  CDN_PURGE_URL: webAddress.optional(),
  CDN_PURGE_TOKEN: text(z.string()),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .regex(/^[^=,\s]+=[^,]*(,[^=,\s]+=[^,]*)*$/, 'write names and values such as api-key=abc,team=shop')
    .optional(),
  OTEL_SERVICE_NAME: z.string().default('shop'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1, 'write a share from 0 to 1').default(1),
  SLOW_QUERY_MS: number(1, 3_600_000, 500),
  SLOW_RENDER_MS: number(1, 3_600_000, 500),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'write one of fatal, error, warn, info, debug, trace, silent',
    )
    .default('info'),
})

const TOGETHER = [
  ['SHOPIFY_STORE_DOMAIN', 'SHOPIFY_STOREFRONT_TOKEN', 'goes with SHOPIFY_STORE_DOMAIN: set both or neither'],
  ['SHOPIFY_STOREFRONT_TOKEN', 'SHOPIFY_STORE_DOMAIN', 'goes with SHOPIFY_STOREFRONT_TOKEN: set both or neither'],
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'goes with STRIPE_SECRET_KEY: set both or neither'],
  ['STRIPE_WEBHOOK_SECRET', 'STRIPE_SECRET_KEY', 'goes with STRIPE_WEBHOOK_SECRET: set both or neither'],
  ['DATABASE_DIRECT_URL', 'DATABASE_URL', 'goes with DATABASE_DIRECT_URL: set both or neither'],
  ['DATABASE_READ_URL', 'DATABASE_URL', 'DATABASE_READ_URL names replicas of it'],
  ['CDN_PURGE_TOKEN', 'CDN_PURGE_URL', 'goes with CDN_PURGE_TOKEN: set both or neither'],
  ['AI_PROVIDER', 'AI_MODEL', 'name the model that AI_PROVIDER offers'],
] as const

/** Everything the environment decides, checked once at the start. Optional services are `null` when not set. */
export interface Config {
  environment: 'production' | 'development' | 'test'
  port: number
  host: string
  dataDir: string
  /** Web processes that share the port. With more than one, a parent looks after them (`processes.ts`). */
  processes: number
  databaseUrl: string | null
  /** The same database past a pooler: for what holds a session (LISTEN, advisory locks, migrations). */
  databaseDirectUrl: string | null
  /** Replicas for reading that may lag (`database/reading.ts`). */
  databaseReadUrls: readonly string[]
  shop: { origin: string | null; email: string; phone: string; address: string }
  adminToken: string | null
  ai: {
    provider: 'openai' | 'anthropic' | 'compatible'
    model: string
    apiKey: string | null
    baseUrl: string | null
    /** After this long the engine's own words answer. */
    timeoutMs: number
  } | null
  shopify: { storeDomain: string; storefrontToken: string } | null
  /** Payment by card; without it orders are paid at the shop or by invoice. */
  stripe: { secretKey: string; webhookSecret: string; apiUrl: string | null } | null
  smtpUrl: string | null
  unsplashAccessKey: string | null
  socialWidgetSrc: string | null
  /** Requests that change something, per client address. */
  rateLimitPerMinute: number
  /** Proxies on other machines whose word on the client's address counts; one on this machine is always believed. */
  trustProxy: readonly string[]
  /** A monitor that says it may read `/metrics`, and nothing else. */
  metricsToken: string | null
  /** A CDN that keeps pages, and where it is told that they changed. */
  cdn: { purgeUrl: string; token: string | null } | null
  /** Where traces are sent to, and which share of them. */
  traces: { endpoint: string; headers: Readonly<Record<string, string>>; service: string; ratio: number } | null
  /** Statements and page renderings that take so long are logged. */
  slowQueryMs: number
  slowRenderMs: number
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
}

/** The variables that the shop reads; anything else in the environment is left alone. */
export const VARIABLES = Object.keys(environment.shape)

/**
 * Reads and checks the environment. A wrong variable is the operator's mistake, not ours: the result names every
 * wrong one with what to write instead.
 */
export function readConfig(
  env: Readonly<Record<string, string | undefined>>,
): { ok: true; config: Config } | { ok: false; problems: string[] } {
  const given = Object.fromEntries(
    VARIABLES.flatMap((name) => {
      const value = env[name]?.trim()
      return value ? [[name, value]] : []
    }),
  )
  const parsed = environment.safeParse(given)
  const problems = parsed.success
    ? []
    : parsed.error.issues.map(({ path, message }) => `${shown(String(path[0]), given)}: ${message}`)
  for (const [name, partner, message] of TOGETHER) {
    if (given[name] && !given[partner]) problems.push(`${partner} is not set: ${message}`)
  }
  if (given.AI_PROVIDER === 'compatible' && !given.AI_BASE_URL) {
    problems.push('AI_BASE_URL is not set: AI_PROVIDER=compatible needs the address of its API')
  }
  if ((given.AI_PROVIDER === 'openai' || given.AI_PROVIDER === 'anthropic') && !given.AI_API_KEY) {
    problems.push(`AI_API_KEY is not set: AI_PROVIDER=${given.AI_PROVIDER} asks for a key`)
  }
  if (!parsed.success || problems.length > 0) return { ok: false, problems }
  return { ok: true, config: configOf(parsed.data) }
}

/** The variable as it was given, unless it may hold a secret. */
function shown(name: string, given: Readonly<Record<string, string>>): string {
  if (/TOKEN|KEY|SECRET|HEADERS/.test(name)) return name
  return `${name}=${JSON.stringify((given[name] ?? '').replace(/:\/\/[^@/]*@/, '://...@'))}`
}

function configOf(env: z.output<typeof environment>): Config {
  return {
    environment: env.NODE_ENV,
    port: env.PORT,
    host: env.HOST,
    dataDir: env.DATA_DIR,
    processes: env.PROCESSES,
    databaseUrl: env.DATABASE_URL ?? null,
    databaseDirectUrl: env.DATABASE_DIRECT_URL ?? null,
    databaseReadUrls: env.DATABASE_READ_URL,
    shop: {
      origin: env.SHOP_ORIGIN ?? null,
      email: env.SHOP_EMAIL,
      phone: env.SHOP_PHONE,
      address: env.SHOP_ADDRESS,
    },
    adminToken: env.ADMIN_TOKEN ?? null,
    ai:
      env.AI_PROVIDER && env.AI_MODEL
        ? {
            provider: env.AI_PROVIDER,
            model: env.AI_MODEL,
            apiKey: env.AI_API_KEY ?? null,
            baseUrl: env.AI_BASE_URL ?? null,
            timeoutMs: env.AI_TIMEOUT_SECONDS * 1000,
          }
        : null,
    shopify:
      env.SHOPIFY_STORE_DOMAIN && env.SHOPIFY_STOREFRONT_TOKEN
        ? { storeDomain: env.SHOPIFY_STORE_DOMAIN, storefrontToken: env.SHOPIFY_STOREFRONT_TOKEN }
        : null,
    stripe:
      env.STRIPE_SECRET_KEY && env.STRIPE_WEBHOOK_SECRET
        ? {
            secretKey: env.STRIPE_SECRET_KEY,
            webhookSecret: env.STRIPE_WEBHOOK_SECRET,
            apiUrl: env.STRIPE_API_URL ?? null,
          }
        : null,
    smtpUrl: env.SMTP_URL ?? null,
    unsplashAccessKey: env.UNSPLASH_ACCESS_KEY ?? null,
    socialWidgetSrc: env.SOCIAL_WIDGET_SRC ?? null,
    rateLimitPerMinute: env.RATE_LIMIT_PER_MINUTE,
    trustProxy: env.TRUST_PROXY,
    metricsToken: env.METRICS_TOKEN ?? null,
    cdn: env.CDN_PURGE_URL ? { purgeUrl: env.CDN_PURGE_URL, token: env.CDN_PURGE_TOKEN ?? null } : null,
    traces: env.OTEL_EXPORTER_OTLP_ENDPOINT
      ? {
          endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
          headers: Object.fromEntries(
            (env.OTEL_EXPORTER_OTLP_HEADERS ?? '').split(',').flatMap((one) => {
              const [, name, value] = /^([^=]+)=(.*)$/.exec(one) ?? []
              return name === undefined ? [] : [[name.toLowerCase(), decodeURIComponent(value ?? '')]]
            }),
          ),
          service: env.OTEL_SERVICE_NAME,
          ratio: env.OTEL_TRACES_SAMPLER_ARG,
        }
      : null,
    slowQueryMs: env.SLOW_QUERY_MS,
    slowRenderMs: env.SLOW_RENDER_MS,
    logLevel: env.LOG_LEVEL,
  }
}
