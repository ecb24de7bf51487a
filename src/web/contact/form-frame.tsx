import { lazy, Suspense } from 'react'
import { Skeleton } from '../ui/skeleton.tsx'

const ContactForm = lazy(() => import('./contact-form.tsx'))

/** The message form with its heading; the form's code and rules load by themselves. */
export function FormFrame(props: { subject?: string; message?: string }) {
  return (
    <section aria-labelledby="message" className="light-edge relative overflow-hidden rounded-sm p-6 sm:p-10">
      <h2 id="message" className="headline mb-8 text-2xl sm:text-3xl">
        Send Us a Message
      </h2>
      <Suspense fallback={<Skeleton className="h-[34rem]" />}>
        <ContactForm {...props} />
      </Suspense>
    </section>
  )
}
