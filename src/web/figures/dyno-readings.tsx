export interface Reading {
  name: string
  /** Null where the curve has no value at this engine speed. */
  value: number | null
  unit: string
  tone: string
  isDashed: boolean
}

/** The legend of a dyno chart, which is also its readout. */
export function DynoReadings({ readings }: { readings: readonly Reading[] }) {
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-4">
      {readings.map((item) => (
        <div key={item.name} className="min-w-0">
          <dt className={`flex items-center gap-2 text-xs ${item.tone}`}>
            <svg viewBox="0 0 20 4" className="w-5 shrink-0" aria-hidden="true">
              <path
                d="M0 2h20"
                stroke="currentColor"
                strokeWidth="3"
                {...(item.isDashed ? { strokeDasharray: '5 3' } : {})}
              />
            </svg>
            {item.name}
          </dt>
          <dd className="figures text-lg font-bold">
            {item.value === null ? '-' : Math.round(item.value)}{' '}
            <span className="text-xs font-medium text-steel">{item.unit}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
