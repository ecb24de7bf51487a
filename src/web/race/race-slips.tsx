import type { Ref } from 'react'
import type { RaceLane } from '../../contract/race.ts'
import { finishOrder, shiftsOf } from '../../engine/dragstrip/race-run.ts'
import { classes } from '../ui/classes.ts'
import { fixed, whole } from '../ui/money.ts'
import { LANE_COLORS, LANE_LETTERS } from './race-lane.tsx'
import { markName, nameIn } from './race-words.ts'

/** The time slips side by side, as the tower prints them. A figure says when it is reached, for the race to light it up. */
export function RaceSlips({ lanes, table }: { lanes: readonly RaceLane[]; table: Ref<HTMLTableElement> }) {
  const order = finishOrder(lanes)
  const gapOf = (lane: number) => order.find((one) => one.lane === lane)!
  return (
    <table ref={table} className="race-slips">
      <caption>Time slips</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">Beam</span>
          </th>
          {lanes.map((lane, index) => (
            <th key={LANE_LETTERS[index]} scope="col" style={{ color: LANE_COLORS[index] }}>
              {LANE_LETTERS[index]}
              <span className="sr-only">: {nameIn(lanes, lane)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">R/T</th>
          {lanes.map((_, index) => (
            <td key={LANE_LETTERS[index]}>.000</td>
          ))}
        </tr>
        {(lanes[0]?.marks ?? []).map(({ distanceFt }, at) => (
          <tr key={distanceFt} className={classes(distanceFt === 1320 && 'race-finish-row')}>
            <th scope="row">{markName(distanceFt)}</th>
            {lanes.map(({ marks }, index) => {
              const { timeS, speedMph } = marks[at]!
              return (
                <td key={LANE_LETTERS[index]} data-at={timeS}>
                  {fixed(timeS, 2)}
                  {speedMph === undefined ? null : <small> @ {fixed(speedMph, 1)}</small>}
                </td>
              )
            })}
          </tr>
        ))}
        <tr>
          <th scope="row">0-60 mph</th>
          {lanes.map(({ zeroToSixtyS }, index) => (
            <td key={LANE_LETTERS[index]} data-at={zeroToSixtyS}>
              {fixed(zeroToSixtyS, 2)}
            </td>
          ))}
        </tr>
        {lanes.length > 1 ? (
          <tr>
            <th scope="row">Behind</th>
            {lanes.map((lane, index) => {
              const { gapS, gapFt, timeS } = gapOf(index)
              return (
                <td key={LANE_LETTERS[index]} data-at={timeS}>
                  {gapS === 0 ? 'Win' : `+${fixed(gapS, 2)}`}
                  {gapS === 0 ? null : <small> {whole(gapFt)} ft</small>}
                  <span className="sr-only">, {nameIn(lanes, lane)}</span>
                </td>
              )
            })}
          </tr>
        ) : null}
        <tr className="race-shifts">
          <th scope="row">Shifts, mph</th>
          {lanes.map((lane, index) => (
            <td key={LANE_LETTERS[index]}>
              {shiftsOf(lane)
                .map(({ speedMph }) => whole(speedMph))
                .join(' / ') || 'none'}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  )
}

/** Lights up what the race has reached. */
export function drawSlips(table: HTMLTableElement | null, raceS: number): void {
  for (const cell of table?.querySelectorAll<HTMLElement>('[data-at]') ?? []) {
    cell.toggleAttribute('data-ahead', raceS < Number(cell.dataset.at))
  }
}
