/**
 * What `npm test` leaves to `npm run test:sweeps`. Each feature has its law in `npm test`, which is run before each push;
 * a sweep goes over everything of a kind (every page, every car, every field, a whole week of the shop), or takes the
 * shop by force (kills it, its database or its commands, at any size). Both run before anything lands. A test says so
 * itself: `{ tags: 'sweep' }`, a file `@module-tag sweep`, a law in two sizes by `lawOf`; nothing else is needed: run by
 * name, a file runs whole.
 */
export const SWEEP = { name: 'sweep', description: 'over everything of a kind, or by force: npm run test:sweeps' }

/** Ways to pick tests for vitest. */
export const WITHOUT_SWEEPS = `--tags-filter=!${SWEEP.name}`
export const SWEEPS_ALONE = `--tags-filter=${SWEEP.name}`
