import '../ui/rules-without-eval.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { type ContactMessage, contactMessage } from '../../contract/contact.ts'
import { useCall } from '../api/api-context.ts'
import { notify } from '../notices/notices.ts'
import { Button } from '../ui/button.tsx'
import { Field, TextArea } from '../ui/field.tsx'

const FIELDS = ['name', 'email', 'phone', 'subject', 'message', 'website'] as const

/** The message form. `subject` and `message` may be set beforehand. */
export default function ContactForm({ subject = '', message = '' }: { subject?: string; message?: string }) {
  const call = useCall()
  const empty = { name: '', email: '', phone: '', subject, message, website: '' }
  const { register, handleSubmit, reset, formState } = useForm<ContactMessage>({
    // The contract's own rules, so that the browser and the server say the same.
    resolver: zodResolver(contactMessage),
    defaultValues: empty,
  })
  const { errors, isSubmitting } = formState
  const send = async (values: ContactMessage) => {
    const body = Object.fromEntries(FIELDS.flatMap((name) => (values[name] ? [[name, values[name]]] : [])))
    try {
      await call('POST /api/contact', { body: body as ContactMessage })
      notify({ title: 'Message Sent!', text: "Thank you for contacting us. We'll get back to you within 24 hours." })
      reset(empty)
    } catch {
      notify({ title: 'Error', text: 'Failed to send your message. Please try again.', tone: 'destructive' })
    }
  }
  return (
    <form
      noValidate
      method="post"
      onSubmit={handleSubmit(send)}
      className="flex flex-col gap-6"
      aria-label="Send Us a Message"
    >
      <div className="grid gap-6 sm:grid-cols-2">
        <Field label="Name" required autoComplete="name" error={errors.name?.message} {...register('name')} />
        <Field
          label="Email"
          required
          type="email"
          autoComplete="email"
          error={errors.email?.message}
          {...register('email')}
        />
        <Field
          label="Phone"
          isOptional
          type="tel"
          autoComplete="tel"
          error={errors.phone?.message}
          {...register('phone')}
        />
        <Field label="Subject" required error={errors.subject?.message} {...register('subject')} />
      </div>
      <TextArea label="Message" required rows={7} error={errors.message?.message} {...register('message')} />
      <div aria-hidden="true" className="absolute -left-[9999px]">
        <label>
          Website
          <input type="text" tabIndex={-1} autoComplete="off" {...register('website')} />
        </label>
      </div>
      <Button type="submit" size="large" disabled={isSubmitting} className="self-start">
        {isSubmitting ? 'Sending...' : 'Send Message'}
      </Button>
    </form>
  )
}
