import type { ReactNode } from 'react'

/** A screen or panel with nothing in it: what is missing, why, and what to do next. */
export function Empty({
  title,
  children,
  action,
  level = 2,
}: {
  title: string
  children?: ReactNode
  action?: ReactNode
  level?: 1 | 2
}) {
  const Title = level === 1 ? 'h1' : 'h2'
  return (
    <div className="light-edge flex flex-col items-center gap-4 rounded-sm px-6 py-16 text-center">
      <svg viewBox="0 0 200 60" className="h-10 w-40 text-redline" aria-hidden="true" fill="none" stroke="currentColor">
        <path d="M0 42H52L78 8l20 46 10-12h22" strokeWidth="4" />
        <path d="M138 42h8M154 42h6M168 42h32" strokeWidth="2" opacity=".45" />
      </svg>
      <Title className="headline text-2xl sm:text-3xl">{title}</Title>
      {children ? <div className="max-w-md text-silver">{children}</div> : null}
      {action ? <div className="mt-2 flex flex-wrap justify-center gap-3">{action}</div> : null}
    </div>
  )
}
