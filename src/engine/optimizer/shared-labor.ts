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

/** One part's share in one job. */
export function laborInJob(job: number, cents: number): SharedLabor {
  return sharedLabor([...Array.from({ length: job }, () => 0), cents])
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

/** The hours of a part that go to its shared job. */
export function sharedHours(part: Part, { hours }: SharedJob): number {
  return Math.min(hours, part.laborHours)
}

/** What those hours cost, whole cents. */
export function sharedCents(part: Part, job: SharedJob, laborRateCentsPerHour: number): number {
  return Math.round(sharedHours(part, job) * laborRateCentsPerHour)
}

/**
 * Labor of each part of a build, in the order given: a job that several share is paid once, by the part that takes
 * longest over it (the first of equals); the others pay only for what is their own.
 */
export function billedLabor(
  parts: readonly Part[],
  rate: number,
  jobOf: (part: Part) => SharedJob | undefined,
): BilledLabor[] {
  const payer = new Map<string, Part>()
  for (const part of parts) {
    const job = jobOf(part)
    const other = job && payer.get(job.job)
    if (job && (!other || sharedHours(part, job) > sharedHours(other, jobOf(other)!))) payer.set(job.job, part)
  }
  return parts.map((part) => {
    const job = jobOf(part)
    const cents = laborCents(part, rate)
    if (!job || payer.get(job.job) === part) return { hours: part.laborHours, cents }
    return { hours: part.laborHours - sharedHours(part, job), cents: cents - sharedCents(part, job, rate) }
  })
}
