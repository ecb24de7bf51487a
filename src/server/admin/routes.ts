import type { FastifyInstance } from 'fastify'
import type { Services } from '../services.ts'
import { sweepSessions } from '../staff/sessions.ts'
import { sweepAttempts } from '../staff/sign-in-limit.ts'
import { registerCatalogDesk } from './catalog.ts'
import { registerMailDesk } from './mails.ts'
import { registerMessageDesk } from './messages.ts'
import { type OrderDeskNeeds, registerOrderDesk } from './orders.ts'
import { registerPasskeys } from './passkeys.ts'
import { registerShippingDesk } from './shipping.ts'
import { registerShopState } from './shop-state.ts'
import { registerSignIn } from './sign-in.ts'
import { registerStaff } from './staff.ts'

const SWEEP = 'staff-sweep'

/** The back office: what the owner and the staff see and change. */
export function registerAdmin(app: FastifyInstance, services: Services, needs: OrderDeskNeeds): void {
  registerSignIn(app, services)
  registerPasskeys(app, services)
  registerStaff(app, services)
  registerShopState(app, services)
  registerShippingDesk(app, services)
  registerOrderDesk(app, services, needs)
  registerMailDesk(app, services)
  registerMessageDesk(app, services)
  registerCatalogDesk(app, services)
  const { jobs, db, clock } = services
  jobs.work(SWEEP, async () => {
    await sweepSessions(db, clock())
    await sweepAttempts(db, clock())
  })
  jobs.schedule(SWEEP, '27 4 * * *')
}
