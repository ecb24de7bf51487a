import { PARTS } from '../../src/catalog/parts.ts'
import { VEHICLES } from '../../src/catalog/vehicles.ts'
import { FITTED_FACTORS } from '../../src/engine/index.ts'
import type { Advisor } from '../../src/server/assistant/advisor.ts'
import { catalogSnapshot } from '../../src/server/catalog/catalog-snapshot.ts'
import { generate } from '../../src/server/configurator/generate.ts'
import { stageBuild } from '../../src/server/planner/stage-build.ts'
import { stages } from '../../src/server/planner/stages.ts'
import { remembersPlans } from '../../src/server/planning/plan-build.ts'

const none = { brands: [], models: [], packages: [], builds: [], merchandise: [], socialPosts: [] }
const catalog = catalogSnapshot({ ...none, vehicles: VEHICLES, parts: PARTS, factors: FITTED_FACTORS })
/** A shop as the environment's defaults have it. */
const shop = {
  ...{ phone: '(904) 555-0142', email: 'hello@adrenaline.example' },
  address: '1200 Speedway Sample Blvd, Jacksonville, FL 32202',
  hours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opensAt: '10:00', closesAt: '19:00' })),
}

/** The shop over the source catalog. */
export const advisor: Advisor = {
  ...{ catalog, shop },
  plan: remembersPlans(catalog, generate),
  stages: (query) => stages(catalog, query),
  stageBuild: (asked) => stageBuild(catalog, asked),
}
