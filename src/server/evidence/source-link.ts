import type { JudgedResultReply } from '../../contract/evidence.ts'

/** The source of a sheet that came from a customer of ours, for an order that we know. */
export const VERIFIED_ORDER = 'verified order'
/** Where its time slip was run: a drag strip, whose prepared surface is another than a road. */
export const VERIFIED_SLIP = 'Verified order, drag strip time slip'

/** Where a result can be looked up. Some were published as files of a repository: "owner/name:path". */
export function sourceLink(
  { sourceUrl }: { sourceUrl: string },
  origin: JudgedResultReply['origin'],
): Pick<JudgedResultReply, 'sourceName' | 'sourceUrl'> {
  if (/^https?:\/\//i.test(sourceUrl)) return { sourceName: new URL(sourceUrl).host.replace(/^www\./, ''), sourceUrl }
  if (sourceUrl === VERIFIED_ORDER) return { sourceName: 'Verified order', sourceUrl: '' }
  if (origin === 'shop') return { sourceName: "the shop's dyno", sourceUrl: '' }
  const [, repository, path] = /^([\w.-]+\/[\w.-]+):(.+)$/.exec(sourceUrl) ?? []
  if (repository && path) {
    return { sourceName: repository, sourceUrl: `https://github.com/${repository}/blob/HEAD/${path}` }
  }
  return { sourceName: sourceUrl, sourceUrl: '' }
}
