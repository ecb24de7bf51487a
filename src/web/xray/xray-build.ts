import type { XrayBuild } from '../../xray/build-state.ts'
import type { BenchRun } from '../build-sheet/bench.ts'
import { usdOf } from '../ui/money.ts'

export const STOCK: XrayBuild = { parts: [], limits: [] }

/** What the browser's own engine made of a choice of parts. */
export const xrayOfRun = ({ lines, limits }: Pick<BenchRun, 'lines' | 'limits'>): XrayBuild => ({
  limits,
  parts: lines.map(({ part, gainWheelHp }) => ({
    ...{ partId: part.id, kind: part.kind, manufacturer: part.manufacturer, name: part.name },
    priceUsd: part.installed ? 0 : usdOf(part.priceCents),
    wheelHp: gainWheelHp,
  })),
})
