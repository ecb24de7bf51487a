import { ButtonLink } from '../ui/button.tsx'
import { Icon, type IconName } from '../ui/icon.tsx'

const STEPS: readonly { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'search',
    title: 'Vehicle selection',
    text: "Year, make and model. We know what your car came with and what it's good for.",
  },
  {
    icon: 'gauge',
    title: 'Performance goals',
    text: 'Set the wheel horsepower you want. See the dyno curve, the time slip and what breaks first.',
  },
  {
    icon: 'wrench',
    title: 'Budget planning',
    text: 'The lowest-cost build for your goal, part by part, with labor. Drag to trade power for dollars.',
  },
]

/** What the configurator does, on the way to it. */
export function Teaser() {
  return (
    <section
      aria-labelledby="home-teaser"
      className="far relative mt-24 overflow-hidden border-y border-hairline/50 bg-panel [--tall:77rem] sm:mt-32 lg:[--tall:46rem]"
    >
      <svg
        viewBox="0 0 1200 420"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="absolute inset-0 size-full opacity-50"
        fill="none"
      >
        {Array.from({ length: 12 }, (_, row) => {
          const base = 400 - row * 22
          const rise = 60 + row * 15
          return (
            <path
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a drawing have no other name
              key={row}
              className="chart-line"
              d={`M0 ${base}C240 ${base} 360 ${base - rise * 0.55} 560 ${base - rise}S860 ${base - rise * 1.35} 960 ${base - rise * 1.3}S1120 ${base - rise * 0.7} 1200 ${base - rise * 0.55}`}
              stroke={row > 8 ? 'var(--color-redline)' : 'var(--color-hairline)'}
              strokeOpacity={row > 8 ? 0.5 : 0.7}
              strokeWidth="1.25"
            />
          )
        })}
      </svg>
      <div className="page-width relative grid gap-12 py-20 sm:py-28 lg:grid-cols-[1fr_1.1fr] lg:items-center">
        <div>
          <p className="telemetry mb-4 text-redline">Build configurator</p>
          <h2 id="home-teaser" className="headline text-4xl sm:text-6xl">
            Your car. Your goal. The exact parts.
          </h2>
          <p className="mt-6 max-w-lg text-lg text-silver">
            What to buy, in what order, what it makes on the dyno, how quick it is, what it costs, and whether your
            gearbox will live. One answer, for your car.
          </p>
          <ButtonLink to="/build-my-ride" size="large" className="mt-10">
            START BUILDING
            <Icon name="arrow" />
          </ButtonLink>
        </div>
        <ol className="flex flex-col gap-4">
          {STEPS.map((step, index) => (
            <li key={step.title} className="light-edge flex gap-5 rounded-sm bg-ink/70 p-6">
              <span className="inline-flex size-12 shrink-0 items-center justify-center rounded-sm border border-hairline text-redline">
                <Icon name={step.icon} className="size-6" />
              </span>
              <div>
                <p className="telemetry text-steel">Step {index + 1}</p>
                <h3 className="mt-1 text-lg font-bold">{step.title}</h3>
                <p className="mt-1 text-silver">{step.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
