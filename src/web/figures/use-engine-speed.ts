import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import type { DynoScale } from './dyno-scale.ts'

const KEY_STEPS: Readonly<Record<string, number>> = {
  ...{ ArrowRight: 100, ArrowUp: 100, ArrowLeft: -100, ArrowDown: -100 },
  ...{ PageUp: 500, PageDown: -500, Home: -Infinity, End: Infinity },
}

/** Pointers read to this many rpm. */
const POINTER_STEP = 50

/** The engine speed that a chart is read at: where the pointer is, or where the keys went; else that of peak power. */
export function useEngineSpeed({ lowRpm, highRpm }: Pick<DynoScale, 'lowRpm' | 'highRpm'>, peakRpm: number) {
  const [readRpm, setReadRpm] = useState<number | null>(null)
  const inside = (rpm: number) => Math.min(highRpm, Math.max(lowRpm, rpm))
  const readAt = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    const rpm = lowRpm + ((event.clientX - box.left) / box.width) * (highRpm - lowRpm)
    setReadRpm(inside(Math.round(rpm / POINTER_STEP) * POINTER_STEP))
  }
  const leave = () => setReadRpm(null)
  return {
    rpm: readRpm === null ? peakRpm : inside(readRpm),
    isReading: readRpm !== null,
    handlers: {
      onPointerMove: readAt,
      onPointerDown: readAt,
      // A finger that is lifted leaves the reading where it was.
      onPointerLeave: (event: PointerEvent) => (event.pointerType === 'mouse' ? leave() : undefined),
      onBlur: leave,
      onKeyDown: (event: KeyboardEvent) => {
        const step = KEY_STEPS[event.key]
        if (event.key === 'Escape') leave()
        if (step === undefined) return
        event.preventDefault()
        setReadRpm((at) => inside((at ?? peakRpm) + step))
      },
    },
  }
}
