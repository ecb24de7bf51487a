import {
  INSTALLABLE_KIND_NAMES,
  INSTALLABLE_KINDS,
  type KnownKind,
} from '../../engine/current-setup/installable-kinds.ts'
import { partName } from '../../engine/display-words.ts'
import type { Part } from '../../engine/model.ts'
import { Select } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'

interface InstalledListProps {
  /** Ids of catalog parts, or kinds. */
  installed: readonly string[]
  /** The catalog's parts for the car. */
  parts: readonly Part[]
  onChange: (installed: readonly string[]) => void
}

const isKind = (word: string): word is KnownKind => word in INSTALLABLE_KINDS

/** The parts on the car: a kind is enough, the product says more. */
export function InstalledList({ installed, parts, onChange }: InstalledListProps) {
  const byId = new Map(parts.map((part) => [part.id, part]))
  const kindOf = (word: string) => (isKind(word) ? word : byId.get(word)?.kind)
  const taken = new Set(installed.map(kindOf))
  const replace = (word: string, by: string | undefined) =>
    onChange(installed.flatMap((one) => (one === word ? (by ?? []) : one)))
  return (
    <section aria-label="Parts on the car" className="grid gap-4">
      <h3 className="headline text-lg">Parts</h3>
      {installed.length > 0 ? (
        <ul className="grid gap-3">
          {installed.map((word) => (
            <InstalledRow
              key={word}
              word={word}
              kind={kindOf(word)}
              products={parts.filter((part) => part.kind === kindOf(word))}
              onChange={(by) => replace(word, by)}
            />
          ))}
        </ul>
      ) : null}
      <Select
        label="Add a part"
        value=""
        onChange={(event) => {
          if (event.target.value) onChange([...installed, event.target.value])
        }}
      >
        <option value="">{installed.length === 0 ? 'Nothing yet: add a part' : 'Add another part'}</option>
        {INSTALLABLE_KIND_NAMES.filter((kind) => !taken.has(kind)).map((kind) => (
          <option key={kind} value={kind}>
            {INSTALLABLE_KINDS[kind].name}
          </option>
        ))}
      </Select>
    </section>
  )
}

interface InstalledRowProps {
  word: string
  kind: string | undefined
  products: readonly Part[]
  /** The word in its place; undefined takes it off the list. */
  onChange: (by: string | undefined) => void
}

function InstalledRow({ word, kind, products, onChange }: InstalledRowProps) {
  const own = products.find(({ id }) => id === word)
  const name = kind && kind in INSTALLABLE_KINDS ? INSTALLABLE_KINDS[kind as KnownKind].name : (own?.name ?? word)
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-sm border border-hairline p-3">
      <span className="min-w-0 flex-1 font-semibold">{name}</span>
      {products.length > 0 ? (
        <div className="order-last w-full min-w-0 sm:order-none sm:w-72">
          <Select
            label={`Which ${name.toLowerCase()}`}
            isLabelHidden
            value={own ? word : ''}
            onChange={(event) => onChange(event.target.value || kind)}
          >
            <option value="">Another make, or not sure</option>
            {products.map((part) => (
              <option key={part.id} value={part.id}>
                {partName(part)}
              </option>
            ))}
          </Select>
        </div>
      ) : null}
      <button
        type="button"
        aria-label={`Remove ${name}`}
        className="inline-flex size-10 shrink-0 items-center justify-center rounded-sm text-steel hover:bg-raised hover:text-light"
        onClick={() => onChange(undefined)}
      >
        <Icon name="trash" className="size-4" />
      </button>
    </li>
  )
}
