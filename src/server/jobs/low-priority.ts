import { constants, setPriority } from 'node:os'

/**
 * Puts the thread that calls it behind every ordinary one of this machine: visitors do not feel what it works on. Only
 * Linux gives each thread a priority of its own; elsewhere it would slow down the whole shop, and stays as it is. So
 * does a test's, which waits for the result.
 */
export function giveWay(): void {
  if (process.platform !== 'linux' || process.env.NODE_ENV === 'test') return
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
}
