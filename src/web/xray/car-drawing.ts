import type { ApiCall } from '../api/call.ts'
import { load } from '../api/queries.ts'

/** How a car is drawn: asked once a car, then every change of the build is drawn without a round trip. */
export const drawingOf = (call: ApiCall, vehicleId: string) =>
  load(call, 'GET /api/vehicles/:id/drawing', { params: { id: vehicleId } })
