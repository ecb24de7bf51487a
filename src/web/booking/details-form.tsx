import '../ui/rules-without-eval.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { type Booking, bookingDetails } from '../../contract/booking.ts'
import { useCall } from '../api/api-context.ts'
import { errorWords } from '../api/error-words.ts'
import { Button } from '../ui/button.tsx'
import { Field, TextArea } from '../ui/field.tsx'

type Details = z.input<typeof bookingDetails>

interface DetailsFormProps {
  /** What it is booked for names the car; else empty. */
  car: string
  booking: Booking
  onBooked: (booking: Booking) => void
  onBack: () => void
}

/** Who comes, with which car. */
export default function DetailsForm({ booking, car, onBooked, onBack }: DetailsFormProps) {
  const call = useCall()
  const [problem, setProblem] = useState<string>()
  const { register, handleSubmit, formState } = useForm<Details>({
    resolver: zodResolver(bookingDetails),
    defaultValues: { name: '', email: '', phone: '', car, notes: '' },
  })
  const { errors, isSubmitting } = formState
  const book = async ({ phone, notes, ...who }: Details) => {
    setProblem(undefined)
    const body = { ...who, ...(phone?.trim() ? { phone } : {}), ...(notes?.trim() ? { notes } : {}) }
    try {
      onBooked(await call('PUT /api/bookings/:id', { params: { id: booking.id }, body }))
    } catch (error) {
      setProblem(errorWords(error as Error))
    }
  }
  return (
    <form
      noValidate
      method="post"
      onSubmit={handleSubmit(book)}
      className="flex flex-col gap-6"
      aria-label="Your details"
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
        <Field
          label="Car"
          required
          placeholder="2018 Mustang GT"
          autoComplete="off"
          error={errors.car?.message}
          {...register('car')}
        />
      </div>
      <TextArea label="Notes" isOptional rows={4} error={errors.notes?.message} {...register('notes')} />
      {problem ? (
        <p role="alert" className="rounded-sm border border-caution/70 p-4 text-caution">
          {problem}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="large" disabled={isSubmitting}>
          {isSubmitting ? 'Booking...' : 'Book it'}
        </Button>
        <Button kind="quiet" size="large" onClick={onBack}>
          Pick another time
        </Button>
      </div>
    </form>
  )
}
