import type { GenerateReply, GenerateRequest } from '../../contract/configurator.ts'
import { LABOR_CENTS_PER_HOUR } from '../../engine/labor-rates.ts'
import type { PartKind } from '../../engine/model.ts'
import { laborCents } from '../../engine/optimizer/allowed-parts.ts'
import { type Advisor, type Bilingual, dollars, listed } from './advisor.ts'
import { ownFuelWords } from './own-fuel-parts.ts'
import { BOOST_KINDS } from './part-words.ts'
import { kindWords } from './parts-answer.ts'
import { kindsInSpanish } from './words/leftover-english.ts'

const TUNES: ReadonlySet<PartKind> = new Set(['tune', 'e85_tune'])
/** What a tune that was written without it does not know. */
const WANTS_RETUNE: ReadonlySet<PartKind> = new Set<PartKind>([
  ...BOOST_KINDS,
  ...(['injectors', 'camshafts', 'ported_heads', 'intake_manifold', 'pulley_smaller', 'stroker', 'downpipe'] as const),
])
const MOST_NAMED = 6

const installedOf = ({ currentSetup }: GenerateRequest): readonly PartKind[] =>
  ((currentSetup as { installed?: readonly string[] } | undefined)?.installed ?? []) as readonly PartKind[]

/**
 * What is on the car already and is not charged, and that the owner's tune has to be rewritten for what this build adds;
 * undefined where nothing was told.
 */
export function ownedWords(
  { catalog }: Pick<Advisor, 'catalog'>,
  request: GenerateRequest,
  reply: GenerateReply,
): Bilingual | undefined {
  const owned = installedOf(request)
  if (owned.length === 0) return undefined
  const { recommendedParts } = reply
  const isSold = (kind: PartKind) => recommendedParts.some((part) => part.kind === kind)
  const counted = owned.filter((kind) => !isSold(kind)).slice(0, MOST_NAMED)
  const hasTune =
    owned.some((kind) => TUNES.has(kind)) && !recommendedParts.some(({ kind }) => TUNES.has(kind as PartKind))
  const added = recommendedParts.filter(({ kind }) => WANTS_RETUNE.has(kind as PartKind))
  const vehicle = catalog.vehicle(reply.enhancedData.vehicle.id)
  const retune =
    hasTune && added.length > 0 && vehicle
      ? catalog
          .partsFor(vehicle)
          .filter((part) => part.kind === 'tune' && part.calibration === 'custom')
          .map((part) => (part.priceCents + laborCents(part, LABOR_CENTS_PER_HOUR.configurator)) / 100)
          .toSorted((a, b) => a - b)[0]
      : undefined
  const fed = ownFuelWords({ catalog }, request, reply, counted)
  const english = [
    counted.length > 0 ? `Counted as on it, not charged: ${listed(counted.map(kindWords))}.` : '',
    retune === undefined
      ? ''
      : `Your tune has to be rewritten for these parts before full throttle. A custom one is ${dollars(retune)} here, not in the total.`,
    fed?.[0] ?? '',
  ]
  const spanish = [
    counted.length > 0 ? `Ya lo tienes y no se cobra: ${kindsInSpanish(counted.map(kindWords).join(', '))}.` : '',
    retune === undefined
      ? ''
      : `Tu tune hay que reescribirlo para estas piezas: uno a medida cuesta ${dollars(retune)}, fuera del total.`,
    fed?.[1] ?? '',
  ]
  const [en, es] = [english, spanish].map((lines) => lines.filter(Boolean).join(' '))
  return en ? [en, es ?? en] : undefined
}
