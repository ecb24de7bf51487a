import { parentPort, workerData } from 'node:worker_threads'
import type { CalibrationFactors } from '../../engine/model.ts'
import { giveWay } from '../jobs/low-priority.ts'
import { generate } from './make-packages.ts'

giveWay()
const result = generate(workerData as CalibrationFactors, (progress) => parentPort?.postMessage({ progress }))
parentPort?.postMessage({ result })
