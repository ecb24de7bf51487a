import {
  type ButtonHTMLAttributes,
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from 'react'
import { classes } from '../ui/classes.ts'

const BOX =
  'w-full rounded-sm border border-hairline bg-panel px-3 text-light placeholder:text-steel hover:border-steel focus-visible:border-cold disabled:opacity-50'

const KINDS = {
  primary: 'bg-redline text-ink hover:bg-ember',
  plain: 'border border-hairline text-light hover:border-light',
  danger: 'border border-redline/60 text-redline hover:bg-redline hover:text-ink',
}

export function buttonLook(kind: keyof typeof KINDS = 'plain'): string {
  return classes(
    'inline-flex min-h-10 items-center justify-center gap-2 rounded-sm px-4 font-semibold whitespace-nowrap transition-colors disabled:cursor-not-allowed disabled:opacity-45',
    KINDS[kind],
  )
}

export function Button({
  kind = 'plain',
  className,
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { kind?: keyof typeof KINDS }) {
  return <button type="button" className={classes(buttonLook(kind), className)} {...rest} />
}

interface Labelled {
  label: string
  error?: string | undefined
  hint?: string | undefined
}

function Frame({ id, label, error, hint, children }: Labelled & { id: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="text-sm font-semibold text-silver">
        {label}
      </label>
      {children}
      {hint ? <p className="text-sm text-steel">{hint}</p> : null}
      {error ? (
        <p role="alert" className="text-sm text-redline">
          {error}
        </p>
      ) : null}
    </div>
  )
}

export function Input({ label, error, hint, className, ...rest }: Labelled & InputHTMLAttributes<HTMLInputElement>) {
  const id = useId()
  return (
    <Frame {...{ id, label, error, hint }}>
      <input id={id} aria-invalid={Boolean(error)} className={classes(BOX, 'min-h-10', className)} {...rest} />
    </Frame>
  )
}

export function Area({ label, error, hint, ...rest }: Labelled & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const id = useId()
  return (
    <Frame {...{ id, label, error, hint }}>
      <textarea id={id} className={classes(BOX, 'min-h-32 py-2')} {...rest} />
    </Frame>
  )
}

export function Choice({ label, error, hint, children, ...rest }: Labelled & SelectHTMLAttributes<HTMLSelectElement>) {
  const id = useId()
  return (
    <Frame {...{ id, label, error, hint }}>
      <select id={id} className={classes(BOX, 'min-h-10')} {...rest}>
        {children}
      </select>
    </Frame>
  )
}

/** What went wrong with the last thing that was tried. */
export function Problem({ children }: { children: string }) {
  if (!children) return null
  return (
    <p role="alert" className="rounded-sm border border-redline/60 bg-redline/10 px-3 py-2 text-sm">
      {children}
    </p>
  )
}

/** A box with a heading. */
export function Panel({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <section className="rounded-sm border border-hairline/70 bg-panel p-4 sm:p-5">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <h2 className="font-bold">{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  )
}

/** The heading of a page, with what can be done at its right. */
export function Heading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-3 print:hidden">
      <h1 className="text-2xl font-extrabold tracking-tight">{title}</h1>
      {children ? <div className="flex flex-wrap items-end gap-2">{children}</div> : null}
    </div>
  )
}

const TONES = {
  good: 'bg-go text-ink',
  bad: 'bg-redline text-ink',
  wait: 'bg-caution text-ink',
  plain: 'border border-hairline text-silver',
}

export function Mark({ tone = 'plain', children }: { tone?: keyof typeof TONES; children: ReactNode }) {
  return (
    <span
      className={classes(
        'inline-block shrink-0 whitespace-nowrap rounded-xs px-1.5 text-xs leading-5 font-bold',
        TONES[tone],
      )}
    >
      {children}
    </span>
  )
}
