import { type CSSProperties, type KeyboardEvent, useCallback, useMemo, useRef } from 'react'
import type { RaceLane as Lane } from '../../contract/race.ts'
import type { DrawnCar } from '../../xray/drawn-car.ts'
import { lengthOf } from './race-car.tsx'
import { drawSlider, RaceControls } from './race-controls.tsx'
import { endS, frameOf, photoFinishS, START_S } from './race-frame.ts'
import { drawLane, LANE_LETTERS, type LaneParts, RaceLane } from './race-lane.tsx'
import { RaceMarks } from './race-marks.tsx'
import { RacePositions } from './race-positions.tsx'
import { drawSlips, RaceSlips } from './race-slips.tsx'
import { drawTree, RaceTree } from './race-tree.tsx'
import { nameIn, rangesInWords, verdict } from './race-words.ts'
import { useRaceClock } from './use-race-clock.ts'

interface RaceProps {
  lanes: readonly Lane[]
  /** By vehicle id; a car without a drawing runs as its trail alone. */
  cars: ReadonlyMap<string, DrawnCar>
}

/** Up to three runs down the strip in real time, at the places and speeds of the simulation; give it a key of its lanes. */
export function Race({ lanes, cars }: RaceProps) {
  const rest = photoFinishS(lanes)
  const first = useMemo(() => frameOf(lanes, rest), [lanes, rest])
  const parts = useRef<LaneParts[]>(lanes.map(() => ({})))
  const tree = useRef<HTMLDivElement>(null)
  const slips = useRef<HTMLTableElement>(null)
  const slider = useRef<HTMLInputElement>(null)
  const draw = useCallback(
    (raceS: number) => {
      const frame = frameOf(lanes, raceS)
      for (const [index, run] of frame.entries()) drawLane(parts.current[index]!, run)
      drawTree(tree.current, raceS)
      drawSlips(slips.current, raceS)
      drawSlider(slider.current, lanes, raceS)
    },
    [lanes],
  )
  const clock = useRaceClock(draw, { fromS: START_S, toS: endS(lanes), restS: rest })
  const toggle = () => {
    if (clock.isRunning) clock.pause()
    // Who asked for no motion gets the result.
    else if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) clock.seek(rest)
    else clock.play()
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== ' ' || (event.target as Element).closest('button')) return
    event.preventDefault()
    toggle()
  }
  const known = lanes.flatMap(({ vehicleId }) => cars.get(vehicleId) ?? [])
  const longest = Math.max(1, ...known.map(lengthOf))
  const tallest = Math.max(0.29, ...known.map(({ frame }) => (frame.height + 20) / longest))
  const { headline, detail } = verdict(lanes)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: space on the slider plays, as on a video
    <div className="race" onKeyDown={onKey} style={{ '--tallest': tallest.toFixed(3) } as CSSProperties}>
      <h2 className="headline race-verdict">{headline}</h2>
      <p className="mt-1 text-silver">{detail}</p>
      <div className="race-stage">
        <RaceTree lamps={tree} raceS={rest} />
        <div className="race-strip">
          <RaceMarks />
          {lanes.map((lane, index) => (
            <RaceLane
              key={LANE_LETTERS[index]}
              lane={lane}
              title={nameIn(lanes, lane)}
              index={index}
              car={cars.get(lane.vehicleId)}
              longest={longest}
              first={first[index]!}
              parts={parts.current[index]!}
            />
          ))}
        </div>
      </div>
      <RaceControls lanes={lanes} slider={slider} isRunning={clock.isRunning} onToggle={toggle} onSeek={clock.seek} />
      <div className="race-sheets">
        <RaceSlips lanes={lanes} table={slips} />
        {lanes.length > 1 ? <RacePositions lanes={lanes} /> : null}
      </div>
      <p className="mt-5 max-w-4xl text-sm text-steel">
        {rangesInWords(lanes)} Every driver has a perfect light, so the quicker car wins. Times by our drag-strip model,
        in standard air on a street surface. Cars aren't drawn to scale. Go by the nose.
      </p>
    </div>
  )
}
