import { spelledAlike } from '../../listing/search-words.ts'

const STOP: ReadonlySet<string> = new Set(
  `a an the and or but so of to for in on at by with from my your his her our their its it is are am was were be been being
  do does did done i you u we they he she me him them us this that these those there here what which who whom how why when
  where will would can could should shall may might must have has had having get gets got getting go goes going just also
  too very really actually even still yet then than as if because about into out up down over under off all any some no
  not don don't doesn't can't isn't won't please thanks hey hi ok okay well like um uh lol bro man dude guys yall y'all im i'm
  ive i've id i'd thing things stuff one ones make makes made want need needs car cars truck vehicle s t re ve ll m d way
  lot much many more most kind sort know tell me say said think ask question quick someone people everyone everybody
  right now only ever never always again back after before while during since until let lets put want wanna gonna would
  does doing use using used them kinda pretty honest honestly anyway maybe probably`
    .trim()
    .split(/\s+/),
)

/** Too common to tell one topic from another. */
export const isStop = (word: string): boolean => STOP.has(word)

/** One spelling for the forms of a word: "shipping", "shipped" and "ships" are "ship". */
export function stemOf(word: string): string {
  let stem = spelledAlike(word)
  if (stem.length > 5 && stem.endsWith('ing')) stem = stem.slice(0, -3)
  else if (stem.length > 4 && stem.endsWith('ied')) stem = `${stem.slice(0, -3)}y`
  else if (stem.length > 4 && stem.endsWith('ies')) stem = `${stem.slice(0, -3)}y`
  else if (stem.length > 4 && stem.endsWith('ed')) stem = stem.slice(0, -2)
  else if (stem.length > 5 && stem.endsWith('ly')) stem = stem.slice(0, -2)
  if (/([bdgklmnprt])\1$/.test(stem) && stem.length > 4) stem = stem.slice(0, -1)
  return stem.length > 3 && stem.endsWith('e') ? stem.slice(0, -1) : stem
}

/** The words of a text that say what it is about, as stems, in their order. */
export const stemsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[a-z0-9]+(?:'[a-z]+)?/g) ?? [])
    .filter((word) => word.length > 1 && !isStop(word))
    .map((word) => stemOf(word.replace(/'s?$/, '').replace(/'.*$/, '')))
    .filter((stem) => stem.length > 1)
