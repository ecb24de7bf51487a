import { useSearchParams } from 'react-router'
import { useShop } from '../app/shop.ts'
import { organizationLd } from '../head/json-ld.ts'
import { useHead } from '../head/use-head.ts'
import { SectionHeading } from '../ui/section.tsx'
import { ContactDetails } from './contact-details.tsx'
import { FormFrame } from './form-frame.tsx'

export function load(): Promise<unknown> {
  return import('./contact-form.tsx')
}

export function Component() {
  const shop = useShop()
  const [search] = useSearchParams()
  useHead({
    title: 'Contact',
    description: 'Write, call or visit the shop. We answer within 24 hours.',
    canonicalPath: '/contact',
    jsonLd: [organizationLd(shop)],
  })
  return (
    <div className="page-width pt-32 sm:pt-36">
      <SectionHeading
        level={1}
        label="Contact"
        title="Get in touch"
        subtitle="Ask us about a car, a part or a build. We answer within 24 hours."
      />
      <div className="mt-14 grid gap-12 lg:grid-cols-[1fr_2fr]">
        <ContactDetails />
        <FormFrame subject={search.get('subject') ?? ''} />
      </div>
    </div>
  )
}
