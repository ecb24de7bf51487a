import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { CallInput } from '../../contract/calls.ts'
import { useCall } from '../api/api-context.ts'
import { errorWords } from '../api/error-words.ts'
import { keyOf } from '../api/queries.ts'
import { classes } from '../ui/classes.ts'
import { Empty } from '../ui/empty.tsx'
import { LoadingNote, Skeleton } from '../ui/skeleton.tsx'
import { dayWords, timeWords } from './words.ts'

export type SlotsAsked = CallInput<'GET /api/booking/slots'>['query']

interface SlotPickerProps {
  asked: SlotsAsked
  /** Takes a time; the list is asked for anew when it was refused. */
  onPick: (startsAt: string) => Promise<boolean>
}

const CHIP =
  'min-h-12 rounded-sm border px-1 text-sm whitespace-nowrap transition-colors duration-150 disabled:opacity-50 focus-visible:outline-2 focus-visible:outline-cold'

/** The days that have free times, and the times of one day. Asked for in the browser: times go fast. */
export function SlotPicker({ asked, onPick }: SlotPickerProps) {
  const call = useCall()
  const [isBrowser, setIsBrowser] = useState(false)
  useEffect(() => setIsBrowser(true), [])
  const [chosen, setChosen] = useState<string>()
  const [busy, setBusy] = useState<string>()
  const { data, error, refetch } = useQuery({
    queryKey: keyOf('GET /api/booking/slots', { query: asked }),
    queryFn: () => call('GET /api/booking/slots', { query: asked }),
    enabled: isBrowser,
    staleTime: 0,
    retry: false,
  })
  if (error) return <Empty title="No times to show">{errorWords(error)}</Empty>
  if (!data) {
    return (
      <>
        <LoadingNote>Checking open times</LoadingNote>
        <Skeleton className="h-80" />
      </>
    )
  }
  const day = data.days.find((one) => one.day === chosen) ?? data.days[0]
  if (!day) return <Empty title="No open times">We are booked solid. Give us a call and we will work you in.</Empty>
  const pick = async (startsAt: string) => {
    setBusy(startsAt)
    if (!(await onPick(startsAt))) await refetch()
    setBusy(undefined)
  }
  return (
    <div className="flex flex-col gap-8">
      <p className="text-silver">
        About {data.hours} shop {data.hours === 1 ? 'hour' : 'hours'}
        {data.partsBy ? `. We expect your parts by ${dayWords(data.partsBy)}, so times start after that.` : '.'}
      </p>
      <fieldset>
        <legend className="telemetry mb-3 text-silver">Day</legend>
        <div className="grid grid-cols-3 gap-2 sm:grid-cols-5">
          {data.days.map((one) => (
            <button
              key={one.day}
              type="button"
              aria-pressed={one.day === day.day}
              onClick={() => setChosen(one.day)}
              className={classes(
                CHIP,
                one.day === day.day
                  ? 'border-redline bg-raised font-bold'
                  : 'border-hairline text-silver hover:border-steel',
              )}
            >
              {dayWords(one.day)}
            </button>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend className="telemetry mb-3 text-silver">Drop-off, {dayWords(day.day)}</legend>
        <div className="grid grid-cols-3 gap-2 sm:grid-cols-5">
          {day.slots.map(({ startsAt }) => (
            <button
              key={startsAt}
              type="button"
              disabled={busy !== undefined}
              onClick={() => void pick(startsAt)}
              className={classes(CHIP, 'figures border-hairline hover:border-redline')}
            >
              {timeWords(startsAt, data.timeZone)}
            </button>
          ))}
        </div>
      </fieldset>
    </div>
  )
}
