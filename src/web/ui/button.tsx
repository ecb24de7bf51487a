import type { ButtonHTMLAttributes } from 'react'
import { Link, type LinkProps } from 'react-router'
import { classes } from './classes.ts'

export type ButtonKind = 'primary' | 'outline' | 'quiet' | 'danger'
export type ButtonSize = 'small' | 'normal' | 'large'

const KINDS: Record<ButtonKind, string> = {
  primary:
    'bg-redline text-ink hover:bg-ember shadow-[0_0_0_0_rgb(255_45_31/0)] hover:shadow-[0_0_32px_-4px_rgb(255_122_26/.55)]',
  outline: 'border border-hairline bg-ink/40 text-light hover:border-light',
  quiet: 'text-silver hover:text-light hover:bg-raised',
  danger: 'border border-redline/60 text-redline hover:bg-redline hover:text-ink',
}
const SIZES: Record<ButtonSize, string> = {
  small: 'min-h-10 px-4 text-sm',
  normal: 'min-h-12 px-6 text-sm',
  large: 'min-h-14 px-8 text-base',
}

export function buttonClass(kind: ButtonKind = 'primary', size: ButtonSize = 'normal', more?: string): string {
  return classes(
    'inline-flex items-center justify-center gap-2.5 rounded-sm font-bold uppercase tracking-[0.06em] text-center leading-tight transition-[background-color,border-color,color,box-shadow] duration-200 disabled:cursor-not-allowed disabled:opacity-45 aria-disabled:cursor-not-allowed aria-disabled:opacity-45',
    KINDS[kind],
    SIZES[size],
    more,
  )
}

interface Look {
  kind?: ButtonKind
  size?: ButtonSize
}

export function Button({
  kind,
  size,
  className,
  type = 'button',
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & Look) {
  return <button type={type} className={buttonClass(kind, size, className)} {...rest} />
}

/** A link that looks like a button. */
export function ButtonLink({ kind, size, className, ...rest }: LinkProps & Look) {
  return <Link className={buttonClass(kind, size, className)} {...rest} />
}
