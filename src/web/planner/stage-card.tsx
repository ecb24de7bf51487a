import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import type { StagePackageReply } from '../../contract/planner.ts'
import type { VehicleReply } from '../../contract/vehicles.ts'
import { STAGE_NAMES } from '../../engine/display-words.ts'
import { xrayOfPackage } from '../../xray/build-of-reply.ts'
import { AddBuildToCart } from '../build-sheet/add-build-to-cart.tsx'
import { partCartItem } from '../build-sheet/build-cart.ts'
import { hours, rangeInWords, seconds, signed } from '../build-sheet/figures-in-words.ts'
import { categoryName } from '../build-sheet/words.ts'
import { addToCart } from '../cart/use-cart.ts'
import { requestedSetup } from '../current-setup/starting-setup.ts'
import { LimitGauges } from '../figures/limit-gauges.tsx'
import { Badge, type BadgeTone } from '../ui/badge.tsx'
import { Card } from '../ui/card.tsx'
import { classes } from '../ui/classes.ts'
import { count, dollars, fixed } from '../ui/money.ts'
import { Tabs } from '../ui/tabs.tsx'
import { CarXray } from '../xray/car-xray.tsx'
import { OwnParts } from './own-parts.tsx'
import type { Selection } from './selection.ts'
import { stageInConfigurator } from './stage-address.ts'

const TONE: Readonly<Record<string, BadgeTone>> = {
  stage1: 'cold',
  stage2: 'caution',
  stage3: 'ember',
  wide_open: 'redline',
}

interface StageCardProps {
  stagePackage: StagePackageReply
  vehicle: VehicleReply
  year: number
  selection: Pick<Selection, 'induction' | 'setup'>
}

/** One stage as a workshop would quote it: goal, parts, what supports them, cost, time and what to mind. */
export function StageCard({ stagePackage, vehicle, year, selection }: StageCardProps) {
  const { induction, setup } = selection
  const { stage, targetHp, gainHp, stockHp, wheelHpRange90, timeSlip, currentSetup } = stagePackage
  const isHighlighted = stage === 'stage3'
  return (
    <Card className={classes('flex h-full flex-col gap-6 p-5 sm:p-6', isHighlighted && 'border-redline/80')}>
      <header>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h3 className="headline text-2xl">{stagePackage.name}</h3>
          <Badge tone={TONE[stage] ?? 'steel'}>{count(targetHp)} whp</Badge>
        </div>
        <p className="mt-3 text-silver">
          <span className="figures text-light">{count(targetHp)} whp</span> target,{' '}
          <span className="figures text-ember">{signed(gainHp)} whp</span>{' '}
          {currentSetup ? `from your ${count(stockHp)} whp` : 'over stock'}
        </p>
        <p className="figures mt-1 text-sm text-steel">
          {rangeInWords(wheelHpRange90)}; 0-60 {fixed(timeSlip.zeroToSixtyS, 1)} s, quarter mile{' '}
          {seconds(timeSlip.quarterMileS)} s
        </p>
      </header>
      <StageXray vehicleId={vehicle.id} stagePackage={stagePackage} />
      <CoreComponents stagePackage={stagePackage} />
      {currentSetup ? <OwnParts {...currentSetup} range90={wheelHpRange90} /> : null}
      <SupportingMods stagePackage={stagePackage} vehicleId={vehicle.id} />
      <section className="mt-auto grid gap-4">
        <Totals stagePackage={stagePackage} />
        {stagePackage.safetyNotes.length > 0 ? <SafetyNotes notes={stagePackage.safetyNotes} /> : null}
        <details className="group">
          <summary className="cursor-pointer text-sm font-semibold text-cold underline underline-offset-4">
            Headroom
          </summary>
          <LimitGauges limits={stagePackage.limits} className="mt-3" />
        </details>
        <AddBuildToCart
          name={`${STAGE_NAMES[stage] ?? stagePackage.name}, ${year} ${vehicle.make} ${vehicle.model}`}
          vehicleId={vehicle.id}
          plan={{
            request: {
              modelId: vehicle.modelId,
              vehicleId: vehicle.id,
              year,
              targetHorsepower: targetHp,
              preferences: {
                forced_induction_preference: induction,
                ...(setup?.fuel ? { fuel_type: setup.fuel } : {}),
              },
              ...requestedSetup({ ...(setup ? { setup } : {}) }),
            },
            stagePackage: { stage, induction, ...(setup?.fuel ? { fuel: setup.fuel } : {}) },
          }}
          total={stagePackage.totalCost}
          parts={stagePackage.allParts}
        />
        <Link
          to={stageInConfigurator({ stagePackage, vehicle, year, setup })}
          className="text-sm font-semibold text-cold underline underline-offset-4 hover:text-light"
        >
          Change parts in the configurator<span className="sr-only">: {stagePackage.name}</span>
        </Link>
        <p className="text-sm text-steel">Package Details Complete - Use Build My Ride for custom configurations</p>
      </section>
    </Card>
  )
}

type Shown = { stagePackage: StagePackageReply }

