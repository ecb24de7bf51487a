import type { PartKind } from '../../engine/model.ts'
import { type Advisor, type Answer, dollars, inLanguage, suggestions, text } from './advisor.ts'
import type { Draft } from './draft.ts'
import type { Meaning } from './meaning.ts'
import { offered } from './offered-part.ts'
import { kindWords, partForCart, partIdsOf } from './parts-answer.ts'
import { refused } from './plan-answer.ts'
import type { ChosenCar } from './request-of.ts'
import { shownBuild } from './stage-plan.ts'

/** What is to become of the cart: the whole build into it, one part into it or out of it, or a look at it. */
export function answerCart(
  advisor: Advisor,
  draft: Draft,
  { cart = 'add', part: named, isWholeCart: isAll, isAllBut }: Meaning,
  carOf: () => ChosenCar | { answer: Answer },
): Answer {
  const { language } = draft
  const say = (english: string, spanish: string) => text(inLanguage(language, [english, spanish]))
  const part = named ?? (draft.shown && cart === 'add' ? undefined : draft.part)
  if (cart === 'show') {
    return [
      { type: 'cart_change', act: 'show', parts: [], kinds: [] },
      say(
        'Here is your cart: everything in it, with the total, is on /cart.',
        'Aquí está tu carrito: todo, con el total, en /cart.',
      ),
    ]
  }
  const kinds = [...new Set((part?.kinds ?? (part?.kind ? [part.kind] : [])).flatMap(alike))]
  if (cart === 'remove') {
    if (isAll)
      return [
        { type: 'cart_change', act: 'keep', parts: [], kinds: [] },
        say('Took everything out of your cart.', 'Vacié tu carrito.'),
        suggestions('Show my cart'),
      ]
    if (isAllBut) {
      const kept = kinds.map(kindWords).join(', ')
      return [
        { type: 'cart_change', act: 'keep', parts: [], kinds, partIds: partIdsOf(advisor, undefined, kinds) },
        say(`Took everything out of your cart except: ${kept}.`, `Quité todo del carrito menos: ${kept}.`),
        suggestions('Show my cart'),
      ]
    }
    if (!part) return [say('Which part should come out of the cart?', '¿Qué pieza quito del carrito?')]
    const inBuild = draft.shown ? shownBuild(advisor, draft, draft.shown) : undefined
    const parts = inBuild?.ok
      ? inBuild.reply.recommendedParts
          .filter(({ kind }) => kinds.some((one) => one === kind))
          .flatMap(({ partId }) => advisor.catalog.part(partId) ?? [])
      : []
    const car = parts.length > 0 ? undefined : carOf()
    const one = car && 'vehicle' in car ? partForCart(advisor, draft, car, part) : undefined
    const out = parts.length > 0 ? parts : one ? [one] : []
    const name = part.kinds
      ? [...new Set(part.kinds.map(kindWords))].join(', ')
      : part.kind
        ? kindWords(part.kind)
        : (part.maker ?? '')
    const partIds = partIdsOf(advisor, car && 'vehicle' in car ? car : undefined, kinds)
    return [
      { type: 'cart_change', act: 'remove', parts: out.map(offered), kinds: [...kinds], partIds },
      say(
        `Took the ${name} out of your cart. Everything else stays.`,
        `Quité del carrito: ${name}. Lo demás se queda.`,
      ),
      suggestions('Show my cart'),
    ]
  }
  if (part) {
    const car = carOf()
    if (!('vehicle' in car)) return car.answer
    const several = (part.kinds ?? []).slice(0, MOST_AT_ONCE)
    if (several.length > 1 && isEither(draft, several)) return [whichOf(draft, several)]
    if (several.length > 1) return addSeveral(advisor, draft, car, several, part.series)
    const one = partForCart(advisor, draft, car, part)
    if (!one)
      return [
        say(
          `We have no ${part.kind ? kindWords(part.kind) : part.maker} for that car.`,
          'No tenemos esa pieza para ese carro.',
        ),
      ]
    return [
      { type: 'cart_change', act: 'add', vehicleId: car.vehicle.id, parts: [offered(one)], kinds: [] },
      say(
        `In your cart: ${one.manufacturer} ${one.name}, ${dollars(one.priceCents / 100)}.`,
        `En tu carrito: ${one.manufacturer} ${one.name}, ${dollars(one.priceCents / 100)}.`,
      ),
      suggestions('Show my cart'),
    ]
  }
  return wholeBuild(advisor, draft)
}

