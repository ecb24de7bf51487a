import { memo, type ReactNode, useMemo, useState } from 'react'
import type { BenchRun } from '../build-sheet/bench.ts'
import { Button } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { CarXray } from './car-xray.tsx'
import { xrayOfRun } from './xray-build.ts'

interface LiveXrayProps {
  vehicleId: string
  run: BenchRun
  /** What stays in sight with it, above it. */
  children?: ReactNode
}

/** The X-ray beside the parts, above them on a phone: it stays in sight and follows each choice at once. */
export const LiveXray = memo(function LiveXray({ vehicleId, run, children }: LiveXrayProps) {
  const build = useMemo(() => xrayOfRun(run), [run])
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className="light-edge sticky top-16 z-10 max-h-[calc(100dvh-6rem)] overflow-y-auto rounded-sm bg-ink p-3 sm:p-5 lg:top-24 print:static print:max-h-none">
      {children}
      <CarXray
        vehicleId={vehicleId}
        build={build}
        labels="list"
        className={classes(!isOpen && 'max-xl:[&_.xray-labels]:hidden! max-xl:[&_.xray-pin]:hidden!')}
      />
      <Button
        kind="quiet"
        size="small"
        className="mt-1 xl:hidden print:hidden"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? 'Hide the labels' : 'Show the labels'}
      </Button>
    </div>
  )
})
