import { parentPort, workerData } from 'node:worker_threads'
import { type RefitInput, refit } from './refit.ts'

parentPort?.postMessage({ result: refit(workerData as RefitInput) })
