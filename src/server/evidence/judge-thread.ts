import { parentPort, workerData } from 'node:worker_threads'
import { giveWay } from '../jobs/low-priority.ts'
import { judge, type StoredResult } from './judge.ts'

giveWay()
parentPort?.postMessage({ result: judge(workerData as StoredResult[]) })
