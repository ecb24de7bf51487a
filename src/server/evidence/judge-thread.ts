import { parentPort, workerData } from 'node:worker_threads'
import { judge, type StoredResult } from './judge.ts'

parentPort?.postMessage({ result: judge(workerData as StoredResult[]) })
