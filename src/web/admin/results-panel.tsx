import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { CallReply } from '../../contract/calls.ts'
import { askShop } from './ask.ts'
import { Button, Mark, Panel, Problem } from './controls.tsx'
import { Loaded } from './loaded.tsx'
import { moment } from './times.ts'
import { useChange } from './use-ask.ts'

type Sent = CallReply<'GET /api/results'>['results'][number]

const TONES = { asked: 'plain', sent: 'wait', approved: 'good', declined: 'bad', taken_back: 'wait' } as const
const WORDS = {
  asked: 'asked for',
  sent: 'to check',
  approved: 'approved',
  declined: 'left out',
  taken_back: 'taken back',
} as const

/** Dyno sheets and time slips that customers sent, each to be approved or left out beside its photo. */
export function ResultsPanel() {
  const [told, setTold] = useState('')
  const found = useQuery({ queryKey: ['customers’ results'], queryFn: () => askShop('GET /api/results') })
  return (
    <Panel title="Customers' results">
      {told ? (
        <p role="status" className="mb-3">
          {told}
        </p>
      ) : null}
      <Loaded of={found}>
        {({ results }) =>
          results.length === 0 ? (
            <p className="text-silver">
              None yet. Customers are asked by mail 3 days after an install and 21 days after the last parcel.
            </p>
          ) : (
            <ul className="divide-y divide-hairline/50">
              {results.map((result) => (
                <OneResult key={result.id} result={result} onTold={setTold} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Panel>
  )
}

function OneResult({ result: sent, onTold }: { result: Sent; onTold: (words: string) => void }) {
  const { id, state, orderId, orderNumber, sentAt, car, hasPhoto, result } = sent
  const params = { id }
  const approve = useChange(async () => {
    const { evidenceId, flagged, buildId } = await askShop('POST /api/results/:id/approve', { params })
    const words = [
      evidenceId ? 'The sheet counts as evidence now.' : 'The time slip counts as track evidence now.',
      flagged ? `It stands out: ${flagged}` : '',
      buildId ? 'The build is in the gallery.' : '',
    ]
    onTold(words.filter(Boolean).join(' '))
  })
  const decline = useChange(async () => {
    await askShop('POST /api/results/:id/decline', { params })
    onTold('Left out.')
  })
  const isBusy = approve.isRunning || decline.isRunning
  return (
    <li className="grid gap-4 py-4 sm:grid-cols-[1fr_12rem]">
      <div className="grid content-start gap-2">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {car ?? 'No answer yet'} <Mark tone={TONES[state]}>{WORDS[state]}</Mark>
        </p>
        <p className="text-sm text-silver">
          <Link to={`/orders/${orderId}`} className="underline">
            Order {orderNumber}
          </Link>
          {sentAt ? `, sent ${moment(sentAt)}` : ''}
        </p>
        {result ? <Figures result={result} /> : null}
        {state === 'sent' || state === 'taken_back' ? (
          <div className="flex flex-wrap gap-2">
            <Button kind="primary" disabled={isBusy} onClick={() => approve.run(undefined)}>
              {state === 'sent' ? 'Approve' : 'Approve again'}
            </Button>
            <Button kind="danger" disabled={isBusy} onClick={() => decline.run(undefined)}>
              Leave out
            </Button>
          </div>
        ) : null}
        <Problem>{approve.error || decline.error}</Problem>
      </div>
      {hasPhoto ? (
        <a href={`/api/results/${id}/photo`} target="_blank" rel="noreferrer">
          <img
            src={`/api/results/${id}/photo`}
            alt={`Sheet or slip of order ${orderNumber}`}
            className="max-h-60 w-full rounded-sm border border-hairline object-contain"
          />
        </a>
      ) : null}
    </li>
  )
}

function Figures({ result }: { result: NonNullable<Sent['result']> }) {
  const { wheelHp, baselineWheelHp, dyno, fuel, quarterMileS, trapMph, notes, mayShow } = result
  const rows: [string, string][] = [
    ...(wheelHp === undefined ? [] : [['Wheel hp', String(wheelHp)] as [string, string]]),
    ...(baselineWheelHp === undefined ? [] : [['Before', String(baselineWheelHp)] as [string, string]]),
    ...(dyno ? [['Dyno', dyno] as [string, string]] : []),
    ...(fuel ? [['Fuel', fuel] as [string, string]] : []),
    ...(quarterMileS === undefined ? [] : [['1/4 mile', `${quarterMileS} s`] as [string, string]]),
    ...(trapMph === undefined ? [] : [['Trap', `${trapMph} mph`] as [string, string]]),
    ['May be shown', mayShow ? 'yes, without a name' : 'no'],
  ]
  return (
    <>
      <dl className="grid grid-cols-[8rem_1fr] gap-x-3">
        {rows.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-silver">{name}</dt>
            <dd className="tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {notes ? <p className="border-l-2 border-hairline pl-3 wrap-anywhere">{notes}</p> : null}
    </>
  )
}
