/** A generation by its name in the trade: the car is of these years, whether the catalog has it or not. */
interface Generation {
  said: RegExp
  /** The words must also name this car; absent where the code belongs to no other. */
  of?: RegExp
  from: number
  to: number
}

const CORVETTE = /corvette|vette|chev|z06|zr1|stingray/
const VW = /gti|golf|jetta|gli|\bvw\b|volks|\br\b|r32/
const SUPRA = /supra/
const CIVIC = /civic|\bsi\b/
const SUBARU = /wrx|sti|subaru|impreza|scooby|subie/
const CAMARO = /camaro|z28|zl1/
const EIGHTY_SIXES = /\b(?:gr ?)?86\b|\bgt86\b|\bbrz\b|\bfr-?s\b/

const GENERATIONS: readonly Generation[] = [
  { said: /\bnew[\s-]edge\b/, from: 1999, to: 2004 },
  { said: /\bterminator\b/, from: 2003, to: 2004 },
  { said: /\bgen ?1\b/, of: /coyote/, from: 2011, to: 2014 },
  { said: /\bgen ?2\b/, of: /coyote/, from: 2015, to: 2017 },
  { said: /\bgen ?3\b/, of: /coyote/, from: 2018, to: 2023 },
  { said: /\bgen ?4\b/, of: /coyote/, from: 2024, to: 2025 },
  {
    said: /\b(?:2nd|second) gen\w*|\bgen ?2\b|\b(?:new(?:er)?|latest|current)(?: gen\w*)?(?: (?:toyota|subaru|gr))? (?=(?:gr ?)?86\b|brz\b)/,
    of: EIGHTY_SIXES,
    from: 2022,
    to: 2025,
  },
  { said: /\b(?:1st|first) gen\w*|\bgen ?1\b/, of: EIGHTY_SIXES, from: 2013, to: 2020 },
  { said: /\bc1\b/, of: CORVETTE, from: 1953, to: 1962 },
  { said: /\bc2\b/, of: CORVETTE, from: 1963, to: 1967 },
  { said: /\bc3\b/, of: CORVETTE, from: 1968, to: 1982 },
  { said: /\bc4\b/, of: CORVETTE, from: 1984, to: 1996 },
  { said: /\b(?:1st|first) gen/, of: CAMARO, from: 1967, to: 1969 },
  { said: /\b(?:2nd|second) gen/, of: CAMARO, from: 1970, to: 1981 },
  { said: /\b(?:3rd|third) gen/, of: CAMARO, from: 1982, to: 1992 },
  { said: /\bcatfish\b/, of: CAMARO, from: 1998, to: 2002 },
  { said: /\b(?:gen ?1|1st gen|first gen)/, of: /raptor/, from: 2010, to: 2014 },
  { said: /\bgmt ?800\b/, from: 1999, to: 2006 },
  { said: /\bgmt ?900\b/, from: 2007, to: 2013 },
  { said: /\bmk ?(?:2|ii)\b|\ba60\b/, of: SUPRA, from: 1982, to: 1985 },
  { said: /\bmk ?(?:3|iii)\b|\ba70\b/, of: SUPRA, from: 1986, to: 1992 },
  { said: /\br32\b/, of: /gt-?r|gt r|skyline/, from: 1989, to: 1994 },
  { said: /\br33\b/, from: 1995, to: 1998 },
  { said: /\br34\b/, from: 1999, to: 2002 },
  { said: /\bz31\b/, from: 1984, to: 1989 },
  { said: /\be28\b/, from: 1982, to: 1988 },
  {
    said: /(?<!\b(?:on|run|mix|mixing|blend|with|use|using|want|and|or|to|some|can|of|for) )\be30\b(?! ?(?:blend|mix|fuel|tune|map))/,
    of: /^(?!.*\b(?:e[4-9]\d|f[0-9]{2}|g[0-9]{2}|[nsb]5\d\w*|20[01]\d)\b)(?=.*(?:bmw|\bm3\b|3\d\di?\b))/,
    from: 1982,
    to: 1991,
  },
  { said: /\be34\b/, from: 1988, to: 1996 },
  { said: /\be36\b/, from: 1992, to: 1999 },
  { said: /\be39\b/, from: 1996, to: 2003 },
  { said: /\be46\b/, from: 1999, to: 2006 },
  { said: /\be9[0-3]\b/, from: 2005, to: 2013 },
  { said: /\bf3[01]\b/, of: /bmw|\d{3}i/, from: 2012, to: 2019 },
  { said: /\beg\b/, of: CIVIC, from: 1992, to: 1995 },
  { said: /\b(?:ek|6th gen)\b/, of: CIVIC, from: 1996, to: 2000 },
  { said: /\bep3\b|\b7th gen\b/, of: CIVIC, from: 2001, to: 2005 },
  { said: /\b8th gen\b/, of: CIVIC, from: 2006, to: 2011 },
  { said: /\b9th gen\b/, of: CIVIC, from: 2012, to: 2015 },
  { said: /\b10th gen\b/, of: CIVIC, from: 2016, to: 2021 },
  { said: /\b11th gen\b/, of: CIVIC, from: 2022, to: 2025 },
  { said: /\bfb\b/, of: /rx/, from: 1979, to: 1985 },
  { said: /\bfc\b/, of: /rx/, from: 1986, to: 1991 },
  { said: /\bna\b/, of: /miata|mx-?5/, from: 1990, to: 1997 },
  { said: /\bnd\b/, of: /miata|mx-?5/, from: 2016, to: 2025 },
  { said: /\bmk ?(?:1|i)\b/, of: VW, from: 1975, to: 1984 },
  { said: /\bmk ?(?:2|ii)\b/, of: VW, from: 1985, to: 1992 },
  { said: /\bmk ?(?:3|iii)\b/, of: VW, from: 1993, to: 1998 },
  { said: /\bb6\b/, of: /audi|\bs4\b|\ba4\b/, from: 2003, to: 2005 },
  { said: /\bgc8?\b/, of: SUBARU, from: 1993, to: 2001 },
  { said: /\bbug[\s-]?eye\b/, from: 2002, to: 2003 },
  { said: /\bblob[\s-]?eye\b/, from: 2004, to: 2005 },
  { said: /\bhawk[\s-]?eye\b/, from: 2006, to: 2007 },
  { said: /\bevo(?:lution)?[\s-]?(?:[1-7]|i{1,3}|iv|vi{0,2})\b/, from: 1992, to: 2002 },
  { said: /\b1g\b/, of: /eclipse|dsm|talon/, from: 1990, to: 1994 },
  { said: /(?<![\d.$])991\.1\b/, from: 2012, to: 2016 },
  { said: /(?<![\d.$])991\.2\b/, from: 2017, to: 2019 },
  { said: /(?<![\d.$])992\.1\b/, from: 2020, to: 2024 },
  { said: /(?<![\d.$])992\.2\b/, from: 2025, to: 2026 },
  { said: /(?<![\d.$])997\.1\b/, from: 2005, to: 2008 },
  { said: /(?<![\d.$])997\.2\b/, from: 2009, to: 2012 },
  { said: /\b964\b/, from: 1989, to: 1994 },
  { said: /\b993\b/, from: 1994, to: 1998 },
  { said: /\b996\b/, from: 1999, to: 2005 },
  { said: /\b986\b/, from: 1997, to: 2004 },
]

/** The generation as it was said, for an answer that names it back: "E36", "C4"; undefined where a nickname was said. */
export function generationCode(text: string): string | undefined {
  const words = text.toLowerCase()
  const found = GENERATIONS.find(({ said, of }) => said.test(words) && (of?.test(words) ?? true))
  const code = found?.said.exec(words)?.[0].trim()
  return code && /^[a-z]{1,2}\d{1,2}$|^9\d\d$/.test(code) ? code.toUpperCase() : undefined
}

/** The years of the generation that the words name ("c4 corvette", "bugeye"); undefined when they name none. */
export function generationYears(text: string): { from: number; to: number } | undefined {
  const words = text.toLowerCase()
  const found = GENERATIONS.find(({ said, of }) => said.test(words) && (of?.test(words) ?? true))
  return found && { from: found.from, to: found.to }
}
