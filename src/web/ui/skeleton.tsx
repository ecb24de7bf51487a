import { classes } from './classes.ts'

/** A pulsing block in the place of something that is loading. Give it the size of what will come. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={classes('animate-pulse-slow rounded-sm bg-raised', className)} />
}

/** Says to screen readers that something loads, while skeletons show it to the eye. */
export function LoadingNote({ children }: { children: string }) {
  return (
    <p role="status" className="sr-only">
      {children}
    </p>
  )
}
