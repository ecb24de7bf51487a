import type { XrayBuild, XrayLimit } from './build-state.ts'

/** A build of each kind of reply, in the words of the X-ray. */

interface ReplyPart {
  partId: string
  kind: string
  manufacturer: string
  name: string
}

export const xrayOfReply = ({
  recommendedParts,
  limits,
}: {
  recommendedParts: readonly (ReplyPart & { pricing: { partCost: number }; performance: { hpGain: number } })[]
  limits: readonly XrayLimit[]
}): XrayBuild => ({
  limits,
  parts: recommendedParts.map(({ partId, kind, manufacturer, name, pricing, performance }) => ({
    ...{ partId, kind, manufacturer, name },
    priceUsd: pricing.partCost,
    wheelHp: performance.hpGain,
  })),
})

export const xrayOfPackage = ({
  parts,
  limits,
}: {
  parts: readonly (ReplyPart & { price: number; powerGain: number })[]
  limits: readonly XrayLimit[]
}): XrayBuild => ({
  limits,
  parts: parts.map(({ partId, kind, manufacturer, name, price, powerGain }) => ({
    ...{ partId, kind, manufacturer, name },
    priceUsd: price,
    wheelHp: powerGain,
  })),
})
