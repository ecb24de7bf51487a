import { type FormEvent, useState } from 'react'
import type { AdminInput } from '../../contract/admin/calls.ts'
import type { ShippingTables } from '../../contract/admin/shipping.ts'
import { STATES } from '../../contract/states.ts'
import { ask } from './ask.ts'
import { centsShown, centsTyped } from './cents.ts'
import { Button, Mark, Panel, Problem } from './controls.tsx'
import { Loaded } from './loaded.tsx'
import { useMay } from './session.ts'
import { ShippingKinds } from './shipping-kinds.tsx'
import { useAsk, useChange } from './use-ask.ts'

const CLASSES = ['parcel', 'bulky', 'freight'] as const
const PRICES = ['firstCents', 'furtherCents'] as const
type Rates = AdminInput<'PUT /api/admin/shipping/rates'>['body']['rates']

const fieldOf = (state: string, weightClass: string, price: string) => `${state} ${weightClass} ${price}`

/** What shipping costs to each state, and how each kind of part ships. */
export function ShippingRates() {
  const tables = useAsk('GET /api/admin/shipping')
  return (
    <Loaded of={tables}>
      {(found) => (
        <>
          <RatesForm rates={found.rates} />
          <ShippingKinds kinds={found.kinds} />
        </>
      )}
    </Loaded>
  )
}

/** The rates that a filled table says, or the field that is no price. Both prices empty: no rate. */
function ratesTyped(form: FormData): { rates: Rates } | { wrong: string } {
  const rates: Rates = []
  for (const state of Object.keys(STATES) as (keyof typeof STATES)[]) {
    for (const weightClass of CLASSES) {
      const [first = '', further = ''] = PRICES.map((price) =>
        String(form.get(fieldOf(state, weightClass, price)) ?? ''),
      )
      if (first.trim() === '' && further.trim() === '') continue
      const [firstCents, furtherCents] = [centsTyped(first), centsTyped(further)]
      if (firstCents === null || furtherCents === null) return { wrong: `${STATES[state]}, ${weightClass}` }
      rates.push({ state, weightClass, firstCents, furtherCents })
    }
  }
  return { rates }
}

function RatesForm({ rates }: { rates: ShippingTables['rates'] }) {
  const mayEdit = useMay('owner')
  const [wrong, setWrong] = useState('')
  const save = useChange((body: { rates: Rates }) => ask('PUT /api/admin/shipping/rates', { body }))
  const known = new Map(rates.map((rate) => [`${rate.state} ${rate.weightClass}`, rate]))
  const isSample = rates.some((rate) => rate.isSample)
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = ratesTyped(new FormData(event.currentTarget))
    setWrong('wrong' in typed ? `Enter two prices for ${typed.wrong}, or leave both empty.` : '')
    if ('rates' in typed) save.run(typed)
  }
  return (
    <Panel title="Shipping rates (US$)" aside={isSample ? <Mark tone="wait">Sample rates</Mark> : null}>
      <p className="mb-3 text-sm text-silver">
        For each weight class: the first thing, and each further one. Customers see the sum at checkout and pay it. A
        class without prices has its shipping on the invoice.
      </p>
      <form onSubmit={onSubmit} className="grid gap-4">
        <div className="max-h-[32rem] overflow-auto rounded-sm border border-hairline/70">
          <table className="w-full min-w-[44rem]" aria-label="Shipping rates">
            <thead className="sticky top-0 bg-raised text-left text-xs text-silver">
              <tr>
                <th className="px-3 py-2">State</th>
                {CLASSES.map((name) => (
                  <th key={name} colSpan={2} className="px-2 py-2 capitalize">
                    {name}: first, further
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {Object.entries(STATES).map(([state, name]) => (
                <tr key={state} className="border-t border-hairline/50">
                  <th
                    scope="row"
                    className="sticky left-0 max-w-28 bg-panel px-3 py-1 text-left font-normal sm:max-w-none sm:whitespace-nowrap"
                  >
                    {name}
                  </th>
                  {CLASSES.flatMap((weightClass) =>
                    PRICES.map((price) => {
                      const cents = known.get(`${state} ${weightClass}`)?.[price]
                      return (
                        <td key={`${weightClass} ${price}`} className="px-1 py-1">
                          <input
                            name={fieldOf(state, weightClass, price)}
                            aria-label={`${name}, ${weightClass}, ${price === 'firstCents' ? 'first' : 'further'}`}
                            inputMode="decimal"
                            disabled={!mayEdit}
                            defaultValue={cents === undefined ? '' : centsShown(cents)}
                            className="min-h-9 w-20 rounded-sm border border-hairline bg-panel px-2 text-right tabular-nums"
                          />
                        </td>
                      )
                    }),
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <Problem>{wrong || save.error}</Problem>
        {mayEdit ? (
          <Button kind="primary" type="submit" className="justify-self-start" disabled={save.isRunning}>
            Save these as my rates
          </Button>
        ) : null}
      </form>
    </Panel>
  )
}
