import type { Slot } from '../../engine/model.ts'
import { type Answer, type Bilingual, inLanguage, text } from './advisor.ts'
import type { Draft } from './draft.ts'

/** What feeds the engine: kept stock it feeds only so much of a fuel that takes more of it. */
const FEEDS: ReadonlySet<string> = new Set([
  'injectors',
  'fuel_pump',
  'fuel_system',
  'high_pressure_fuel_pump',
  'direct_fuel',
])

interface Looser {
  draft: Draft
  words: Bilingual
}

/** The terms a little looser, the nearest first: less ethanol on the stock fuel system, then the fuel system that the ethanol needs. */
function looserTerms(draft: Draft): Looser[] {
  const { keepsStock = [], fuel } = draft
  const feeding = keepsStock.filter((slot) => FEEDS.has(slot))
  if (feeding.length === 0) return []
  const others = keepsStock.filter((slot) => !FEEDS.has(slot)) as Slot[]
  const onLess: Looser[] =
    fuel === 'e85'
      ? [
          {
            draft: { ...draft, fuel: 'e30' },
            words: [
              "The stock fuel system won't feed that much ethanol, so with it kept stock this is on E30. ",
              'El sistema de combustible de fábrica no alimenta tanto etanol: con él de fábrica esto va con E30. ',
            ],
          },
        ]
      : []
  return [
    ...onLess,
    {
      draft: { ...draft, keepsStock: others },
      words: [
        'Not with the stock fuel system kept: nothing we sell gets there on it. This is the build with the pump or injectors that it needs. ',
        'Con el sistema de combustible de fábrica no se llega: este build lleva la bomba o los inyectores que pide. ',
      ],
    },
  ]
}

/** No build on these terms because of what feeds it: the nearest that there is, and which term gave way. */
export function withLooserTerms(draft: Draft, answer: Answer, plan: (open: Draft) => Answer): Answer | undefined {
  if (answer.some(({ type }) => type === 'build')) return undefined
  for (const { draft: open, words } of looserTerms(draft)) {
    const planned = plan(open)
    if (planned.some(({ type }) => type === 'build')) return [text(inLanguage(draft.language, words)), ...planned]
  }
  return undefined
}
