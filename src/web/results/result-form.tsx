import '../ui/rules-without-eval.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { type ResultAsked, type ResultInput, resultInput } from '../../contract/results.ts'
import { useCall } from '../api/api-context.ts'
import { errorWords } from '../api/error-words.ts'
import { Button } from '../ui/button.tsx'
import { Field, Select, TextArea } from '../ui/field.tsx'

interface ResultFormProps {
  id: string
  asked: ResultAsked
  onSent: (asked: ResultAsked) => void
}

/** An empty field is no figure. */
const figure = { setValueAs: (text: unknown) => (String(text ?? '').trim() === '' ? undefined : Number(text)) }

/** Figures and a photo of the sheet; car and parts come from the order. */
export default function ResultForm({ id, asked, onSent }: ResultFormProps) {
  const call = useCall()
  const [photo, setPhoto] = useState<File>()
  const [problem, setProblem] = useState<string>()
  const [car] = asked.cars
  const { register, handleSubmit, formState } = useForm<ResultInput>({
    resolver: zodResolver(resultInput),
    defaultValues: { vehicleId: car?.vehicleId ?? '', ...(car ? { year: car.yearFrom } : {}), mayShow: false },
  })
  const { errors, isSubmitting } = formState
  const send = async (values: ResultInput) => {
    setProblem(undefined)
    try {
      if (photo) await sendPhoto(id, photo)
      onSent(await call('POST /api/results/:id', { params: { id }, body: values }))
    } catch (error) {
      setProblem(errorWords(error as Error))
    }
  }
  return (
    <form
      noValidate
      method="post"
      onSubmit={handleSubmit(send)}
      className="flex flex-col gap-6"
      aria-label="Your result"
    >
      <p className="text-sm text-silver">On the car: {asked.parts.join(', ')}</p>
      <div className="grid gap-6 sm:grid-cols-2">
        <Select label="Car" required error={errors.vehicleId?.message} {...register('vehicleId')}>
          {asked.cars.map(({ vehicleId, name }) => (
            <option key={vehicleId} value={vehicleId}>
              {name}
            </option>
          ))}
        </Select>
        <Field label="Year" required inputMode="numeric" error={errors.year?.message} {...register('year', figure)} />
        <Field
          label="Wheel hp"
          inputMode="decimal"
          hint="Peak, as the sheet shows it"
          error={errors.wheelHp?.message}
          {...register('wheelHp', figure)}
        />
        <Field
          label="Wheel hp before"
          isOptional
          inputMode="decimal"
          error={errors.baselineWheelHp?.message}
          {...register('baselineWheelHp', figure)}
        />
        <Field label="Dyno" isOptional placeholder="Dynojet" error={errors.dyno?.message} {...register('dyno')} />
        <Field label="Fuel" isOptional placeholder="93" error={errors.fuel?.message} {...register('fuel')} />
        <Field
          label="1/4 mile, seconds"
          isOptional
          inputMode="decimal"
          error={errors.quarterMileS?.message}
          {...register('quarterMileS', figure)}
        />
        <Field
          label="Trap speed, mph"
          isOptional
          inputMode="decimal"
          error={errors.trapMph?.message}
          {...register('trapMph', figure)}
        />
      </div>
      <Field
        label="Photo of the sheet or slip"
        isOptional
        type="file"
        accept="image/jpeg,image/png,image/webp"
        className="py-3 file:mr-4 file:border-0 file:bg-raised file:px-3 file:py-1 file:text-light"
        hint="We strip location and camera data from it."
        onChange={({ target }) => setPhoto(target.files?.[0])}
      />
      <TextArea label="Notes" isOptional rows={3} error={errors.notes?.message} {...register('notes')} />
      <label className="flex items-start gap-3 text-sm">
        <input type="checkbox" className="mt-0.5 size-4 shrink-0 accent-redline" {...register('mayShow')} />
        You may show this build on your site, without my name.
      </label>
      {problem ? (
        <p role="alert" className="rounded-sm border border-caution/70 p-4 text-caution">
          {problem}
        </p>
      ) : null}
      <Button type="submit" size="large" disabled={isSubmitting} className="self-start">
        {isSubmitting ? 'Sending...' : 'Send my result'}
      </Button>
    </form>
  )
}

async function sendPhoto(id: string, photo: File): Promise<void> {
  const reply = await fetch(`/api/results/${encodeURIComponent(id)}/photo`, {
    method: 'POST',
    headers: { 'content-type': photo.type || 'application/octet-stream' },
    body: photo,
  })
  if (reply.ok) return
  const { detail } = (await reply.json().catch(() => ({}))) as { detail?: string }
  throw new Error(detail ?? 'The photo did not arrive. Try again, or leave it out.')
}
