/** What a member of staff may do, the least first: look, work, decide. Each may do what those before may. */
export const ROLES = ['read-only', 'staff', 'owner'] as const
export type Role = (typeof ROLES)[number]

/** Whether somebody of this role may do what asks for that one. */
export const isAtLeast = (role: Role, least: Role): boolean => ROLES.indexOf(role) >= ROLES.indexOf(least)