/** Where the parts of a stage sit and what breaks first, beside those of the others. */
function StageXray({ vehicleId, stagePackage: { allParts, limits } }: Shown & { vehicleId: string }) {
  const build = useMemo(() => xrayOfPackage({ parts: allParts, limits }), [allParts, limits])
  return <CarXray vehicleId={vehicleId} build={build} labels="none" className="sm:-mx-3" />
}

function CoreComponents({ stagePackage: { parts, tuning, injectors } }: Shown) {
  return (
    <section>
      <h4 className="telemetry text-silver">Core Components</h4>
      {parts.length === 0 ? (
        <p className="mt-2 text-sm text-steel">Nothing in this category for this stage.</p>
      ) : (
        <ul className="mt-2 divide-y divide-hairline/60">
          {parts.map((part) => (
            <li key={part.partId} data-part={part.partId} className="py-2.5 text-sm">
              <div className="flex items-baseline justify-between gap-4">
                <p className="font-semibold">{part.name}</p>
                <p className="figures">{dollars(part.price)}</p>
              </div>
              <div className="flex items-baseline justify-between gap-4 text-steel">
                <p>{part.manufacturer}</p>
                <p className="figures shrink-0">
                  {Math.round(part.powerGain) === 0 ? (
                    'supporting mod'
                  ) : (
                    <span className="text-ember">{signed(part.powerGain)} whp</span>
                  )}
                </p>
              </div>
              <p className="mt-0.5 text-silver">{whyWords(part.why)}</p>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-3 text-sm text-silver">
        <span className="font-semibold text-light">{tuning.name}</span>
        {tuning.manufacturer === 'Yours' ? (
          '. '
        ) : (
          <>
            {' '}
            by {tuning.manufacturer}, <span className="figures">{dollars(tuning.cost)}</span>.{' '}
          </>
        )}
        {tuning.description}
        {tuning.requiresDualInjection ? ' Needs dual injection.' : ''}
      </p>
      {injectors ? <p className="figures mt-1 text-sm text-steel">Injectors: {injectors.label}</p> : null}
    </section>
  )
}

function Totals({ stagePackage }: Shown) {
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3 border-t border-hairline/60 pt-4 text-sm">
      <div className="col-span-2">
        <dt className="text-steel">Total Package Cost</dt>
        <dd className="figures text-2xl font-bold">{dollars(stagePackage.totalCost)}</dd>
      </div>
      <div>
        <dt className="text-steel">Installation Time</dt>
        <dd className="figures">{stagePackage.timeline}</dd>
      </div>
      <div>
        <dt className="text-steel">Labor Cost</dt>
        <dd className="figures">
          {dollars(stagePackage.laborCost)} <span className="text-steel">({hours(stagePackage.laborHours)})</span>
        </dd>
      </div>
    </dl>
  )
}

function SafetyNotes({ notes }: { notes: readonly string[] }) {
  return (
    <div>
      <h4 className="telemetry text-caution">Safety &amp; Reliability Notes</h4>
      <ul className="mt-2 list-disc pl-5 text-sm text-silver marker:text-caution">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </div>
  )
}

/** What a part's line does not say already: its gain stands beside the price. */
const whyWords = (why: StagePackageReply['parts'][number]['why']): string =>
  why.flatMap(({ sentence }) => (sentence.startsWith('+') ? [] : [sentence])).join(' ')

type SupportingItem = StagePackageReply['supportingMods'][number]['items'][number]

/** One click puts a supporting mod into the cart, for this car; nothing else is added. */
function AddPart({ vehicleId, item, category }: { vehicleId: string; item: SupportingItem; category: string }) {
  const add = () => addToCart([{ item: partCartItem(vehicleId, { ...item, category }) }], item.name)
  return (
    <button
      type="button"
      className="figures min-h-8 shrink-0 text-cold underline underline-offset-4 hover:text-light"
      onClick={() => void add()}
    >
      Add to cart<span className="sr-only">: {item.name}</span>
    </button>
  )
}

function SupportingMods({ stagePackage, vehicleId }: { stagePackage: StagePackageReply; vehicleId: string }) {
  const groups = stagePackage.supportingMods.filter((group) => group.items.length > 0)
  const [value, setValue] = useState('')
  const first = groups[0]
  if (!first) return null
  const shown = groups.some((group) => group.category === value) ? value : first.category
  return (
    <section>
      <h4 className="telemetry text-silver">Suggested Supporting Mods</h4>
      <Tabs
        className="mt-1"
        label={`Supporting mods of ${stagePackage.name}`}
        value={shown}
        onValue={setValue}
        tabs={groups.map((group) => ({
          value: group.category,
          label: categoryName(group.category),
          content: (
            <ul className="-mt-4 divide-y divide-hairline/60">
              {group.items.map((item) => (
                <li key={item.partId} className="py-2.5 text-sm">
                  <div className="flex items-baseline justify-between gap-4">
                    <p className="font-semibold">{item.name}</p>
                    <p className="figures">{dollars(item.price)}</p>
                  </div>
                  <div className="flex items-center justify-between gap-4">
                    <p className="text-steel">{item.manufacturer}</p>
                    <AddPart vehicleId={vehicleId} item={item} category={group.category} />
                  </div>
                  <p className="text-silver">{item.reason}</p>
                </li>
              ))}
            </ul>
          ),
        }))}
      />
    </section>
  )
}
