import type { ShownBuild } from './conversation.ts'

/** "2018 Ford Mustang GT". */
export const carOf = ({ reply, request }: ShownBuild): string =>
  `${request.year} ${reply.enhancedData.vehicle.make} ${reply.enhancedData.vehicle.model}`

/** "2018 Ford Mustang GT, 610 whp". */
export const titleOf = (build: ShownBuild): string => `${carOf(build)}, ${build.reply.estimatedHorsepower} whp`

/** The build's parts as the cart takes them. */
export const cartPartsOf = ({ reply }: ShownBuild) =>
  reply.recommendedParts.map((part) => ({ ...part, price: part.pricing.partCost, ...part.pricing }))

/** What it is saved as: the planner's package where it is one. */
export const planOf = ({ request, stagePackage }: ShownBuild) => ({
  request,
  ...(stagePackage ? { stagePackage } : {}),
})
