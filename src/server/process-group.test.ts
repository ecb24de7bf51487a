import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { processGroup } from './process-group.ts'

/** A process that serves at once. */
const serving =
  'data:text/javascript,process.send({opened:{address:"",newShopToken:null,firstOwnerLink:null}});process.on("SIGTERM",()=>process.exit(0))'

const forked = async (): Promise<Worker> => {
  const [worker] = (await once(cluster, 'fork')) as [Worker]
  return worker
}

describe('a group of processes', () => {
  it('replaces one that served as soon the tenth time as the first', async () => {
    cluster.setupPrimary({ exec: '', execArgv: ['--import', serving, '-e', '0'] })
    const group = processGroup({ env: {}, log: pino({ level: 'silent' }) })
    const first = forked()
    await group.open()
    let worker = await first
    const started = performance.now()
    for (let death = 0; death < 8; death += 1) {
      const next = forked()
      worker.process.kill('SIGKILL')
      worker = await next
      await once(worker, 'message')
    }
    expect(performance.now() - started).toBeLessThan(10_000)
    await group.stop()
  })
})
