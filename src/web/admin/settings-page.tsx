import type { FormEvent } from 'react'
import { ask } from './ask.ts'
import { Button, Heading, Input, Panel, Problem } from './controls.tsx'
import { Loaded } from './loaded.tsx'
import { useMay } from './session.ts'
import { useAsk, useChange } from './use-ask.ts'

/** What customers read about the shop itself. */
export function SettingsPage() {
  const settings = useAsk('GET /api/admin/settings')
  const mayEdit = useMay('owner')
  const save = useChange((body: { email: string; phone: string; address: string }) =>
    ask('PUT /api/admin/settings', { body }),
  )
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const text = (name: string) => String(given.get(name))
    save.run({ email: text('email'), phone: text('phone'), address: text('address') })
  }
  return (
    <>
      <Heading title="Settings" />
      <Loaded of={settings}>
        {({ email, phone, address }) => (
          <Panel title="Contact details">
            <form onSubmit={onSubmit} className="grid max-w-xl gap-4">
              <Input
                label="Email"
                name="email"
                type="email"
                required
                defaultValue={email}
                disabled={!mayEdit}
                hint="Messages and copies of orders are sent here, and customers' answers. Mails leave from SHOP_EMAIL."
              />
              <Input label="Phone" name="phone" required defaultValue={phone} disabled={!mayEdit} />
              <Input label="Address" name="address" required defaultValue={address} disabled={!mayEdit} />
              <Problem>{save.error}</Problem>
              {mayEdit ? (
                <Button kind="primary" type="submit" className="justify-self-start" disabled={save.isRunning}>
                  Save
                </Button>
              ) : (
                <p className="text-silver">Only an owner changes these.</p>
              )}
            </form>
          </Panel>
        )}
      </Loaded>
    </>
  )
}
