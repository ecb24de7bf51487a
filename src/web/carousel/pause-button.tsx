import { classes } from '../ui/classes.ts'
import { Icon } from '../ui/icon.tsx'

interface PauseButtonProps {
  isPlaying: boolean
  onToggle: () => void
  /** What moves: "gallery", "hero video". */
  what: string
  className?: string
}

export function PauseButton({ isPlaying, onToggle, what, className }: PauseButtonProps) {
  return (
    <button
      type="button"
      onClick={onToggle}
      aria-label={`${isPlaying ? 'Pause' : 'Play'} ${what}`}
      className={classes(
        'inline-flex size-11 items-center justify-center rounded-full border border-hairline bg-ink/60 text-silver backdrop-blur-sm transition-colors hover:border-light hover:text-light',
        className,
      )}
    >
      <Icon name={isPlaying ? 'pause' : 'play'} className="size-4" />
    </button>
  )
}
