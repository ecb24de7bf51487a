import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { BookingSettings } from '../../contract/booking.ts'
import type { CallReply } from '../../contract/calls.ts'
import { askShop } from './ask.ts'
import { Area, Button, Heading, Input, Mark, Panel, Problem } from './controls.tsx'
import { Loaded } from './loaded.tsx'
import { type Column, RowTable } from './row-table.tsx'
import { useMay } from './session.ts'
import { moment } from './times.ts'
import { useChange } from './use-ask.ts'

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
type Coming = CallReply<'GET /api/bookings'>['bookings'][number]

const COLUMNS: Column<Coming>[] = [
  { head: 'When', cell: ({ startsAt, timeZone }) => moment(startsAt, timeZone) },
  { head: 'Bay', cell: ({ bay }) => bay },
  { head: 'What', cell: ({ kind, hours }) => `${kind}, ${hours} h`, isWord: true },
  { head: 'Who', cell: ({ name, car }) => [name, car].filter(Boolean).join(', ') },
  { head: 'Contact', cell: ({ email, phone }) => [email, phone].filter(Boolean).join(', ') },
  { head: 'State', cell: ({ state }) => <Mark tone={state === 'booked' ? 'good' : 'plain'}>{state}</Mark> },
]

/** Who comes when, and the bays and hours that can be booked. */
export function BookingPage() {
  const mayEdit = useMay('owner')
  const coming = useQuery({ queryKey: ['GET /api/bookings'], queryFn: () => askShop('GET /api/bookings') })
  const settings = useQuery({
    queryKey: ['GET /api/booking-settings'],
    queryFn: () => askShop('GET /api/booking-settings'),
  })
  return (
    <>
      <Heading title="Booking" />
      <div className="grid gap-5">
        <Panel title="Coming up">
          <Loaded of={coming}>
            {({ bookings }) => (
              <RowTable
                label="Appointments"
                rows={bookings}
                columns={COLUMNS}
                keyOf={({ id }) => id}
                empty="No appointments."
              />
            )}
          </Loaded>
        </Panel>
        <Loaded of={settings}>
          {(found) => <HoursForm key={JSON.stringify(found)} settings={found} mayEdit={mayEdit} />}
        </Loaded>
      </div>
    </>
  )
}

/** What the form says. A weekday without both times is closed. */
function settingsTyped(form: FormData, bays: BookingSettings['bays']): BookingSettings {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  return {
    bays: bays.map(({ id }) => ({ id, name: text(`bay ${id}`) })),
    hours: WEEKDAYS.flatMap((_, weekday) => {
      const [opensAt, closesAt] = [text(`opens ${weekday}`), text(`closes ${weekday}`)]
      return opensAt === '' && closesAt === '' ? [] : [{ weekday, opensAt, closesAt }]
    }),
    closedDays: text('closedDays')
      .split(/[\s,]+/)
      .filter(Boolean),
  }
}

function HoursForm({ settings, mayEdit }: { settings: BookingSettings; mayEdit: boolean }) {
  const [bays, setBays] = useState(settings.bays)
  const save = useChange((body: BookingSettings) => askShop('PUT /api/booking-settings', { body }))
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    save.run(settingsTyped(new FormData(event.currentTarget), bays))
  }
  const addBay = () => {
    const id = Math.max(0, ...bays.map((bay) => bay.id)) + 1
    setBays([...bays, { id, name: `Bay ${id}` }])
  }
  return (
    <form onSubmit={onSubmit} className="grid gap-5">
      <Panel title="Opening hours">
        <div className="grid gap-2">
          {WEEKDAYS.map((day, weekday) => {
            const open = settings.hours.find((one) => one.weekday === weekday)
            return (
              <div key={day} className="grid max-w-md grid-cols-2 items-end gap-3">
                <Input
                  label={`${day} opens`}
                  name={`opens ${weekday}`}
                  type="time"
                  disabled={!mayEdit}
                  defaultValue={open?.opensAt}
                />
                <Input
                  label={`${day} closes`}
                  name={`closes ${weekday}`}
                  type="time"
                  disabled={!mayEdit}
                  defaultValue={open?.closesAt}
                />
              </div>
            )
          })}
        </div>
        <p className="mt-3 text-sm text-silver">Leave both times empty for a day on which you are closed.</p>
      </Panel>
      <Panel
        title="Bays"
        aside={
          mayEdit ? (
            <Button onClick={addBay} disabled={bays.length >= 40}>
              Add a bay
            </Button>
          ) : null
        }
      >
        <div className="grid gap-3 sm:grid-cols-2">
          {bays.map(({ id, name }) => (
            <div key={id} className="flex items-end gap-2">
              <div className="flex-1">
                <Input label={`Bay ${id}`} name={`bay ${id}`} required disabled={!mayEdit} defaultValue={name} />
              </div>
              {mayEdit ? (
                <Button aria-label={`Remove bay ${id}`} onClick={() => setBays(bays.filter((bay) => bay.id !== id))}>
                  Remove
                </Button>
              ) : null}
            </div>
          ))}
        </div>
      </Panel>
      <Panel title="Closed days">
        <Area
          label="Days on which nobody can book"
          name="closedDays"
          disabled={!mayEdit}
          defaultValue={settings.closedDays.join('\n')}
          hint="One day a line, such as 2026-12-24. Federal holidays are closed already."
        />
      </Panel>
      <Problem>{save.error}</Problem>
      {mayEdit ? (
        <Button kind="primary" type="submit" className="justify-self-start" disabled={save.isRunning}>
          Save bays and hours
        </Button>
      ) : (
        <p className="text-silver">Only an owner changes these.</p>
      )}
    </form>
  )
}
