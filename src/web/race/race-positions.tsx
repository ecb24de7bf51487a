import type { CSSProperties } from 'react'
import type { RaceLane } from '../../contract/race.ts'
import { fixed, whole } from '../ui/money.ts'
import { marksOf } from './race-frame.ts'
import { LANE_COLORS, LANE_LETTERS } from './race-lane.tsx'
import { markName } from './race-words.ts'

/** The race without motion: where every car is each time the leader passes a beam. */
export function RacePositions({ lanes }: { lanes: readonly RaceLane[] }) {
  return (
    <div className="race-positions">
      <h3>Where they are when the leader gets there</h3>
      <ol>
        {marksOf(lanes).map(({ distanceFt, leaderS, runs }) => (
          <li key={distanceFt}>
            <p>
              <b>{markName(distanceFt)}</b> {fixed(leaderS, 2)} s
            </p>
            <div className="race-rail" aria-hidden="true">
              <span className="race-rail-mark" style={{ left: `${(distanceFt / 1320) * 100}%` }} />
              {runs.map(({ share }, index) => (
                <span
                  key={LANE_LETTERS[index]}
                  className="race-dot"
                  style={{ left: `${(share * 100).toFixed(2)}%`, '--hue': LANE_COLORS[index] } as CSSProperties}
                />
              ))}
            </div>
            <p className="race-behind">
              {runs.every(({ behindS }) => behindS === 0)
                ? 'Dead even'
                : runs
                    .map(({ behindFt, behindS }, index) =>
                      behindS === 0
                        ? `${LANE_LETTERS[index]} leads`
                        : `${LANE_LETTERS[index]} is ${whole(behindFt)} ft and ${fixed(behindS, 2)} s back`,
                    )
                    .join('; ')}
            </p>
          </li>
        ))}
      </ol>
    </div>
  )
}
