/** What is said in another language, as the trade says it in English. Lower case, without accents, in order. */
export type Rewrites = readonly (readonly [RegExp, string])[]
