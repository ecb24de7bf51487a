import type { ReactNode } from 'react'
import { useHead } from '../head/use-head.ts'
import { ButtonLink } from './button.tsx'
import { Empty } from './empty.tsx'

interface MissingProps {
  title: string
  children: ReactNode
  backTo?: string
  backLabel?: string
  path: string
}

/** A page whose thing does not exist: says so, with status 404, and leads back. */
export function Missing({ title, children, backTo = '/', backLabel = 'Back to Home', path }: MissingProps) {
  useHead({ title, description: title, canonicalPath: path, status: 404 })
  return (
    <div className="page-width flex min-h-[70vh] flex-col justify-center pt-28">
      <Empty level={1} title={title} action={<ButtonLink to={backTo}>{backLabel}</ButtonLink>}>
        {children}
      </Empty>
    </div>
  )
}
