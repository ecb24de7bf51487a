import { constants, setPriority } from 'node:os'

/**
 * Puts the thread that calls it behind every other one of this machine: visitors do not feel what it works on. Only
 * Linux gives each thread a priority of its own; elsewhere it would slow down the whole shop, and stays as it is.
 */
export function giveWay(): void {
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW)
}
