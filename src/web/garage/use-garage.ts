import { useSyncExternalStore } from 'react'
import { EMPTY_GARAGE, GARAGE_KEY, type Garage, garageFrom } from './garage-storage.ts'

let known: { text: string | null; garage: Garage } = { text: null, garage: EMPTY_GARAGE }
const listeners = new Set<() => void>()

function storedText(): string | null {
  try {
    return window.localStorage.getItem(GARAGE_KEY)
  } catch {
    return known.text
  }
}

/** The garage as it stands in this browser; the same object until it changes. */
function read(): Garage {
  const text = storedText()
  if (text !== known.text) known = { text, garage: garageFrom(text) }
  return known.garage
}

function subscribe(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === GARAGE_KEY || event.key === null) listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
  }
}

/** Changes the garage in this browser; other open tabs follow. Where storage is refused it lasts as long as the page. */
export function changeGarage(change: (garage: Garage) => Garage): void {
  const garage = change(read())
  const text = JSON.stringify(garage)
  known = { text, garage }
  try {
    window.localStorage.setItem(GARAGE_KEY, text)
  } catch (error) {
    console.info('The garage could not be stored', error)
  }
  for (const listener of listeners) listener()
}

/** The visitor's garage; empty while the server renders. */
export function useGarage(): Garage {
  return useSyncExternalStore(subscribe, read, () => EMPTY_GARAGE)
}
