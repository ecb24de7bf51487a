import { type FormEvent, useRef, useState } from 'react'
import { ask } from './ask.ts'
import { Button, Input, Panel, Problem } from './controls.tsx'
import { useChange } from './use-ask.ts'

export function MyPassword() {
  const form = useRef<HTMLFormElement>(null)
  const [isDone, setDone] = useState(false)
  const change = useChange(
    (body: { current: string; password: string }) => ask('PUT /api/admin/me/password', { body }),
    () => {
      form.current?.reset()
      setDone(true)
    },
  )
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    setDone(false)
    change.run({ current: String(given.get('current')), password: String(given.get('password')) })
  }
  return (
    <Panel title="Your password">
      <form ref={form} onSubmit={onSubmit} className="grid items-end gap-3 sm:grid-cols-[1fr_1fr_auto]">
        <Input label="Current password" name="current" type="password" autoComplete="current-password" />
        <Input
          label="New password"
          name="password"
          type="password"
          autoComplete="new-password"
          required
          minLength={12}
        />
        <Button type="submit" disabled={change.isRunning}>
          Change
        </Button>
      </form>
      <div className="mt-3">
        <Problem>{change.error}</Problem>
        {isDone ? <p role="status">Changed. Every other session of yours has ended.</p> : null}
      </div>
    </Panel>
  )
}
