import { parentPort, workerData } from 'node:worker_threads'
import { giveWay } from '../jobs/low-priority.ts'
import { type Evidence, judge } from './judge.ts'

giveWay()
parentPort?.postMessage({ result: judge(workerData as Evidence) })
