import type { ComponentType } from 'react'
import type { Role } from '../../contract/admin/roles.ts'
import { AuditPage } from './audit-page.tsx'
import { BookingPage } from './booking-page.tsx'
import { CatalogPage } from './catalog-page.tsx'
import { CatalogRowPage } from './catalog-row-page.tsx'
import { CustomerPage } from './customer-page.tsx'
import { CustomersPage } from './customers-page.tsx'
import { EvidencePage } from './evidence-page.tsx'
import { HealthPage } from './health-page.tsx'
import { ImportsPage } from './imports-page.tsx'
import { MailPage, MailsPage } from './mails-page.tsx'
import { MessagePage } from './message-page.tsx'
import { MessagesPage } from './messages-page.tsx'
import { OrderMailsPage } from './order-mails-page.tsx'
import { OrderPage } from './order-page.tsx'
import { OrdersPage } from './orders-page.tsx'
import { PaperPage } from './paper-page.tsx'
import { PoliciesPage } from './policies-page.tsx'
import { PricesPage } from './prices-page.tsx'
import { SellingPage } from './selling-page.tsx'
import { SettingsPage } from './settings-page.tsx'
import { StaffPage } from './staff-page.tsx'
import { TodayPage } from './today-page.tsx'

interface OfficeScreen {
  path: string
  Screen: ComponentType
  /** What the navigation calls it; absent where another screen leads there. */
  name?: string
  /** The least role that finds something there; read-only when absent. */
  least?: Role
}

/** Every address of the back office. */
export const SCREENS: readonly OfficeScreen[] = [
  { path: '/', Screen: TodayPage, name: 'Today' },
  { path: '/orders', Screen: OrdersPage, name: 'Orders' },
  { path: '/orders/:id', Screen: OrderPage },
  { path: '/orders/:id/mails', Screen: OrderMailsPage },
  { path: '/orders/:id/:paper', Screen: PaperPage },
  { path: '/messages', Screen: MessagesPage, name: 'Messages' },
  { path: '/messages/:id', Screen: MessagePage },
  { path: '/outbox', Screen: MailsPage, name: 'Outbox', least: 'staff' },
  { path: '/outbox/:kind/:id', Screen: MailPage },
  { path: '/customers', Screen: CustomersPage, name: 'Customers' },
  { path: '/customers/:email', Screen: CustomerPage },
  { path: '/catalog/:table', Screen: CatalogPage, name: 'Catalog' },
  { path: '/catalog/:table/prices', Screen: PricesPage },
  { path: '/catalog/:table/row/:id', Screen: CatalogRowPage },
  { path: '/imports', Screen: ImportsPage, name: 'Imports', least: 'staff' },
  { path: '/evidence', Screen: EvidencePage, name: 'Evidence', least: 'staff' },
  { path: '/booking', Screen: BookingPage, name: 'Booking', least: 'staff' },
  { path: '/selling', Screen: SellingPage, name: 'Selling', least: 'owner' },
  { path: '/policies', Screen: PoliciesPage, name: 'Policies' },
  { path: '/settings', Screen: SettingsPage, name: 'Settings' },
  { path: '/staff', Screen: StaffPage, name: 'Staff' },
  { path: '/audit', Screen: AuditPage, name: 'Audit log', least: 'owner' },
  { path: '/health', Screen: HealthPage, name: 'Health' },
]
