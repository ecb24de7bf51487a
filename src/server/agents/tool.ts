import { z } from 'zod'
import type { GenerateReply, GenerateRequest } from '../../contract/configurator.ts'
import type { PlanInput } from '../../contract/plans.ts'
import type { Vehicle } from '../../engine/model.ts'
import type { CatalogSnapshot } from '../catalog/catalog-snapshot.ts'
import { yearsText } from '../catalog/vehicle-reply.ts'
import { stockFigures } from '../planning/car-facts.ts'
import type { PlanBuild } from '../planning/plan-build.ts'

/** What a language model or another program may ask of the shop, as it is described to it. */
export interface ToolForm {
  name: string
  title: string
  description: string
  input: z.ZodObject
  /** What it answers when nothing was refused. */
  output: z.ZodObject
}
/** A tool that answers from the catalog and the engine alone. */
export interface ShopTool extends ToolForm {
  /** Throws ZodError on input of another form; what the shop refuses is a reply with `refused`. */
  run: (shop: ToolShop, input: unknown) => ToolReply
}
export interface ToolShop {
  catalog: CatalogSnapshot
  plan: PlanBuild
}
export interface ToolReply {
  /** What the asker reads. */
  data: Record<string, unknown>
  /** The build that was planned, for whoever shows it. */
  build?: { request: GenerateRequest; reply: GenerateReply; stagePackage?: PlanInput['stagePackage'] }
  /** The build to save and to put into a cart. */
  plan?: PlanInput
}

/** Ids of catalog parts. */
export const partIds = z.array(z.string().max(200)).max(60)

export const car = z.object({ vehicleId: z.string().max(200).describe('from find_vehicle') })

export function tool<S extends z.ZodObject>(
  given: Omit<ShopTool, 'input' | 'run'> & { input: S; run: (shop: ToolShop, input: z.output<S>) => ToolReply },
): ShopTool {
  // An argument by another name is said: left out in silence it would plan something that nobody asked for.
  const input = given.input.strict()
  return { ...given, input, run: (shop, asked) => given.run(shop, input.parse(asked) as z.output<S>) }
}

/** What is wrong with the input of a tool. Worked: no `vehicleId` gives "vehicleId: Invalid input: expected string, ...". */
export const wrongInput = ({ issues }: z.ZodError): ToolReply =>
  refusal(issues.map(({ path, message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message)).join('; '))

export const refusal = (detail: string, help?: unknown): ToolReply => ({
  data: { refused: detail, ...(help ? { help } : {}) },
})
export const noVehicle = (id: string): ToolReply => refusal(`There is no vehicle "${id}": ask find_vehicle for its id.`)

/** A car as every tool tells it. */
export function vehicleData(catalog: CatalogSnapshot, vehicle: Vehicle) {
  const stock = stockFigures(catalog, vehicle)
  return {
    vehicleId: vehicle.id,
    name: `${vehicle.make} ${vehicle.model}`,
    years: yearsText(vehicle),
    variant: vehicle.variant,
    stockCrankHp: stock.crankHp,
    stockWheelHp: Math.round(stock.wheelHp),
    weightLb: stock.weightLb,
  }
}
