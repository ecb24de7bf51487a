import { Field, Select } from '../ui/field.tsx'
import { BRAND_FILTERS, type BuildFilters, STAGE_FILTERS } from './build-figures.ts'

const NAMES: Record<string, string> = { bmw: 'BMW' }
/** A filter's value as it is read: "BMW", "Stage 2". */
export const named = (value: string) => NAMES[value] ?? value.replace(/\b\w/g, (letter) => letter.toUpperCase())

export function BuildFilterBar({
  filters,
  onChange,
}: {
  filters: BuildFilters
  onChange: (change: Partial<BuildFilters>) => void
}) {
  return (
    <search className="mt-10 grid gap-4 md:grid-cols-[1fr_14rem_14rem]">
      <Field
        label="Search builds"
        isLabelHidden
        type="search"
        placeholder="Search builds by vehicle, brand, or modification..."
        value={filters.text}
        maxLength={120}
        onChange={(event) => onChange({ text: event.target.value })}
      />
      <Select
        label="Brand"
        isLabelHidden
        value={filters.brand}
        onChange={(event) => onChange({ brand: event.target.value })}
      >
        {BRAND_FILTERS.map((value) => (
          <option key={value} value={value}>
            {value === 'all' ? 'All Brands' : named(value)}
          </option>
        ))}
      </Select>
      <Select
        label="Stage"
        isLabelHidden
        value={filters.stage}
        onChange={(event) => onChange({ stage: event.target.value })}
      >
        {STAGE_FILTERS.map((value) => (
          <option key={value} value={value}>
            {value === 'all' ? 'All Stages' : named(value)}
          </option>
        ))}
      </Select>
    </search>
  )
}
