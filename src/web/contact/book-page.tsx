import { useSearchParams } from 'react-router'
import { useHead } from '../head/use-head.ts'
import { SectionHeading } from '../ui/section.tsx'
import { ContactDetails } from './contact-details.tsx'
import { FormFrame } from './form-frame.tsx'

export function load(): Promise<unknown> {
  return import('./contact-form.tsx')
}

/** The contact form with its subject set; "Book Install" leads here with the package named. */
export function Component() {
  const [search] = useSearchParams()
  const named = search.get('package')?.slice(0, 120)
  useHead({
    title: 'Book Appointment',
    description: 'Book an installation, a dyno session or a consultation.',
    canonicalPath: '/book',
  })
  return (
    <div className="page-width pt-32 sm:pt-36">
      <SectionHeading
        level={1}
        label="Appointment"
        title={named ? 'Book Install' : 'Book Appointment'}
        subtitle={
          named
            ? `For ${named}. Tell us the car and the days that suit you; we confirm a date within 24 hours.`
            : 'An installation, a dyno session or a talk about your car. Tell us the days that suit you; we confirm a date within 24 hours.'
        }
      />
      <div className="mt-14 grid gap-12 lg:grid-cols-[1fr_2fr]">
        <ContactDetails />
        <FormFrame subject={named ? `Book install: ${named}` : 'Book appointment'} />
      </div>
    </div>
  )
}
