import { Link } from 'react-router'
import type { ModelPage } from '../../contract/brands.ts'
import { STAGE_NAMES } from '../../engine/display-words.ts'
import { count, dollars, price } from '../ui/money.ts'
import { FirstSteps, Note } from './engine-notes.tsx'

interface FirstModsProps {
  page: Pick<ModelPage, 'firstMods' | 'packages'>
  vehicleId: string
}

/** Where to start with the chosen car: the engine's first mods in order, and what each stage of ours costs per whp. */
export function FirstMods({ page: { firstMods, packages }, vehicleId }: FirstModsProps) {
  const mods = firstMods.find(({ vehicleIds }) => vehicleIds.includes(vehicleId))
  if (!mods || mods.steps.length === 0) return null
  const ofEngine = packages.filter((item) => mods.vehicleIds.includes(item.vehicleId))
  const shown = ofEngine.length > 0 ? ofEngine : packages
  const stages = shown
    .map((item) => ({ item, gain: item.dynoResults.afterHp - item.dynoResults.beforeHp }))
    .filter(({ gain }) => gain > 0)
    .map((one) => ({ ...one, usdPerWhp: Math.round(one.item.basePrice / one.gain) }))
  const best = Math.min(...stages.map(({ usdPerWhp }) => usdPerWhp))
  return (
    <section aria-labelledby="first-mods" className="mt-16">
      <h2 id="first-mods" className="headline text-3xl sm:text-4xl">
        What owners do first
      </h2>
      <div className="mt-6 grid gap-5 lg:grid-cols-[1fr_1.4fr]">
        <Note title={mods.engine}>
          <FirstSteps steps={mods.steps} vehicleId={vehicleId} />
          <p className="mt-4 text-sm text-steel">The trade's usual order for any car with this engine.</p>
        </Note>
        {stages.length > 0 ? (
          <Note title={`What a whp costs, installed${shown[0]?.years ? `, ${shown[0].years}` : ''}`}>
            <ul className="mt-2 divide-y divide-hairline/50">
              {stages.map(({ item, gain, usdPerWhp }) => (
                <li key={item.id} className="grid grid-cols-[1fr_auto] items-baseline gap-x-5 gap-y-1 py-3">
                  <Link to={`/packages/${item.slug}`} className="font-semibold hover:text-redline">
                    {STAGE_NAMES[item.stage]}
                    {item.subtitle ? <span className="font-normal text-silver">: {item.subtitle}</span> : null}
                  </Link>
                  <span className="figures text-right font-bold">{dollars(usdPerWhp)} / whp</span>
                  <span className="figures text-sm text-steel">
                    +{count(gain)} whp for {price(item.basePrice)}
                  </span>
                  {usdPerWhp === best && stages.length > 1 ? (
                    <span className="text-right text-sm text-go">most power per dollar</span>
                  ) : null}
                </li>
              ))}
            </ul>
          </Note>
        ) : null}
      </div>
    </section>
  )
}
