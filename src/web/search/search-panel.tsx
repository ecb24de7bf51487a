import {
  type FormEvent,
  type KeyboardEvent,
  memo,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { Link, useNavigate } from 'react-router'
import type { SearchHit } from '../../contract/search.ts'
import { chosenCar } from '../garage/garage-storage.ts'
import { useGarage } from '../garage/use-garage.ts'
import { FitMark } from '../parts/part-card.tsx'
import { Icon } from '../ui/icon.tsx'
import { price } from '../ui/money.ts'
import { searchPath, TYPE_WORDS } from './hit-words.ts'
import { Marked } from './marked.tsx'
import { forgetSearches, keepSearch, recentSearches } from './recent-searches.ts'
import { useSearch } from './use-search.ts'

const SHOWN = 8
const NO_MARKS: readonly string[] = []

/** The search box and what it finds while the visitor types. Arrow keys choose, Enter opens, Escape closes. */
export default function SearchPanel({ onLeave }: { onLeave: () => void }) {
  const [text, setText] = useState('')
  const [active, setActive] = useState(-1)
  const input = useRef<HTMLInputElement>(null)
  const listId = useId()
  const navigate = useNavigate()
  const own = chosenCar(useGarage())
  const searching = useSearch(text, own?.vehicleId, SHOWN)
  useEffect(() => input.current?.focus(), [])
  const { reply } = searching
  const hits = useMemo(() => reply?.hits.slice(0, SHOWN) ?? [], [reply])
  const leave = useCallback(() => {
    keepSearch(input.current?.value ?? '')
    onLeave()
  }, [onLeave])
  const go = useCallback(
    (path: string) => {
      leave()
      void navigate(path)
    },
    [leave, navigate],
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const hit = hits[active]
    if (hit) go(hit.path)
    else if (text.trim()) go(searchPath(text))
  }
  const write = (written: string) => {
    setText(written)
    setActive(-1)
  }
  return (
    <search className="flex min-h-0 flex-1 flex-col">
      <form onSubmit={submit} className="flex gap-2 px-4 pb-3 sm:px-5">
        <SearchBox {...{ input, text, active, listId }} found={hits.length} onText={write} onActive={setActive} />
        <button
          type="submit"
          aria-label="Show all results"
          className="inline-flex size-12 shrink-0 items-center justify-center rounded-sm bg-redline text-ink hover:bg-ember"
        >
          <Icon name="search" />
        </button>
      </form>
      <div className="min-h-0 flex-1 overflow-y-auto pb-4">
        <Recent isShown={text.trim().length < 2} onChoose={setText} onForgotten={() => input.current?.focus()} />
        <Status text={text} found={hits.length} {...searching} />
        <HitList id={listId} hits={hits} marks={reply?.marks ?? NO_MARKS} active={active} onChoose={go} />
        {hits.length > 0 ? (
          <Link
            to={searchPath(text)}
            onClick={leave}
            className="mx-5 mt-2 inline-flex min-h-11 items-center gap-2 font-semibold text-redline hover:text-ember"
          >
            All results <Icon name="arrow" className="size-4" />
          </Link>
        ) : null}
      </div>
    </search>
  )
}

interface SearchBoxProps {
  input: RefObject<HTMLInputElement | null>
  text: string
  /** The chosen row of the list; -1 where none is. */
  active: number
  found: number
  listId: string
  onText: (text: string) => void
  onActive: (choose: (at: number) => number) => void
}

function SearchBox({ input, text, active, found, listId, onText, onActive }: SearchBoxProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0 || found === 0) return
    event.preventDefault()
    onActive((at) => Math.max(-1, Math.min(found - 1, at + step)))
  }
  return (
    <input
      ref={input}
      type="search"
      name="q"
      value={text}
      maxLength={120}
      enterKeyHint="search"
      autoComplete="off"
      spellCheck={false}
      role="combobox"
      aria-label="Search"
      aria-expanded={found > 0}
      aria-controls={listId}
      aria-autocomplete="list"
      aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
      placeholder="Part, part number or car"
      onChange={(event) => onText(event.target.value)}
      onKeyDown={onKeyDown}
      className="min-h-12 w-full rounded-sm border border-hairline bg-ink px-4 text-light placeholder:text-steel focus-visible:border-cold focus-visible:outline-offset-0"
    />
  )
}

