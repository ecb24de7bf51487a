import { useState } from 'react'
import { Link } from 'react-router'
import type { MakerList as Makers } from '../../contract/shop-parts.ts'
import { Field } from '../ui/field.tsx'
import { count } from '../ui/money.ts'

const MOST_POPULAR = 16
const letterOf = (name: string) => (/^[a-z]/i.test(name) ? name.charAt(0).toUpperCase() : '0-9')
const anchorOf = (letter: string) => `brands-${letter.toLowerCase()}`
const plain = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

const CHIP =
  'inline-flex min-h-11 items-center gap-2 rounded-sm border border-hairline px-4 text-sm text-silver hover:border-light hover:text-light'

/** Every maker of parts that we carry: those with the most parts, then all by letter; a word narrows them down. */
export function MakerList({ makers }: { makers: Makers }) {
  const [word, setWord] = useState('')
  const found = makers.filter(({ name }) => plain(name).includes(plain(word)))
  const letters = [
    ...Map.groupBy(
      found.toSorted((a, b) => (a.slug < b.slug ? -1 : 1)),
      ({ name }) => letterOf(name),
    ),
  ]
  const popular = makers.toSorted((a, b) => b.count - a.count).slice(0, MOST_POPULAR)
  return (
    <>
      <div className="mt-5 max-w-md">
        <Field
          type="search"
          label={`Find one of ${count(makers.length)} brands`}
          placeholder="COBB, ARP, Whipple"
          value={word}
          onChange={(event) => setWord(event.target.value)}
        />
        <p role="status" className="sr-only">
          {word === '' ? '' : `${count(found.length)} ${found.length === 1 ? 'brand' : 'brands'} found`}
        </p>
      </div>
      {word === '' ? (
        <>
          <h3 className="telemetry mt-8 text-silver">Most parts</h3>
          <ul className="mt-3 flex flex-wrap gap-2">
            {popular.map(({ name, slug, count: parts }) => (
              <li key={slug}>
                <Link to={`/makers/${slug}`} className={CHIP}>
                  {name} <span className="figures text-steel">{count(parts)}</span>
                </Link>
              </li>
            ))}
          </ul>
          <nav aria-label="Brands by letter" className="mt-8">
            <ul className="flex flex-wrap gap-1">
              {letters.map(([letter]) => (
                <li key={letter}>
                  <a
                    href={`#${anchorOf(letter)}`}
                    className="headline inline-flex size-11 items-center justify-center text-silver hover:text-redline"
                  >
                    {letter}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </>
      ) : null}
      {found.length === 0 ? (
        <p className="mt-8 text-silver">We don't carry a brand with "{word}" in its name. Try fewer letters.</p>
      ) : null}
      {letters.map(([letter, list]) => (
        <section
          key={letter}
          id={anchorOf(letter)}
          aria-label={`Makers with ${letter}`}
          className="mt-4 grid scroll-mt-24 gap-2 border-t border-hairline/50 pt-4 sm:grid-cols-[4rem_1fr]"
        >
          <h3 className="headline text-xl text-redline">{letter}</h3>
          <ul className="columns-2 gap-6 md:columns-3 xl:columns-4">
            {list.map(({ name, slug, count: parts }) => (
              <li key={slug} className="break-inside-avoid">
                <Link
                  to={`/makers/${slug}`}
                  className="flex min-h-7 items-center justify-between gap-3 py-0.5 text-sm text-silver hover:text-light"
                >
                  <span className="min-w-0">{name}</span> <span className="figures text-steel">{count(parts)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
