import type { EngineFamily } from '../families/engine-family.ts'
import type { Engine, Fuel, Part } from '../model.ts'

/** What fixes the scenario. `boostGaugePsi` overrides the kit's own figure (a published result that states it). */
export interface ScenarioChoice {
  engine: Engine
  boostSource?: Pick<Part, 'kind' | 'ratings'> | undefined
  pulley?: Pick<Part, 'kind' | 'ratings'> | undefined
  tuned: boolean
  ethanolTune: boolean
  /** The fuel that is really burned. */
  fuel: Fuel
  /** Engine family, from `platformOf`: results of the same engine teach more than those of others. */
  platform: string
  /** What the trade knows of the engine; its stages say what tune, bolt-ons and pulley give on the factory boost source. */
  family?: EngineFamily | undefined
}