interface StatusProps extends ReturnType<typeof useSearch> {
  text: string
  found: number
}

/** What a screen reader is told, and what was searched for where it is not what was typed. */
function Status({ text, found, reply, isSearching, isUnreached }: StatusProps) {
  return (
    <>
      <p
        role="status"
        className={found > 0 || isSearching || text.trim().length < 2 ? 'sr-only' : 'px-5 py-4 text-silver'}
      >
        {statusWords(text, found, isSearching, isUnreached)}
      </p>
      {reply?.insteadOf && found > 0 ? (
        <p className="px-5 pb-2 text-sm text-steel">
          Showing results for <span className="text-silver">{reply.insteadOf.searched}</span>
        </p>
      ) : null}
    </>
  )
}

function statusWords(text: string, found: number, isSearching: boolean, isUnreached: boolean): string {
  if (isUnreached) return "We couldn't reach the shop. Try again."
  if (text.trim().length < 2 || isSearching) return ''
  return found > 0 ? `${found} results` : 'Nothing found yet. Press Enter for help with it.'
}

interface HitListProps {
  id: string
  hits: readonly SearchHit[]
  marks: readonly string[]
  active: number
  onChoose: (path: string) => void
}

/** What was found. A letter that is typed does not draw it again; what the letter finds does. */
const HitList = memo(function HitList({ id, hits, marks, active, onChoose }: HitListProps) {
  return (
    <div id={id} role="listbox" aria-label="Results">
      {hits.map((hit, at) => (
        <HitRow
          key={hit.path}
          id={`${id}-${at}`}
          hit={hit}
          marks={marks}
          isActive={at === active}
          onChoose={() => onChoose(hit.path)}
        />
      ))}
    </div>
  )
})

interface HitRowProps {
  id: string
  hit: SearchHit
  marks: readonly string[]
  isActive: boolean
  onChoose: () => void
}

function HitRow({ id, hit, marks, isActive, onChoose }: HitRowProps) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the box above has the keys, as a combobox does
    <div
      ref={row}
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      onClick={onChoose}
      className={`flex min-h-15 cursor-pointer items-center gap-3 px-4 py-2 sm:px-5 ${isActive ? 'bg-raised' : 'hover:bg-raised/60'}`}
    >
      <span className="size-11 shrink-0 overflow-hidden rounded-xs bg-ink">
        {hit.imageUrl ? (
          <img
            src={hit.imageUrl.endsWith('.svg') ? hit.imageUrl : `${hit.imageUrl}?w=320&q=60`}
            alt=""
            width={44}
            height={44}
            loading="lazy"
            className="size-full object-cover"
          />
        ) : null}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block truncate text-silver">
          <Marked text={hit.title} marks={marks} />
        </span>
        <span className="flex gap-3 text-sm text-steel">
          <span className="truncate">{hit.detail}</span>
          {hit.part?.fits ? <FitMark fits /> : null}
        </span>
      </span>
      <span className="shrink-0 text-right">
        <span className="telemetry block text-steel">{TYPE_WORDS[hit.type].one}</span>
        {hit.price === null ? null : <span className="figures text-sm">{price(hit.price)}</span>}
      </span>
    </div>
  )
}

interface RecentProps {
  isShown: boolean
  onChoose: (text: string) => void
  onForgotten: () => void
}

function Recent({ isShown, onChoose, onForgotten }: RecentProps) {
  const [searches, setSearches] = useState<readonly string[]>([])
  useEffect(() => setSearches(recentSearches()), [])
  if (!isShown || searches.length === 0) return null
  const forget = () => {
    forgetSearches()
    setSearches([])
    onForgotten()
  }
  return (
    <div className="px-4 sm:px-5">
      <div className="flex items-center justify-between">
        <h3 className="telemetry text-steel">Searched on this device</h3>
        <button type="button" onClick={forget} className="min-h-9 text-sm text-steel hover:text-light">
          Clear
        </button>
      </div>
      <ul className="mt-1 flex flex-wrap gap-2">
        {searches.map((words) => (
          <li key={words}>
            <button
              type="button"
              onClick={() => onChoose(words)}
              className="min-h-10 rounded-sm border border-hairline px-3 text-sm text-silver hover:border-light hover:text-light"
            >
              {words}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
