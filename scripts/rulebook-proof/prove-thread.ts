/** One thread of the proof: the cars whose ids it is given, one proof each. */
import { parentPort, workerData } from 'node:worker_threads'
import { vehicleById } from '../../src/catalog/vehicles.ts'
import { proveCar } from './prove-car.ts'

for (const id of workerData as readonly string[]) parentPort?.postMessage(proveCar(vehicleById(id)!))
