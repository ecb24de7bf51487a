import { useMutation } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import type { DynoSheet } from '../../contract/evidence.ts'
import { useCall } from '../api/api-context.ts'
import { ApiError } from '../api/call.ts'
import { errorWords } from '../api/error-words.ts'
import { useShopTokenHeaders } from '../shop-token/shop-token.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Field, Select } from '../ui/field.tsx'

/** What the form's fields say, as the call takes it; empty optional fields are left out. */
export function sheetOf(form: FormData): DynoSheet {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const number = (name: string) => (text(name) === '' ? undefined : Number(text(name)))
  const optional = { baselineHp: number('baselineHp'), boostGaugePsi: number('boostGaugePsi') }
  return {
    make: text('make'),
    model: text('model'),
    year: Number(text('year')),
    engine: text('engine'),
    transmission: text('transmission'),
    powerBasis: text('powerBasis') === 'crank' ? 'crank' : 'wheel',
    modifiedHp: Number(text('modifiedHp')),
    mods: text('mods')
      .split(/[,;]/)
      .map((word) =>
        word
          .trim()
          .toLowerCase()
          .replaceAll(/[\s-]+/g, '_'),
      )
      .filter((word) => word !== ''),
    fuel: text('fuel'),
    dyno: text('dyno'),
    ...(optional.baselineHp === undefined ? {} : { baselineHp: optional.baselineHp }),
    ...(optional.boostGaugePsi === undefined ? {} : { boostGaugePsi: optional.boostGaugePsi }),
  }
}

/** Enters one dyno sheet. The server checks it: the browser and a file import are told the same. */
export function DynoSheetForm({ onStored }: { onStored: () => void }) {
  const call = useCall()
  const headers = useShopTokenHeaders()
  const store = useMutation({
    mutationFn: (sheet: DynoSheet) => call('POST /api/evidence', { body: sheet }, { headers }),
    onSuccess: onStored,
  })
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    store.mutate(sheetOf(new FormData(form)), { onSuccess: () => form.reset() })
  }
  const problem = store.error instanceof ApiError ? store.error.problem : undefined
  const errorOf = (name: string) => problem?.errors?.find(({ field }) => field === `body.${name}`)?.message
  return (
    <Card className="p-5 sm:p-6">
      <form onSubmit={send} className="grid gap-4" aria-label="Enter a dyno sheet">
        <h3 className="headline text-xl">Enter a dyno sheet</h3>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Make" name="make" required maxLength={60} error={errorOf('make')} />
          <Field label="Model" name="model" required maxLength={120} error={errorOf('model')} />
          <Field
            label="Year"
            name="year"
            type="number"
            min={1950}
            max={2035}
            step={1}
            required
            error={errorOf('year')}
          />
          <Field label="Engine" name="engine" isOptional placeholder="5.0 V8" error={errorOf('engine')} />
          <Field label="Transmission" name="transmission" isOptional placeholder="manual" />
          <Select label="Power measured at" name="powerBasis" defaultValue="wheel">
            <option value="wheel">the wheels</option>
            <option value="crank">the crank</option>
          </Select>
          <Field
            label="Before, hp"
            name="baselineHp"
            type="number"
            min={20}
            max={5000}
            step="any"
            isOptional
            error={errorOf('baselineHp')}
          />
          <Field
            label="After, hp"
            name="modifiedHp"
            type="number"
            min={20}
            max={5000}
            step="any"
            required
            error={errorOf('modifiedHp')}
          />
          <Field
            label="Boost, psi"
            name="boostGaugePsi"
            type="number"
            min={0}
            max={90}
            step="any"
            isOptional
            error={errorOf('boostGaugePsi')}
          />
          <Field label="Fuel" name="fuel" isOptional placeholder="93" />
          <Field label="Dyno" name="dyno" isOptional placeholder="dynojet" />
        </div>
        <Field
          label="Parts changed"
          name="mods"
          hint="Separated by commas: cold air intake, cat-back exhaust, tune"
          error={errorOf('mods')}
        />
        <Button type="submit" kind="outline" className="justify-self-start" disabled={store.isPending}>
          {store.isPending ? 'Storing...' : 'Store the sheet'}
        </Button>
        {store.error ? (
          <p role="alert" className="text-sm text-redline">
            {errorWords(store.error)}
          </p>
        ) : null}
        {store.data ? (
          <p role="status" className="text-sm text-silver">
            Stored. {store.data.flagged ?? 'It lands inside the predicted range.'}
          </p>
        ) : null}
      </form>
    </Card>
  )
}
