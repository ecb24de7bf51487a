import { useMemo } from 'react'
import type { BenchRun } from '../build-sheet/bench.ts'
import { CarXray } from './car-xray.tsx'
import { xrayOfRun } from './xray-build.ts'

/** The X-ray above the parts: it stays in sight while they are chosen, and follows each choice at once. */
export function LiveXray({ vehicleId, run }: { vehicleId: string; run: BenchRun }) {
  const build = useMemo(() => xrayOfRun(run), [run])
  return <CarXray vehicleId={vehicleId} build={build} />
}
