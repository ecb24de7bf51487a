/** What the pages and their libraries import as `react`: Preact's own, and what React Router names beside it. */
export * from 'preact/compat'
export { default } from 'preact/compat'

/**
 * React Router's data routers alone call it, and the shop has none.
 * @template State
 * @param {State} state
 * @returns {[State, (next: State) => void]}
 */
export const useOptimistic = (state) => [state, () => {}]
