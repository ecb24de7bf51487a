import type { GenerateReply, RecommendedPart } from '../../../contract/configurator.ts'
import type { PartKind } from '../../../engine/model.ts'
import { type Bilingual, dollars } from '../advisor.ts'
import { PART_FACTS } from '../knowledge/part-facts.ts'
import { named, type OfBuild } from '../of-build.ts'
import { bare, instalado, partsSaid } from './parts-said.ts'

const MOST = 3
const DEAR = /\b(?:expensive|dear|so much|steep|pricey|that much|high|money|caro|cara|price|cost\w*)\b/

/** "Why is that so much": the dearest of it, and how much is labor. */
const whySoMuch: OfBuild = (_, { recommendedParts, estimatedCost, laborCost, laborHours }) => {
  const top = recommendedParts.toSorted((a, b) => b.pricing.totalCost - a.pricing.totalCost).slice(0, MOST)
  const each = top.map((part) => `${bare(part)}, ${dollars(part.pricing.totalCost)}`)
  const reason = top[0] ? ` The first is in there for this: ${top[0].reason}` : ''
  return [
    `Most of the ${dollars(estimatedCost)} is ${each.join('; ')}, installed. Labor is ${dollars(laborCost)} of it, ${laborHours} hours.${reason}`,
    `De los ${dollars(estimatedCost)} lo más caro es ${each.join('; ')}; la mano de obra son ${dollars(laborCost)}.`,
  ]
}

/** Somebody says that it is not needed, or doubts it. */
const DOUBTS =
  /\b(?:dont|don't|doesn't|doesnt|no|not|never|really|actually) need|\b(?:overkill|optional|upsell\w*|waste|useless|hace falta)\b|\bneed (?:it|them|em|that|those)\W*$/
const OTHERS_SAY = /\b(?:every(?:one|body)|people|they say|forums?|guys|buddy|friend|says?|saying|dicen|todos)\b/
/** What others run without it is no proof for this power. */
const HEARSAY: Bilingual = [
  " Some get away with it for a while. At this power I wouldn't: it stays in.",
  ' A algunos les aguanta un rato. A esta potencia yo no lo haría: se queda.',
]
/** Without enough fuel nobody gets away with it. */
const FEEDS: ReadonlySet<string> = new Set<PartKind>([
  'fuel_pump',
  'injectors',
  'high_pressure_fuel_pump',
  'port_injection',
])
const LEAN: Bilingual = [
  ' Short on fuel it runs lean, and lean breaks pistons: it stays in.',
  ' Con poca gasolina corre pobre, y eso rompe pistones: se queda.',
]

/** Whether it may go: what bears, feeds or guards the power may not without a risk. */
function needed(own: readonly RecommendedPart[], { supportingPartIds }: GenerateReply): Bilingual {
  return own.every(({ partId }) => supportingPartIds.includes(partId))
    ? ["Not a must, but I'd keep it. ", 'No es obligatorio, pero yo la dejaría. ']
    : ['Yes, at this power it belongs in. ', 'Sí, a esta potencia va. ']
}

/** "Why the intercooler": what asked for it and what it costs; without a part that it has, why it costs what it does. */
export const whyTold =
  (notInIt: OfBuild): OfBuild =>
  (subject, reply): Bilingual => {
    const said = partsSaid(subject.asked, reply)
    const own = [...new Set(said.flatMap((part) => part.own))]
    if (own.length === 0) return said.length > 0 ? notInIt(subject, reply) : whySoMuch(subject, reply)
    const of = (part: (typeof own)[number]) =>
      DEAR.test(subject.asked)
        ? ` ${dollars(part.pricing.partCost)} of it is the part, ${part.pricing.laborHours} h the labor.`
        : ''
    const isDoubted = DOUBTS.test(subject.asked) || OTHERS_SAY.test(subject.asked)
    const [must, debe] = isDoubted ? needed(own, reply) : ['', '']
    const isHearsay = OTHERS_SAY.test(subject.asked) && needed(own, reply)[0].startsWith('Yes')
    const [others, otros] = isHearsay ? (own.some(({ kind }) => FEEDS.has(kind)) ? LEAN : HEARSAY) : ['', '']
    return [
      `${must}${own
        .map(
          (part) =>
            `${named(part)}, ${dollars(part.pricing.totalCost)} installed: ${part.reason} ${PART_FACTS[part.kind as PartKind].does}${of(part)}`,
        )
        .join(' ')}${others}`,
      `${debe}${own
        .map(
          (part) =>
            `${instalado(part)}${part.performance.hpGain > 1 ? `: +${Math.round(part.performance.hpGain)} whp` : ': sostiene la potencia'}. ${PART_FACTS[part.kind as PartKind].spanish}`,
        )
        .join(' ')}${otros}`,
    ]
  }
