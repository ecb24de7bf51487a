import { parentPort, workerData } from 'node:worker_threads'
import { giveWay } from '../jobs/low-priority.ts'
import { type RefitInput, refit } from './refit.ts'

giveWay()
parentPort?.postMessage({ result: refit(workerData as RefitInput) })
