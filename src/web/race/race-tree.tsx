import type { Ref } from 'react'
import { LAMPS } from './race-frame.ts'

/** The Christmas tree: staged, three ambers, green. Both sides show the same: every driver has a perfect light. */
export function RaceTree({ lamps, raceS }: { lamps: Ref<HTMLDivElement>; raceS: number }) {
  return (
    <div ref={lamps} className="race-tree" aria-hidden="true">
      {LAMPS.map((lamp) => (
        <span key={lamp.fromS} className="race-lamp" data-lamp={lamp.name} data-on={isOn(lamp, raceS) || undefined}>
          <i />
          <i />
        </span>
      ))}
    </div>
  )
}

const isOn = ({ fromS, toS }: { fromS: number; toS: number }, raceS: number) => raceS >= fromS && raceS < toS

/** Switches the lamps to what they show at a moment. */
export function drawTree(tree: HTMLElement | null, raceS: number): void {
  for (const [at, lamp] of LAMPS.entries()) tree?.children[at]?.toggleAttribute('data-on', isOn(lamp, raceS))
}
