import { MARKS_FT, STRIP_FT } from '../../engine/dragstrip/race-run.ts'
import { boardAt } from './race-words.ts'

/** The start, the beams and the finish across all lanes. */
export const RaceMarks = () => (
  <div className="race-marks" aria-hidden="true">
    {[0, ...MARKS_FT].map((feet) => (
      <span key={feet} style={{ left: `${(feet / STRIP_FT) * 100}%` }} data-feet={feet}>
        <em>
          {boardAt(feet)[0]}
          <i>{boardAt(feet)[1]}</i>
        </em>
      </span>
    ))}
  </div>
)
