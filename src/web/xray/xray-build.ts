import type { GenerateReply } from '../../contract/configurator.ts'
import type { PackageDetail } from '../../contract/packages.ts'
import type { XrayBuild } from '../../xray/build-state.ts'
import type { BenchRun } from '../build-sheet/bench.ts'
import { usdOf } from '../ui/money.ts'

/** A build of each kind of reply, in the words of the X-ray. */

export const STOCK: XrayBuild = { parts: [], limits: [] }

export const xrayOfReply = ({
  recommendedParts,
  limits,
}: Pick<GenerateReply, 'recommendedParts' | 'limits'>): XrayBuild => ({
  limits,
  parts: recommendedParts.map(({ partId, kind, manufacturer, name, pricing, performance }) => ({
    ...{ partId, kind, manufacturer, name },
    priceUsd: pricing.partCost,
    wheelHp: performance.hpGain,
  })),
})

export const xrayOfPackage = ({ parts, limits }: Pick<PackageDetail, 'parts' | 'limits'>): XrayBuild => ({
  limits,
  parts: parts.map(({ partId, kind, manufacturer, name, price, powerGain }) => ({
    ...{ partId, kind, manufacturer, name },
    priceUsd: price,
    wheelHp: powerGain,
  })),
})

export const xrayOfRun = ({ lines, limits }: Pick<BenchRun, 'lines' | 'limits'>): XrayBuild => ({
  limits,
  parts: lines.map(({ part, gainWheelHp }) => ({
    ...{ partId: part.id, kind: part.kind, manufacturer: part.manufacturer, name: part.name },
    priceUsd: part.installed ? 0 : usdOf(part.priceCents),
    wheelHp: gainWheelHp,
  })),
})
