import { useHead } from '../head/use-head.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { SectionHeading } from '../ui/section.tsx'
import { QUESTIONS } from './questions.ts'

export function Component() {
  useHead({
    title: 'FAQs',
    description: 'Short answers about power figures, packages, installation, orders and warranty.',
    canonicalPath: '/faq',
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'FAQPage',
        mainEntity: QUESTIONS.map((item) => ({
          '@type': 'Question',
          name: item.question,
          acceptedAnswer: { '@type': 'Answer', text: item.answer },
        })),
      },
    ],
  })
  return (
    <div className="page-width pt-32 sm:pt-36">
      <SectionHeading level={1} label="Support" title="FAQs" subtitle="Short answers. If yours is not here, ask us." />
      <div className="mt-12 flex max-w-3xl flex-col border-t border-hairline/60">
        {QUESTIONS.map((item) => (
          <details key={item.question} className="group border-b border-hairline/60">
            <summary className="flex min-h-16 cursor-pointer list-none items-center justify-between gap-6 py-4 text-lg font-bold hover:text-redline [&::-webkit-details-marker]:hidden">
              {item.question}
              <Icon name="down" className="size-5 shrink-0 text-steel transition-transform group-open:rotate-180" />
            </summary>
            <p className="pb-6 text-silver">{item.answer}</p>
          </details>
        ))}
      </div>
      <ButtonLink to="/contact" className="mt-10">
        Contact Us
      </ButtonLink>
    </div>
  )
}
