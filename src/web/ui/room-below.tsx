import type { ReactNode } from 'react'

/** What waits for something tall keeps the footer out of the window, so that nothing in sight moves when it comes. */
export const RoomBelow = ({ children }: { children: ReactNode }) => <div className="min-h-[200vh]">{children}</div>