const MOST_AT_ONCE = 6

/** "Tires or drag radials", "tune or exhaust": one of them is to be chosen, and "add it" does not say which. */
const isEither = ({ talk }: Draft, kinds: readonly PartKind[]): boolean =>
  talk?.of?.isChoice === true || kinds.every((kind) => TIRES.has(kind))
const TIRES: ReadonlySet<PartKind> = new Set<PartKind>(['tires', 'drag_tires'])

function whichOf(draft: Draft, kinds: readonly PartKind[]): Answer[number] {
  const names = kinds.map(kindWords)
  return text(
    inLanguage(draft.language, [
      `Which one: ${names.join(' or ')}? Nothing is in your cart yet.`,
      `¿Cuál de los dos: ${names.join(' o ')}? Todavía no hay nada en el carrito.`,
    ]),
  )
}

/** "A clutch and a flywheel": of each kind the one that fits, and what we do not have. */
function addSeveral(
  advisor: Advisor,
  draft: Draft,
  car: ChosenCar,
  kinds: readonly PartKind[],
  series: string | undefined,
): Answer {
  const asked = (kind: PartKind) => ({ kind, ...(series ? { series } : {}) })
  const found = kinds.map((kind) => ({ kind, part: partForCart(advisor, draft, car, asked(kind)) }))
  const parts = found.flatMap(({ part }) => part ?? [])
  const missing = found.filter(({ part }) => part === undefined).map(({ kind }) => kindWords(kind))
  const names = parts.map(
    ({ manufacturer, name, priceCents }) => `${manufacturer} ${name}, ${dollars(priceCents / 100)}`,
  )
  const none = missing.join(', ')
  return [
    ...(parts.length > 0
      ? [
          {
            ...{ type: 'cart_change' as const, act: 'add' as const, vehicleId: car.vehicle.id },
            ...{ parts: parts.map(offered), kinds: [] },
          },
        ]
      : []),
    text(
      inLanguage(draft.language, [
        names.length > 0 ? `In your cart: ${names.join('; ')}.` : '',
        names.length > 0 ? `En tu carrito: ${names.join('; ')}.` : '',
      ]),
      none && inLanguage(draft.language, [`We have no ${none} for that car.`, `No tenemos ${none} para ese carro.`]),
    ),
    suggestions('Show my cart'),
  ]
}

/** One word for boost means every kind of it. */
const alike = (kind: PartKind): readonly PartKind[] =>
  kind.startsWith('turbo') ? TURBO : kind.startsWith('supercharger') ? BLOWERS : [kind]

const TURBO: readonly PartKind[] = ['turbo_kit_single', 'turbo_kit_twin', 'turbo_upgrade']
const BLOWERS: readonly PartKind[] = ['supercharger_roots', 'supercharger_twin_screw', 'supercharger_centrifugal']

function wholeBuild(advisor: Advisor, draft: Draft): Answer {
  const { language } = draft
  const say = (english: string, spanish: string) => text(inLanguage(language, [english, spanish]))
  if (!draft.shown)
    return [
      say(
        'There is no build yet. Which car, and how much power?',
        'Todavía no hay un build. ¿Qué carro y cuánta potencia?',
      ),
    ]
  const planned = shownBuild(advisor, draft, draft.shown)
  if (!planned.ok) return refused(planned)
  const { recommendedParts, estimatedCost } = planned.reply
  if (recommendedParts.length === 0)
    return [
      say(
        'The stock car does it: there is nothing to buy.',
        'El carro de fábrica ya lo hace: no hay nada que comprar.',
      ),
    ]
  return [
    { type: 'cart', plan: planOfBuild(draft.shown, planned) },
    say(
      `In your cart: the whole build with its installation, ${dollars(estimatedCost)}.`,
      `En tu carrito: el build completo con instalación, ${dollars(estimatedCost)}.`,
    ),
    suggestions('What breaks first?', 'Start over'),
  ]
}

type Planned = Extract<ReturnType<typeof shownBuild>, { ok: true }>

/** A build as it is saved and goes into the cart. */
export function planOfBuild(request: NonNullable<Draft['shown']>, { reply, stagePackage }: Planned) {
  const { vehicle } = reply.enhancedData
  return {
    title: `${request.year} ${vehicle.make} ${vehicle.model}, ${reply.estimatedHorsepower} whp`,
    vehicleId: vehicle.id,
    partIds: reply.recommendedParts.map((part) => part.partId),
    request,
    ...(stagePackage ? { stagePackage } : {}),
  }
}
