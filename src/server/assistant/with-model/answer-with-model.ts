import { ALL_TOOLS } from '../../agents/all-tools.ts'
import {
  faultOf,
  inventedFigures,
  inventions,
  type Speak,
  type Spoken,
  type UseTool,
} from '../../agents/language-model.ts'
import type { Answer, Said } from '../advisor.ts'
import { suggestions, text } from '../advisor.ts'
import { instructionsFor, type Prepared } from './instructions.ts'
import { answerData, SHOP_SIDE_FORMS, type ShopSide, withShopSide } from './shop-side-tools.ts'

const LONGEST = 3000
const TOOLS = [...ALL_TOOLS, ...SHOP_SIDE_FORMS]
/** What a tool does, as the customer reads it while he waits. */
const PROGRESS: Readonly<Record<string, string>> = {
  find_vehicle: 'Finding your car',
  about_car: 'Checking what your car takes',
  plan_build: 'Planning the build',
  compare_builds: 'Comparing builds',
  stage_package: 'Planning the build',
  time_slip: 'Running the quarter mile',
  fits: 'Checking what fits',
  find_parts: 'Checking what fits',
  shop_facts: 'Checking shop policy',
}
const AFTER_BUILD = suggestions('Cheaper', 'More power', 'What breaks first?', 'Add it to my cart')

export interface WithModel extends Prepared {
  speak: Speak
  shop: ShopSide
  /** The tools of the engine and of the database. */
  use: UseTool
  /** Is told what is being done, in words for the customer. */
  onProgress: (words: string) => void
}

/**
 * The answer of a language model that has only the shop's tools. A figure, maker or address that no tool and nobody said is
 * sent back to it to be mended; rejects on failure, and where it is not mended: the caller then has what was prepared.
 */
export async function answerWithModel(
  { speak, shop, use, onProgress, ...read }: WithModel,
  messages: readonly Said[],
  signal: AbortSignal,
): Promise<Answer> {
  const shown = messages.findLast((message) => message.request !== undefined)?.request
  const { prepared, today, contact } = read
  const instructions = instructionsFor(read, shown)
  const heard = [
    JSON.stringify(answerData(prepared)),
    JSON.stringify(shown ?? {}),
    today,
    contact,
    ...messages.map((one) => one.text),
  ]
  const cards: Answer[number][] = []
  const useShop = withShopSide(
    shop,
    {
      ...{ messages, prepared },
      show: (more) => void cards.push(...more),
      strange: (values) => values.filter((value) => inventedFigures(String(value), [...heard, SMALL]).length > 0),
    },
    use,
  )
  const { parts, vehicles } = shop.catalog
  const ofCars = new Set<string>(vehicles.map(({ make }) => make))
  const makers = [...new Set(parts.map(({ manufacturer }) => manufacturer))].filter((maker) => !ofCars.has(maker))
  const spoken = await speak({
    instructions,
    messages: messages.map(({ from, text: said }) => ({ from, text: withoutMail(said) || '(a build was shown)' })),
    tools: TOOLS,
    use: async (name, input) => {
      onProgress(PROGRESS[name] ?? 'Working it out')
      const reply = await useShop(name, input)
      heard.push(JSON.stringify(reply.data))
      return reply
    },
    fault: ({ text: said }) => faultOf(said, inventions(said, heard, makers), LONGEST),
    signal,
  })
  return shownWith(spoken, cards, prepared)
}

/** No customer's email address leaves the shop. */
const withoutMail = (said: string): string => said.replaceAll(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '(an email address)')

/** Counts that everybody may calculate with. */
const SMALL = '1 2 3 4 5 6 7 8 9 10 12 100'

/** The words with the last build that was planned, what goes into the cart, and the cards that were asked for. */
function shownWith({ text: said, used }: Spoken, cards: readonly Answer[number][], prepared: Answer): Answer {
  const build = used.findLast(({ reply }) => reply.build !== undefined)?.reply.build
  const plan = used.findLast(({ reply }) => reply.plan !== undefined)?.reply.plan
  const own = cards.some(({ type }) => type === 'build') ? undefined : build
  const hasBuild = own !== undefined || cards.some(({ type }) => type === 'build')
  return [
    text(said),
    ...(own ? [{ type: 'build' as const, ...own }] : []),
    ...(plan ? [{ type: 'cart' as const, plan }] : []),
    ...cards,
    ...(hasBuild ? [AFTER_BUILD] : cards.length > 0 ? prepared.filter(({ type }) => type === 'suggestions') : []),
  ]
}
