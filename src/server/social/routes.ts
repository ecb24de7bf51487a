import type { FastifyInstance } from 'fastify'
import { findVehicleByText } from '../../catalog/find-vehicle.ts'
import type { CatalogSnapshot } from '../catalog/catalog-snapshot.ts'
import { route } from '../http/route.ts'
import type { Services } from '../services.ts'
import { validationText } from './social.ts'
import { evidenceOfModel, mentionsOfModel } from './store.ts'

/** Posts, and what real builds and published results say of a car. */
export function registerSocial(app: FastifyInstance, services: Services): void {
  route(app, 'GET /api/social/posts', () => [...services.catalog.socialPosts], { fromCatalog: services.replies })

  route(app, 'GET /api/social-validation/:name', async ({ params }) => {
    const modelId = modelNamed(services.catalog, params.name)
    if (modelId === undefined) {
      const none = { customerBuilds: 0, publishedResults: 0, mentions: 0 }
      return { name: params.name, vehicleModel: null, ...none, text: validationText(none), sources: [] }
    }
    const { counts, sources } = await validationOfModel(services, modelId)
    return { name: params.name, vehicleModel: modelId, ...counts, text: validationText(counts), sources }
  })
}

/** What is counted of a model, and where it stands. */
async function validationOfModel({ db, catalog }: Services, modelId: string) {
  const [vehicle] = catalog.variantsOf(modelId)
  const title = vehicle ? `${vehicle.make} ${vehicle.model}` : modelId
  const [evidence, mentions] = await Promise.all([evidenceOfModel(db, modelId), mentionsOfModel(db, modelId, title)])
  const counts = {
    customerBuilds: catalog.builds.filter(({ model, isSample }) => model.id === modelId && !isSample).length,
    publishedResults: evidence.count,
    mentions,
  }
  return { counts, sources: evidence.sources }
}

/** The counts of a model as a sentence, for whoever shows a package. */
export async function validationSentence(services: Services, modelId: string): Promise<string> {
  return validationText((await validationOfModel(services, modelId)).counts)
}

/** A model by its slug, a package's or build's name, or any sensible spelling of a car. */
function modelNamed(catalog: CatalogSnapshot, name: string): string | undefined {
  const slug = name.trim().toLowerCase()
  if (catalog.variantsOf(slug).length > 0) return slug
  const known =
    catalog.packageBySlug(slug)?.detail.modelId ?? catalog.builds.find((build) => build.id === slug)?.model.id
  if (known !== undefined) return known
  const found = findVehicleByText(catalog.vehicles, name.replaceAll('-', ' '))
  return 'vehicle' in found ? found.vehicle.modelId : undefined
}
