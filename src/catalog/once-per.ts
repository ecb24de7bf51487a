/** Works out `make` once for each list or catalog that it is asked about, and forgets it together with that. */
export function oncePer<K extends object, T>(make: (key: K) => T): (key: K) => T {
  const known = new WeakMap<K, T>()
  return (key) => {
    let found = known.get(key)
    if (found === undefined) {
      found = make(key)
      known.set(key, found)
    }
    return found
  }
}
