const KEY = 'adrenaline.searches'
const MOST = 6

/** What was searched on this device, the latest first. Damaged storage is an empty list. */
export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string').slice(0, MOST) : []
  } catch {
    return []
  }
}

export function keepSearch(text: string): void {
  const words = text.trim().slice(0, 120)
  if (words === '') return
  const others = recentSearches().filter((one) => one.toLowerCase() !== words.toLowerCase())
  write([words, ...others].slice(0, MOST))
}

export const forgetSearches = (): void => write([])

function write(searches: readonly string[]): void {
  try {
    window.localStorage.setItem(KEY, JSON.stringify(searches))
  } catch (error) {
    console.info('The search could not be stored', error)
  }
}
