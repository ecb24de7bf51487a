import type { z } from 'zod'
import type { AssistantEvent, AssistantQuestion } from '../../contract/assistant.ts'
import type { GenerateReply, GenerateRequest } from '../../contract/configurator.ts'
import type { EvidenceSummary } from '../../contract/evidence.ts'
import type { StagesReply, stagesQuery } from '../../contract/planner.ts'
import type { Fuel } from '../../engine/model.ts'
import { CENTS_PER_DOLLAR } from '../../engine/units.ts'
import type { Stage } from '../../engine/vocabulary.ts'
import type { CatalogSnapshot } from '../catalog/catalog-snapshot.ts'
import type { Refused } from '../http/problem.ts'
import { wholeDollars } from '../pricing/money.ts'
import type { Language } from './words/language.ts'

/** What the assistant tells of the shop itself, from the shop's settings. */
export interface ShopFacts {
  phone: string
  email: string
  address: string
  /** 0 is Sunday; "10:00" and "19:00". A day that is not listed is closed. */
  hours: readonly { weekday: number; opensAt: string; closesAt: string }[]
}

/** What the assistant asks the shop: its catalog, and builds by the rules of the configurator. */
export interface Advisor {
  shop: ShopFacts
  /** How predictions compare with what was measured, as /accuracy shows it; absent until it was judged or asked for. */
  accuracy?: EvidenceSummary | undefined
  catalog: CatalogSnapshot
  plan(request: GenerateRequest): { ok: true; reply: GenerateReply } | Refused
  stages(query: z.output<typeof stagesQuery>): { ok: true; reply: StagesReply } | Refused
  /** A stage of the planner as a build; undefined where the car has none. */
  stageBuild(asked: {
    vehicleId: string
    fuel: Fuel
    stage: Stage
  }): { reply: GenerateReply; timeline: string } | undefined
}

export type Said = AssistantQuestion['messages'][number]
export type Answer = readonly AssistantEvent[]

export const text = (...sentences: readonly (string | undefined)[]): AssistantEvent => ({
  type: 'text',
  text: sentences.filter(Boolean).join(' '),
})
export const suggestions = (...texts: readonly string[]): AssistantEvent => ({ type: 'suggestions', texts: [...texts] })
export const dollars = (usd: number): string => wholeDollars(usd * CENTS_PER_DOLLAR)
export const whp = (value: number): string => `${Math.round(value)} whp`
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
/** Worked: "plugs, a coil and a tune". */
export const listed = (words: readonly string[], last = 'and'): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`

/** One thing in the two languages that the shop answers in. */
export type Bilingual = readonly [english: string, spanish: string]
export const inLanguage = (language: Language | undefined, [english, spanish]: Bilingual): string =>
  language === 'es' ? spanish : english
