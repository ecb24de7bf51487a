import type { FacetName } from '../../contract/shop-part-choices.ts'
import type { Facet } from '../../contract/shop-parts.ts'
import { classes } from '../ui/classes.ts'
import { count } from '../ui/money.ts'
import { useAtOnce } from '../ui/use-at-once.ts'

interface KindChipsProps {
  kinds: Facet
  chosen: readonly string[]
  onToggle: (name: FacetName, value: string) => void
  /** More stands on the shelf than was counted. */
  isMore: boolean
}

/** The kinds of parts on a shelf: what a shopper asks first. On a phone they slide sideways. */
export function KindChips({ kinds, chosen, onToggle, isMore }: KindChipsProps) {
  return (
    <fieldset className="min-w-0 lg:col-span-2">
      <legend className="sr-only">{kinds.label}</legend>
      <div className="no-scrollbar -mx-5 flex gap-2 overflow-x-auto px-5 pb-1 md:mx-0 md:flex-wrap md:px-0">
        {kinds.values.map((kind) => (
          <KindChip
            key={kind.value}
            kind={kind}
            isMore={isMore}
            isChosen={chosen.includes(kind.value)}
            onToggle={() => onToggle(kinds.name, kind.value)}
          />
        ))}
      </div>
    </fieldset>
  )
}

interface KindChipProps {
  kind: Facet['values'][number]
  isChosen: boolean
  isMore: boolean
  onToggle: () => void
}

function KindChip({ kind, isChosen, isMore, onToggle }: KindChipProps) {
  const [isShown, toggle] = useAtOnce(isChosen, onToggle)
  return (
    <button
      type="button"
      aria-pressed={isShown}
      disabled={kind.count === 0 && !isShown}
      onClick={toggle}
      className={classes(
        'min-h-11 shrink-0 rounded-sm border px-4 text-sm font-semibold transition-colors disabled:opacity-45',
        isShown
          ? 'border-redline bg-redline text-ink'
          : 'border-hairline bg-panel text-silver hover:border-light hover:text-light',
      )}
    >
      {kind.label}{' '}
      <span className={classes('figures text-xs', isShown ? 'text-ink' : 'text-steel')}>
        {count(kind.count)}
        {isMore ? '+' : ''}
      </span>
    </button>
  )
}
