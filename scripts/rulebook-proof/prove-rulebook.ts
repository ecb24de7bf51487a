import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Vehicle } from '../../src/engine/index.ts'
import { type CarProof, emptyProof } from './prove-car.ts'

function addCounts(to: Record<string, number>, from: Readonly<Record<string, number>>): void {
  for (const [key, times] of Object.entries(from)) to[key] = (to[key] ?? 0) + times
}

/** The proofs of many cars as one. */
export function together(proofs: readonly CarProof[]): CarProof {
  const whole = emptyProof()
  for (const proof of proofs) {
    whole.builds += proof.builds
    addCounts(whole.refused, proof.refused)
    addCounts(whole.spoken, proof.spoken)
    whole.violations.push(...proof.violations)
    whole.planMs.push(...proof.planMs)
    whole.refusalMs.push(...proof.refusalMs)
    whole.packagesMs.push(...proof.packagesMs)
  }
  return whole
}

function proveInThread(ids: readonly string[]): Promise<CarProof[]> {
  return new Promise((resolve, reject) => {
    const proofs: CarProof[] = []
    const thread = new Worker(new URL('./prove-thread.ts', import.meta.url), { workerData: ids })
    thread.on('message', (proof: CarProof) => proofs.push(proof))
    thread.on('error', reject)
    thread.on('exit', () => resolve(proofs))
  })
}

/** The proof of many cars, spread over the processor's cores. */
export async function proveRulebook(vehicles: readonly Vehicle[]): Promise<CarProof> {
  const threads = Math.max(1, availableParallelism())
  const hands = Array.from({ length: threads }, (_, thread) =>
    vehicles.filter((_, index) => index % threads === thread).map(({ id }) => id),
  )
  return together((await Promise.all(hands.map(proveInThread))).flat())
}
