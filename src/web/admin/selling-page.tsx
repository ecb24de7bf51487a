import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { SellingSettings } from '../../contract/selling.ts'
import { STATES } from '../../contract/states.ts'
import { askShop } from './ask.ts'
import { Button, Choice, Heading, Input, Panel, Problem } from './controls.tsx'
import { Loaded } from './loaded.tsx'
import { useMay } from './session.ts'
import { ShippingRates } from './shipping-rates.tsx'
import { useChange } from './use-ask.ts'

type Tax = SellingSettings['salesTax'][number]

/** Deposit, sales tax by state, and what shipping costs. */
export function SellingPage() {
  const settings = useQuery({
    queryKey: ['GET /api/selling-settings'],
    queryFn: () => askShop('GET /api/selling-settings'),
  })
  return (
    <>
      <Heading title="Selling" />
      <Loaded of={settings}>
        {(found) => (
          <div className="grid gap-5">
            <SellingForm key={JSON.stringify(found)} settings={found} />
            <ShippingRates />
          </div>
        )}
      </Loaded>
    </>
  )
}

function SellingForm({ settings }: { settings: SellingSettings }) {
  const mayEdit = useMay('owner')
  const [taxes, setTaxes] = useState<readonly Tax[]>(settings.salesTax)
  const save = useChange((body: SellingSettings) => askShop('PUT /api/selling-settings', { body }))
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const text = (name: string) => String(given.get(name))
    save.run({
      depositPercent: Number(text('depositPercent')),
      leadDays: Number(text('leadDays')),
      shopState: text('shopState'),
      timeZone: text('timeZone'),
      salesTax: [...taxes],
    })
  }
  return (
    <form onSubmit={onSubmit} className="grid gap-5">
      <Panel title="Payment and time">
        <div className="grid gap-4 sm:grid-cols-2">
          <Input
            label="Deposit (%)"
            name="depositPercent"
            type="number"
            min={1}
            max={100}
            required
            disabled={!mayEdit}
            defaultValue={settings.depositPercent}
            hint="What is paid before you start; 100 is all of it."
          />
          <Input
            label="Lead time of other parts"
            name="leadDays"
            type="number"
            min={0}
            max={120}
            required
            disabled={!mayEdit}
            defaultValue={settings.leadDays}
            hint="Open days, for parts whose kind and maker have no lead time of their own under Shipping."
          />
          <StateChoice label="Your state" name="shopState" defaultValue={settings.shopState} disabled={!mayEdit} />
          <Input label="Time zone" name="timeZone" required disabled={!mayEdit} defaultValue={settings.timeZone} />
        </div>
      </Panel>
      <Panel title="Sales tax">
        <p className="mb-3 text-sm text-silver">
          A state that is not listed has its tax on the invoice. What you install is taxed by your own state.
        </p>
        <TaxTable taxes={taxes} onChange={setTaxes} mayEdit={mayEdit} />
      </Panel>
      <Problem>{save.error}</Problem>
      {mayEdit ? (
        <Button kind="primary" type="submit" className="justify-self-start" disabled={save.isRunning}>
          Save payment and tax
        </Button>
      ) : (
        <p className="text-silver">Only an owner changes these.</p>
      )}
    </form>
  )
}

function StateChoice(given: { label: string; name?: string; defaultValue: string; disabled: boolean }) {
  return (
    <Choice {...given}>
      {Object.entries(STATES).map(([code, name]) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </Choice>
  )
}

interface TaxTableProps {
  taxes: readonly Tax[]
  onChange: (taxes: readonly Tax[]) => void
  mayEdit: boolean
}

function TaxTable({ taxes, onChange, mayEdit }: TaxTableProps) {
  const free = Object.keys(STATES).filter((code) => taxes.every(({ state }) => state !== code))
  const set = (state: string, change: Partial<Tax>) =>
    onChange(taxes.map((tax) => (tax.state === state ? { ...tax, ...change } : tax)))
  return (
    <div className="grid gap-3">
      {taxes.map((tax) => (
        <div
          key={tax.state}
          className="grid grid-cols-2 items-end gap-3 border-b border-hairline/50 pb-3 sm:grid-cols-5"
        >
          <p className="self-center font-semibold">{STATES[tax.state as keyof typeof STATES]}</p>
          <Input
            label={`${tax.state} tax (%)`}
            type="number"
            step="0.0001"
            min={0}
            max={20}
            required
            disabled={!mayEdit}
            value={tax.percent}
            onChange={({ target }) => set(tax.state, { percent: Number(target.value) })}
          />
          <Tick
            label="Taxes labor"
            isOn={tax.taxesLabor}
            isDisabled={!mayEdit}
            onChange={(taxesLabor) => set(tax.state, { taxesLabor })}
          />
          <Tick
            label="Taxes shipping"
            isOn={tax.taxesShipping}
            isDisabled={!mayEdit}
            onChange={(taxesShipping) => set(tax.state, { taxesShipping })}
          />
          {mayEdit ? (
            <Button onClick={() => onChange(taxes.filter(({ state }) => state !== tax.state))}>
              Remove {tax.state}
            </Button>
          ) : null}
        </div>
      ))}
      {mayEdit ? (
        <div className="sm:w-64">
          <Choice
            label="Add a state"
            value=""
            onChange={({ target }) =>
              onChange([...taxes, { state: target.value, percent: 0, taxesLabor: false, taxesShipping: false }])
            }
          >
            <option value="">Choose</option>
            {free.map((code) => (
              <option key={code} value={code}>
                {STATES[code as keyof typeof STATES]}
              </option>
            ))}
          </Choice>
        </div>
      ) : null}
    </div>
  )
}

interface TickProps {
  label: string
  isOn: boolean
  isDisabled: boolean
  onChange: (isOn: boolean) => void
}

function Tick({ label, isOn, isDisabled, onChange }: TickProps) {
  return (
    <label className="flex min-h-10 items-center gap-2">
      <input
        type="checkbox"
        className="size-4 accent-redline"
        checked={isOn}
        disabled={isDisabled}
        onChange={({ target }) => onChange(target.checked)}
      />
      {label}
    </label>
  )
}
