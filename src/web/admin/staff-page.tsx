import { Heading } from './controls.tsx'
import { MyPasskeys } from './my-passkeys.tsx'
import { MyPassword } from './my-password.tsx'
import { useMay } from './session.ts'
import { SessionList } from './session-list.tsx'
import { StaffList } from './staff-list.tsx'

/** Who may sign in, how the one who is signed in does, and from where. */
export function StaffPage() {
  const isOwner = useMay('owner')
  return (
    <>
      <Heading title="Staff" />
      <div className="grid gap-5">
        {isOwner ? <StaffList /> : null}
        <MyPasskeys />
        <MyPassword />
        <SessionList />
      </div>
    </>
  )
}
