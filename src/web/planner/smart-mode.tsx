import { keepPreviousData, skipToken, useMutation, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { SMART_TARGET, TIME_GOALS } from '../../contract/bounds.ts'
import type { CallReply } from '../../contract/calls.ts'
import type { VehicleReply } from '../../contract/vehicles.ts'
import { MEASURE_NAMES, SHORT_INDUCTION_NAMES } from '../../engine/display-words.ts'
import { STAGES, TIME_MEASURES } from '../../engine/vocabulary.ts'
import { useCall } from '../api/api-context.ts'
import { ApiError } from '../api/call.ts'
import { errorWords } from '../api/error-words.ts'
import { stageName } from '../build-sheet/words.ts'
import { notify } from '../notices/notices.ts'
import { OwnerTokenField, ShopTokenField, useShopTokenHeaders } from '../shop-token/shop-token.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Empty } from '../ui/empty.tsx'
import { Field, Select } from '../ui/field.tsx'
import { forgetCar, OwnCarLine, useOwnCar } from './own-car.tsx'
import { PREFERENCE_OPTIONS } from './selection.ts'
import { SmartPackageCard } from './smart-package-card.tsx'
import { smartChoiceFrom, smartModels, smartRequest, targetProblem, timeProblem } from './smart-request.ts'

/** A shop that is filled already is the owner's to seed again. */
const asksForOwner = (error: Error | null) => error instanceof ApiError && error.status === 401

/** Packages by preference: a model, a kind of induction, a stage and a target. */
export function SmartMode({ vehicles }: { vehicles: readonly VehicleReply[] }) {
  const call = useCall()
  const headers = useShopTokenHeaders()
  const [search, setSearch] = useSearchParams()
  const models = useMemo(() => smartModels(vehicles), [vehicles])
  const { choice, ownCar } = useOwnCar(smartChoiceFrom(search, models))
  const request = smartRequest(choice)
  // `made` is in the address once the packages were asked for, so that a link or a reload shows them.
  const isMade = search.get('made') === '1'
  const generated = useQuery({
    queryKey: ['preference-packages', request],
    queryFn: isMade && request ? () => call('POST /api/preference-packages', { body: request }) : skipToken,
    placeholderData: keepPreviousData,
  })
  const write = (change: (address: URLSearchParams) => void) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        next.delete('made')
        change(next)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  const generate = () => {
    if (isMade) void generated.refetch()
    else write((address) => address.set('made', '1'))
  }
  const set = (name: string, value: string) =>
    write((address) => {
      if (name === 'model') forgetCar(address)
      if (value === '' && name !== 'hp' && name !== 'seconds') address.delete(name)
      else address.set(name, value)
    })
  const setGoal = (measure: string) =>
    write((address) => {
      address.delete('seconds')
      if (measure === '') address.delete('goal')
      else address.set('goal', measure)
    })
  const seed = useMutation({
    mutationFn: () => call('POST /api/seed-database', undefined, { headers }),
    onSuccess: (reply) => notify({ title: 'Database seeded', text: reply.message }),
    onError: (error) =>
      asksForOwner(error)
        ? notify({ title: 'Already seeded', text: errorWords(error) })
        : notify({ title: 'Error', text: errorWords(error), tone: 'destructive' }),
  })
  const packages = generated.data?.packages
  return (
    <>
      <Card className="p-5 sm:p-7">
        <h2 className="headline text-2xl">Smart Preference Builder</h2>
        <form
          className="mt-5 grid gap-5 sm:grid-cols-2 lg:grid-cols-5"
          onSubmit={(event) => {
            event.preventDefault()
            if (request) generate()
          }}
        >
          <ChoiceFields models={models} choice={choice} set={set} setGoal={setGoal} />
          {ownCar ? (
            <div className="sm:col-span-2 lg:col-span-5">
              <OwnCarLine car={ownCar} choice={choice} />
            </div>
          ) : null}
          <div className="flex flex-wrap items-end gap-3 sm:col-span-2 lg:col-span-5">
            <Button
              type="submit"
              disabled={request === undefined || generated.isFetching}
              aria-busy={generated.isFetching}
            >
              {generated.isFetching ? 'Generating...' : 'Generate Packages'}
            </Button>
            <Button kind="outline" disabled={seed.isPending} aria-busy={seed.isPending} onClick={() => seed.mutate()}>
              {seed.isPending ? 'Seeding...' : 'Seed Database'}
            </Button>
            <ShopTokenField />
            {asksForOwner(seed.error) ? <OwnerTokenField /> : null}
          </div>
        </form>
      </Card>
      {generated.isError ? (
        <p role="alert" className="text-redline">
          {errorWords(generated.error)}
        </p>
      ) : null}
      {packages === undefined ? (
        <Empty title="Generate Smart Packages">
          Pick a vehicle, a preference and a target. Each package comes with what published dyno results say.
        </Empty>
      ) : (
        <SmartPackages packages={packages} note={generated.data?.note ?? null} />
      )}
    </>
  )
}

interface ChoiceFieldsProps {
  models: ReturnType<typeof smartModels>
  choice: ReturnType<typeof smartChoiceFrom>
  set: (name: string, value: string) => void
  setGoal: (measure: string) => void
}

function ChoiceFields({ models, choice, set, setGoal }: ChoiceFieldsProps) {
  return (
    <>
      <Select
        label="Vehicle Model"
        placeholder="Select vehicle"
        value={choice.vehicleModel ?? ''}
        onChange={(event) => set('model', event.target.value)}
      >
        {models.map((model) => (
          <option key={model.vehicleModel} value={model.vehicleModel}>
            {model.label}
          </option>
        ))}
      </Select>
      <Select
        label="Preference Type"
        value={choice.preferenceType}
        onChange={(event) => set('preference', event.target.value)}
      >
        {PREFERENCE_OPTIONS.map((preference) => (
          <option key={preference} value={preference}>
            {SHORT_INDUCTION_NAMES[preference]}
          </option>
        ))}
      </Select>
      <Select label="Stage" value={choice.stage} onChange={(event) => set('stage', event.target.value)}>
        {STAGES.map((stage) => (
          <option key={stage} value={stage}>
            {stageName(stage)}
          </option>
        ))}
      </Select>
      <Select label="Goal" value={choice.time?.measure ?? ''} onChange={(event) => setGoal(event.target.value)}>
        <option value="">Horsepower</option>
        {TIME_MEASURES.map((measure) => (
          <option key={measure} value={measure}>
            {MEASURE_NAMES[measure]}
          </option>
        ))}
      </Select>
      {choice.time ? (
        <Field
          label={`Target ${MEASURE_NAMES[choice.time.measure]}, seconds`}
          type="number"
          inputMode="decimal"
          {...{ ...TIME_GOALS[choice.time.measure], default: undefined }}
          value={choice.time.seconds}
          error={timeProblem(choice.time)}
          onChange={(event) => set('seconds', event.target.value)}
        />
      ) : (
        <Field
          label="Target HP"
          type="number"
          inputMode="numeric"
          {...SMART_TARGET}
          value={choice.targetHorsepower}
          error={targetProblem(choice.targetHorsepower)}
          onChange={(event) => set('hp', event.target.value)}
        />
      )}
    </>
  )
}

type Generated = CallReply<'POST /api/preference-packages'>

function SmartPackages({ packages, note }: { packages: Generated['packages']; note: Generated['note'] }) {
  return (
    <section aria-labelledby="smart-results">
      <h2 id="smart-results" className="headline text-2xl sm:text-3xl">
        Generated Preference Packages
      </h2>
      {note ? <p className="mt-2 text-silver">{note}</p> : null}
      <div className="mt-5 grid items-stretch gap-5 md:grid-cols-2 xl:grid-cols-3">
        {packages.map((item) => (
          <SmartPackageCard key={`${item.packageName} ${item.vehicleId}`} item={item} />
        ))}
      </div>
    </section>
  )
}
