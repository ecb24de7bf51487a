import { Link } from 'react-router'
import { MOST_COUNTED } from '../../contract/admin/most-counted.ts'
import { Heading, Mark, Panel } from './controls.tsx'
import { Loaded } from './loaded.tsx'
import { useMay } from './session.ts'
import { stateWords } from './state-words.ts'
import { useAsk } from './use-ask.ts'

function Figure({ to, count, label, isBad }: { to: string; count: number; label: string; isBad?: boolean }) {
  return (
    <Link to={to} className="rounded-sm border border-hairline/70 bg-panel p-4 hover:border-steel">
      <span className={`block text-3xl font-extrabold tabular-nums ${isBad && count > 0 ? 'text-redline' : ''}`}>
        {count < MOST_COUNTED ? count : `${count.toLocaleString('en-US')}+`}
      </span>
      <span className="text-silver">{label}</span>
    </Link>
  )
}

const KIND_WORDS: Readonly<Record<string, string>> = {
  install: 'Install',
  dyno: 'Dyno session',
  talk: 'Build consultation',
}
/** At the shop, wherever whoever reads it is. */
const dayAndTime = (at: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { weekday: 'short', hour: 'numeric', minute: '2-digit', timeZone }).format(
    new Date(at),
  )

export function TodayPage() {
  const mayCheck = useMay('staff')
  const today = useAsk('GET /api/admin/today')
  return (
    <>
      <Heading title="Today" />
      <Loaded of={today}>
        {({ ordersByState, openMessages, resultsToCheck, failedJobs, unsentMails, lowStock, inBays, goLive }) => (
          <div className="grid gap-5">
            <div className="grid grid-cols-2 gap-3 md:grid-cols-4">
              {ordersByState.map(({ state, orders }) => (
                <Figure
                  key={state}
                  to={`/orders?state=${encodeURIComponent(state)}`}
                  count={orders}
                  label={`Orders: ${stateWords(state).toLowerCase()}`}
                />
              ))}
              {ordersByState.length === 0 ? <Figure to="/orders" count={0} label="Orders" /> : null}
              <Figure to="/messages?state=open" count={openMessages} label="Messages to answer" />
              {mayCheck ? <Figure to="/evidence" count={resultsToCheck} label="Results to check" /> : null}
              <Figure to="/health" count={failedJobs} label="Jobs failed" isBad />
              <Figure to="/outbox?state=unsent" count={unsentMails} label="Mails not sent" isBad />
            </div>
            <Panel title="In the bays, next 24 hours">
              {inBays.length === 0 ? <p className="text-silver">No cars booked.</p> : null}
              <ul className="grid gap-2">
                {inBays.map(({ id, startsAt, timeZone, bay, kind, name, car }) => (
                  <li key={id} className="wrap-anywhere">
                    <strong>{dayAndTime(startsAt, timeZone)}</strong>, {bay}: {KIND_WORDS[kind] ?? kind}, {car}
                    <span className="text-silver"> ({name})</span>
                  </li>
                ))}
              </ul>
            </Panel>
            {lowStock.length > 0 ? (
              <Panel title="Low stock">
                <ul className="grid gap-1">
                  {lowStock.map(({ id, name, stock }) => (
                    <li key={name}>
                      <Link to={`/catalog/merchandise/row/${id}`} className="hover:underline">
                        {name}: {stock} left
                      </Link>
                    </li>
                  ))}
                </ul>
              </Panel>
            ) : null}
            <Panel title={goLive.every(({ isDone }) => isDone) ? 'Ready for customers' : 'Before you go live'}>
              <ul className="divide-y divide-hairline/50">
                {goLive.map(({ id, title, todo, isDone }) => (
                  <li key={id} className="flex items-start gap-3 py-2">
                    <Mark tone={isDone ? 'good' : 'wait'}>{isDone ? 'Done' : 'To do'}</Mark>
                    <div>
                      <p className="font-semibold">{title}</p>
                      {isDone ? null : <p className="text-sm text-silver">{todo}</p>}
                    </div>
                  </li>
                ))}
              </ul>
            </Panel>
          </div>
        )}
      </Loaded>
    </>
  )
}
