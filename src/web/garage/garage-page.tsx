import { useEffect } from 'react'
import { useHead } from '../head/use-head.ts'
import { Button } from '../ui/button.tsx'
import { SectionHeading } from '../ui/section.tsx'
import { openGarage } from './open-garage.ts'

/** The garage has an address too: a page that opens it. */
export function Component() {
  useHead({
    title: 'My Garage',
    description: 'Your cars and saved builds, on this device.',
    canonicalPath: '/garage',
    isPrivate: true,
  })
  useEffect(() => openGarage(), [])
  return (
    <div className="page-width min-h-[70vh] pt-32 sm:pt-36">
      <SectionHeading level={1} title="My Garage" subtitle="Your cars and saved builds stay on this device." />
      <Button size="large" className="mt-8" onClick={openGarage}>
        Open my garage
      </Button>
    </div>
  )
}
