import '../ui/rules-without-eval.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import type { z } from 'zod'
import { orderLookup } from '../../contract/orders.ts'
import { useCall } from '../api/api-context.ts'
import { errorWords } from '../api/error-words.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'

/** Number and email; a wrong pair is told without saying which of the two is wrong. */
export default function LookupForm() {
  const call = useCall()
  const navigate = useNavigate()
  const [problem, setProblem] = useState<string>()
  const { register, handleSubmit, formState } = useForm<z.input<typeof orderLookup>>({
    resolver: zodResolver(orderLookup),
    defaultValues: { number: '', email: '' },
  })
  const { errors, isSubmitting } = formState
  const find = async (values: z.input<typeof orderLookup>) => {
    setProblem(undefined)
    try {
      const { id } = await call('POST /api/orders/lookup', { body: values })
      await navigate(`/orders/${id}`)
    } catch (error) {
      setProblem(errorWords(error as Error))
    }
  }
  return (
    <form
      noValidate
      method="post"
      onSubmit={handleSubmit(find)}
      className="flex flex-col gap-6"
      aria-label="Find your order"
    >
      <Field
        label="Order number"
        required
        placeholder="AP-7K3F-9QXM"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={errors.number?.message}
        {...register('number')}
      />
      <Field
        label="Email"
        required
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...register('email')}
      />
      {problem ? (
        <p role="alert" className="rounded-sm border border-caution/70 p-4 text-caution">
          {problem}
        </p>
      ) : null}
      <Button type="submit" size="large" disabled={isSubmitting} className="self-start">
        {isSubmitting ? 'Looking...' : 'Find order'}
      </Button>
    </form>
  )
}
