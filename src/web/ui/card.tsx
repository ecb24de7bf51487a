import type { HTMLAttributes } from 'react'
import { classes } from './classes.ts'

/** A panel with a lit edge. */
export function Card({ className, ...rest }: HTMLAttributes<HTMLDivElement>) {
  return <div className={classes('light-edge rounded-sm', className)} {...rest} />
}
