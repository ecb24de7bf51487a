import type { Part } from '../model.ts'
import type { SharedJob } from '../rulebook/search-rules.ts'

/** What of some parts' labor goes to jobs that others may share: whole cents by job. Equal figures, equal key. */
export interface SharedLabor {
  key: string
  cents: readonly number[]
  total: number
}

function sharedLabor(cents: readonly number[]): SharedLabor {
  return { key: cents.join(), cents, total: cents.reduce((sum, job) => sum + job, 0) }
}

/** One part's shares in jobs, by their numbers; undefined where it shares nothing. */
export function laborInJobs(jobs: readonly { job: number; cents: number }[]): SharedLabor | undefined {
  const cents: number[] = []
  for (const one of jobs) {
    while (cents.length <= one.job) cents.push(0)
    cents[one.job] = one.cents
  }
  return cents.some((job) => job > 0) ? sharedLabor(cents) : undefined
}

/** The jobs of both, each as long as the longer of the two. */
export function laborTogether(a: SharedLabor | undefined, b: SharedLabor | undefined): SharedLabor | undefined {
  if (!a || !b || a === b) return a ?? b
  if (laborCovers(a, b)) return a
  if (laborCovers(b, a)) return b
  const [long, short] = a.cents.length < b.cents.length ? [b, a] : [a, b]
  return sharedLabor(long.cents.map((cents, job) => Math.max(cents, short.cents[job] ?? 0)))
}

/** What is paid once instead of twice when both are done. Worked: engine out 8 h and 10 h: 8 h. */
export function overlapCents(a: SharedLabor | undefined, b: SharedLabor | undefined): number {
  if (!a || !b) return 0
  let sum = 0
  for (let job = 0; job < a.cents.length; job++) sum += Math.min(a.cents[job]!, b.cents[job] ?? 0)
  return sum
}

/** How much more may be saved beside `a` than beside `b`, at most. Worked: engine out 10 h against 8 h: 2 h. */
export function unsharedCents(a: SharedLabor | undefined, b: SharedLabor | undefined): number {
  if (!a) return 0
  let sum = 0
  for (let job = 0; job < a.cents.length; job++) sum += Math.max(0, a.cents[job]! - (b?.cents[job] ?? 0))
  return sum
}

/** Whether every job of `b` is at least as long in `a`: whatever joins later saves at least as much beside `a`. */
export function laborCovers(a: SharedLabor | undefined, b: SharedLabor | undefined): boolean {
  if (!b || a === b) return true
  if (!a) return false
  for (let job = 0; job < b.cents.length; job++) if (b.cents[job]! > (a.cents[job] ?? 0)) return false
  return true
}

/** The options in sets of equal shared labor, in the order in which the sets first occur. */
export function byLabor<T extends { labor: SharedLabor | undefined }>(options: readonly T[]): T[][] {
  const sets = new Map<string, T[]>()
  for (const option of options) {
    const key = option.labor?.key ?? ''
    const set = sets.get(key)
    if (set) set.push(option)
    else sets.set(key, [option])
  }
  return [...sets.values()]
}

/** Labor of one part as it stands on the bill. */
export interface BilledLabor {
  hours: number
  cents: number
}

/** Labor for one part, whole cents. Worked: 1.5 h at 150 dollars = 22,500 cents. */
export function laborCents(part: Part, laborRateCentsPerHour: number): number {
  return Math.round(part.laborHours * laborRateCentsPerHour)
}

/**
 * The hours of a part that go to each of its shared jobs, and what they cost: together no more than all of its labor, in
 * whole cents. Worked: jobs of 13 and 5 h in 15 h: 13 and 2.
 */
export function sharedShares(part: Part, jobs: readonly SharedJob[], laborRateCentsPerHour: number) {
  let before = 0
  return jobs.map(({ job, hours }) => {
    const until = Math.min(part.laborHours, before + hours)
    const cents = Math.round(until * laborRateCentsPerHour) - Math.round(before * laborRateCentsPerHour)
    const share = { job, hours: until - before, cents }
    before = until
    return share
  })
}

/**
 * Labor of each part of a build, in the order given: a job that several share is paid once, by the part that takes
 * longest over it (the first of equals); the others pay only for what is their own.
 */
export function billedLabor(
  parts: readonly Part[],
  rate: number,
  jobsOf: (part: Part) => readonly SharedJob[],
): BilledLabor[] {
  const shares = parts.map((part) => sharedShares(part, jobsOf(part), rate))
  const payer = new Map<string, { index: number; cents: number }>()
  for (const [index, own] of shares.entries()) {
    for (const { job, cents } of own) {
      if (cents > (payer.get(job)?.cents ?? -1)) payer.set(job, { index, cents })
    }
  }
  return parts.map((part, index) => {
    const billed = { hours: part.laborHours, cents: laborCents(part, rate) }
    for (const { job, hours, cents } of shares[index]!) {
      if (payer.get(job)!.index === index) continue
      billed.hours -= hours
      billed.cents -= cents
    }
    return billed
  })
}
