/**
 * What is made of a catalog and a key, made once: the latest `most` of each catalog are kept, and go with it. What is kept is
 * shared: nobody changes it. Example: `kept(catalog, 'mustang', () => read('mustang'))` reads at the first time alone.
 */
export function keptByCatalog<V>(most: number): (catalog: object, key: string, make: () => V) => V {
  const byCatalog = new WeakMap<object, Map<string, V>>()
  return (catalog, key, make) => {
    const kept = byCatalog.get(catalog) ?? new Map<string, V>()
    byCatalog.set(catalog, kept)
    const known = kept.get(key)
    const made = known ?? make()
    // Moved to the end: the first is the longest unused.
    kept.delete(key)
    kept.set(key, made)
    const [oldest] = kept.keys()
    if (kept.size > most && oldest !== undefined) kept.delete(oldest)
    return made
  }
}
