/** What is counted of a car: the shop's own builds, published results, mentions. */
export interface SocialCounts {
  customerBuilds: number
  publishedResults: number
  mentions: number
}

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

/**
 * The counts as a sentence; nothing is said that was not counted.
 * Worked: { customerBuilds: 1, publishedResults: 12, mentions: 0 } = "1 customer build and 12 published dyno results."
 */
export function validationText({ customerBuilds, publishedResults, mentions }: SocialCounts): string {
  const said = [
    ...(customerBuilds > 0 ? [counted(customerBuilds, 'customer build', 'customer builds')] : []),
    ...(publishedResults > 0 ? [counted(publishedResults, 'published dyno result', 'published dyno results')] : []),
    ...(mentions > 0 ? [counted(mentions, 'mention', 'mentions')] : []),
  ]
  const last = said.pop()
  if (last === undefined) return 'No builds or published results for this car yet.'
  return said.length === 0 ? `${last}.` : `${said.join(', ')} and ${last}.`
}
