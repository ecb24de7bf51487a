import type { GenerateReply, GenerateRequest } from '../../contract/configurator.ts'
import type { Refused } from '../http/problem.ts'
import { type Advisor, type Answer, type Bilingual, inLanguage, text } from './advisor.ts'
import type { Draft } from './draft.ts'

const KIT_WORDS: Readonly<Record<string, Bilingual>> = {
  procharger: ['ProCharger kit', 'kit ProCharger'],
  supercharger: ['supercharger kit', 'kit de supercharger'],
  turbo: ['turbo kit', 'kit de turbo'],
  single_turbo: ['single turbo kit', 'kit de turbo sencillo'],
  twin_turbo: ['twin turbo kit', 'kit de turbo doble'],
}

/** What comes nearest to a kind of boost, in order; at last the strongest of any kind. */
const NEAREST: Readonly<Record<string, readonly string[]>> = {
  procharger: ['supercharger'],
  single_turbo: ['turbo'],
  twin_turbo: ['turbo'],
}

/**
 * A kind of boost that no kit of ours gives this car on these terms: the nearest that there is, and the words that say so
 * before it. Undefined where the refusal is of something else.
 */
function withOtherBoost(
  { plan }: Pick<Advisor, 'plan'>,
  request: GenerateRequest,
  { language }: Draft,
  { code }: Refused,
): { request: GenerateRequest; words: string } | undefined {
  const asked = request.preferences?.forced_induction_preference
  const kit = asked === undefined ? undefined : KIT_WORDS[asked]
  if (asked === undefined || !kit || (code !== 'induction_not_possible' && code !== 'no_build_allowed'))
    return undefined
  const { forced_induction_preference: _, ...others } = request.preferences ?? {}
  for (const kind of [...(NEAREST[asked] ?? []), undefined]) {
    const { lockedPartIds: __, ...open } = request
    const tried: GenerateRequest = {
      ...open,
      preferences: { ...others, ...(kind ? { forced_induction_preference: kind as InductionPreference } : {}) },
    }
    const planned = plan(tried)
    if (!planned.ok) continue
    const has = boostOf(planned.reply)
    return {
      request: tried,
      words: inLanguage(language, [
        `We have no ${kit[0]} that fits this car on these terms. The nearest that we have ${has[0]}.`,
        `No tenemos ${kit[1]} para este carro con esas condiciones. Lo más cercano ${has[1]}.`,
      ]),
    }
  }
  return undefined
}
type InductionPreference = NonNullable<NonNullable<GenerateRequest['preferences']>['forced_induction_preference']>

/** The most of a kind of boost that this car cannot have: the most without it, behind the words that say so. */
export function withoutThatBoost(draft: Draft, { code }: Refused, plan: (open: Draft) => Answer): Answer | undefined {
  const { induction = 'auto', boostKinds: _, maker: __, ...rest } = draft
  const kit = KIT_WORDS[induction]
  if (!kit || (code !== 'induction_not_possible' && code !== 'no_build_allowed')) return undefined
  const { induction: ___, ...open } = rest as Draft
  const words = inLanguage(draft.language, [
    `We have no ${kit[0]} that fits this car on these terms. This is the strongest that we have without one. `,
    `No tenemos ${kit[1]} para este carro con esas condiciones. Esto es lo más fuerte sin él. `,
  ])
  return [text(words), ...plan(open)]
}

/** The build with the nearest boost, behind the words that say so. */
export function withNearestBoost<Shown extends { request: GenerateRequest; draft: Draft }>(
  advisor: Advisor,
  shown: Shown,
  refusal: Refused,
  show: (advisor: Advisor, shown: Shown) => Answer,
): Answer | undefined {
  const other = withOtherBoost(advisor, shown.request, shown.draft, refusal)
  return other && [text(`${other.words} `), ...show(advisor, { ...shown, request: other.request })]
}

/** How the build that is shown in its place breathes. */
function boostOf({ recommendedParts }: GenerateReply): Bilingual {
  const part = recommendedParts.find(({ slot }) => slot === 'boost_source')
  return part
    ? [`is with the ${part.manufacturer} ${part.name}`, `es con ${part.manufacturer} ${part.name}`]
    : ['adds no boost of its own', 'no agrega boost']
}
