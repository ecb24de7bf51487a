import { latePart } from '../late-code/late-part.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

const ContactForm = latePart(() => import('./contact-form.tsx'))

/** The message form with its heading; the form's code and rules load by themselves. */
export function FormFrame(props: { subject?: string; message?: string }) {
  return (
    <section aria-labelledby="message" className="light-edge relative overflow-hidden rounded-sm p-6 sm:p-10">
      <h2 id="message" className="headline mb-8 text-2xl sm:text-3xl">
        Send Us a Message
      </h2>
      <ContactForm fallback={<Skeleton className="h-[34rem]" />} {...props} />
    </section>
  )
}
