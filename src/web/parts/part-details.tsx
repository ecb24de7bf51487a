import { Link } from 'react-router'
import type { PartPage } from '../../contract/shop-parts.ts'
import { STAGE_NAMES } from '../../engine/display-words.ts'
import { dollars } from '../ui/money.ts'
import { Picture } from '../ui/picture.tsx'
import { PART_GRID, PartCard } from './part-card.tsx'
import { questionsAnswered } from './part-questions.ts'

/** Everything below the fold of a part's page. What is not known is left out. */
export function PartDetails({ page }: { page: PartPage }) {
  const { needs, supporting, similar, part, car } = page
  return (
    <div className="mt-16 flex flex-col gap-14">
      <Specs page={page} />
      {needs.length > 0 ? (
        <Section title="What it needs">
          <Mods mods={needs} vehicleId={car?.vehicleId} />
        </Section>
      ) : null}
      <BeforeYouBuy page={page} />
      {supporting.length > 0 ? (
        <Section title="Goes well with it">
          <Mods mods={supporting} vehicleId={car?.vehicleId} />
        </Section>
      ) : null}
      <Questions page={page} />
      <Fitment page={page} />
      {similar.length > 0 ? (
        <Section title="Others like it">
          <div className={PART_GRID}>
            {similar.map((one) => (
              <PartCard key={one.id} part={one} vehicleId={car?.vehicleId} />
            ))}
          </div>
        </Section>
      ) : null}
      <UsedIn page={page} />
      {part.source && part.source !== 'estimate' ? (
        <p className="text-sm break-words text-steel">Where this comes from: {part.source}</p>
      ) : null}
    </div>
  )
}

function Specs({ page: { specs, inTheBox, part } }: { page: PartPage }) {
  if (specs.length === 0 && inTheBox.length === 0 && part.claimedGainHp === null) return null
  return (
    <Section title="Specs">
      <dl className="grid gap-px overflow-hidden rounded-sm border border-hairline/60 bg-hairline/40 sm:grid-cols-2 lg:grid-cols-3">
        {specs.map(({ name, value }) => (
          <Row key={`${name} ${value}`} name={name}>
            {value}
          </Row>
        ))}
        {inTheBox.length > 0 ? <Row name="Comes with">{inTheBox.join(', ')}</Row> : null}
        {part.claimedGainHp === null ? null : <Row name="Manufacturer's claim">{`+${part.claimedGainHp} hp`}</Row>}
      </dl>
    </Section>
  )
}

function BeforeYouBuy({ page: { excludes, warnings } }: { page: PartPage }) {
  if (excludes.length === 0 && warnings.length === 0) return null
  return (
    <Section title="Before you buy">
      <ul className="flex flex-col gap-3">
        {excludes.map(({ name, why }) => (
          <li key={name} className="border-l-2 border-caution pl-4">
            <p className="font-bold">Not together with: {name}</p>
            <p className="text-sm text-silver">{why.sentence}</p>
          </li>
        ))}
        {warnings.map(({ sentence }) => (
          <li key={sentence} className="border-l-2 border-caution pl-4 text-silver">
            {sentence}
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Questions({ page }: { page: PartPage }) {
  const answered = questionsAnswered(page)
  if (answered.length === 0) return null
  return (
    <Section title="Questions">
      <dl className="grid gap-x-10 gap-y-5 md:grid-cols-2">
        {answered.map(({ question, answer }) => (
          <div key={question}>
            <dt className="font-bold">{question}</dt>
            <dd className="mt-1 text-silver">{answer}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

function UsedIn({ page: { packages, builds } }: { page: PartPage }) {
  if (packages.length === 0 && builds.length === 0) return null
  return (
    <Section title="Used in">
      <ul className="grid gap-3 sm:grid-cols-2">
        {packages.map((item) => (
          <PackageRow key={item.slug} item={item} />
        ))}
        {builds.map((item) => (
          <BuildRow key={item.id} item={item} />
        ))}
      </ul>
    </Section>
  )
}

function PackageRow({ item }: { item: PartPage['packages'][number] }) {
  return (
    <li className="light-edge rounded-sm">
      <Link to={`/packages/${item.slug}`} className="flex min-h-16 items-center justify-between gap-4 p-4">
        <span>
          <span className="block font-bold">{item.name}</span>
          <span className="text-sm text-steel">{item.subtitle || STAGE_NAMES[item.stage]}</span>
        </span>
        <span className="figures shrink-0">{dollars(item.basePrice)}</span>
      </Link>
    </li>
  )
}

function BuildRow({ item }: { item: PartPage['builds'][number] }) {
  return (
    <li className="light-edge rounded-sm">
      <Link to={`/builds/${item.id}`} className="flex min-h-16 items-center gap-4 p-3">
        <Picture
          src={item.imageUrl}
          alt=""
          width={120}
          height={80}
          sizes="8rem"
          className="h-14 w-20 rounded-xs object-cover"
        />
        <span>
          <span className="block font-bold">{item.title}</span>
          <span className="text-sm text-steel">
            Example build: {item.year} {item.model}
          </span>
        </span>
      </Link>
    </li>
  )
}

function Section({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section>
      <h2 className="headline mb-5 text-2xl sm:text-3xl">{title}</h2>
      {children}
    </section>
  )
}

function Row({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="bg-panel p-4">
      <dt className="telemetry text-steel">{name}</dt>
      <dd className="mt-1.5 font-bold">{children}</dd>
    </div>
  )
}

function Mods({ mods, vehicleId }: { mods: PartPage['supporting']; vehicleId: string | undefined }) {
  return (
    <ul className="flex flex-col gap-8">
      {mods.map(({ name, why, parts }) => (
        <li key={`${name} ${why.sentence}`}>
          <p className="font-bold first-letter:uppercase">{name}</p>
          <p className="max-w-3xl text-sm text-silver">{why.sentence}</p>
          {parts.length > 0 ? (
            <div className={`mt-4 ${PART_GRID}`}>
              {parts.map((one) => (
                <PartCard key={one.id} part={one} vehicleId={vehicleId} />
              ))}
            </div>
          ) : null}
        </li>
      ))}
    </ul>
  )
}

/** Beyond so many models the table waits behind a click. */
const MODELS_SHOWN = 12

function Fitment({ page: { fitment } }: { page: PartPage }) {
  const rows = (models: PartPage['fitment']) => (
    <ul className="grid gap-x-10 gap-y-5 md:grid-cols-2">
      {models.map(({ modelId, make, model, variants }) => (
        <li key={modelId}>
          <Link to={`/models/${modelId}`} className="inline-flex min-h-8 items-center font-bold hover:text-redline">
            {make} {model}
          </Link>
          <ul className="text-sm text-silver">
            {variants.map((one) => (
              <li key={one.vehicleId} className="flex gap-3">
                <span className="figures shrink-0">{one.years}</span>
                <span>
                  {one.engine}, {one.variant}
                </span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
  if (fitment.length === 0) return null
  return (
    <Section title="Fits">
      {rows(fitment.slice(0, MODELS_SHOWN))}
      {fitment.length > MODELS_SHOWN ? (
        <details className="mt-5">
          <summary className="min-h-10 cursor-pointer py-2 font-semibold text-redline hover:text-ember">
            {fitment.length - MODELS_SHOWN} more models
          </summary>
          <div className="mt-4">{rows(fitment.slice(MODELS_SHOWN))}</div>
        </details>
      ) : null}
    </Section>
  )
}
