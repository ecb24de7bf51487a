import type { CSSProperties, Ref } from 'react'
import type { RaceLane } from '../../contract/race.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { endS, frameOf, marksOf, photoFinishS, START_S } from './race-frame.ts'
import { boardAt, markName, momentInWords } from './race-words.ts'

interface RaceControlsProps {
  lanes: readonly RaceLane[]
  slider: Ref<HTMLInputElement>
  isRunning: boolean
  onToggle: () => void
  onSeek: (raceS: number) => void
}

/** Race and pause, any moment by the slider, and the moments at which the leader passes a beam. */
export function RaceControls({ lanes, slider, isRunning, onToggle, onSeek }: RaceControlsProps) {
  const rest = photoFinishS(lanes)
  return (
    <div className="race-controls">
      <Button className="race-play" onClick={onToggle}>
        <Icon name={isRunning ? 'pause' : 'play'} className="size-4" />
        {isRunning ? 'Pause' : 'Race'}
      </Button>
      <input
        ref={slider}
        type="range"
        className="slider"
        aria-label="Moment of the race"
        min={START_S}
        max={endS(lanes)}
        step={0.01}
        defaultValue={rest}
        aria-valuetext={momentInWords(lanes, rest, frameOf(lanes, rest))}
        style={{ '--share': shareOf(lanes, rest) } as CSSProperties}
        onInput={(event) => onSeek(Number(event.currentTarget.value))}
      />
      <div className="race-jumps">
        {marksOf(lanes).map(({ distanceFt, leaderS }) => (
          <button key={distanceFt} type="button" aria-label={markName(distanceFt)} onClick={() => onSeek(leaderS)}>
            {boardAt(distanceFt)[0]}
            <i>{boardAt(distanceFt)[1]}</i>
          </button>
        ))}
      </div>
    </div>
  )
}

const shareOf = (lanes: readonly RaceLane[], raceS: number) =>
  `${(((raceS - START_S) / (endS(lanes) - START_S)) * 100).toFixed(1)}%`

/** Moves the slider to a moment, and says it for who does not see it. */
export function drawSlider(slider: HTMLInputElement | null, lanes: readonly RaceLane[], raceS: number): void {
  if (!slider) return
  slider.value = String(raceS)
  slider.style.setProperty('--share', shareOf(lanes, raceS))
  slider.setAttribute('aria-valuetext', momentInWords(lanes, raceS, frameOf(lanes, raceS)))
}
