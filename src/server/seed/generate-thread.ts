import { parentPort, workerData } from 'node:worker_threads'
import type { CalibrationFactors } from '../../engine/model.ts'
import { generate } from './generate-packages.ts'

const result = generate(workerData as CalibrationFactors, (progress) => parentPort?.postMessage({ progress }))
parentPort?.postMessage({ result })
