/** English words that a slip of the finger would turn into the name of a car, or that stand in one by chance. */
export const PLAIN_ENGLISH: ReadonlySet<string> = new Set([
  ...['charge', 'charged', 'changer', 'charges', 'sports', 'sporty', 'tracks', 'track', 'coupes', 'supreme', 'might'],
  ...['power', 'wheel', 'wheels', 'under', 'daily', 'quick', 'stock', 'budget', 'build', 'please', 'cars', 'right'],
  ...['seats', 'years', 'year', 'first', 'second', 'third', 'combined', 'exhaust', 'base', 'rear', 'front', 'early'],
  ...['typed', 'beats', 'carry', 'booster', 'heats', 'gears', 'hears', 'tears', 'stats', 'serves', 'nearly', 'yearly'],
  ...['runners', 'explore', 'explored', 'explores', 'integral', 'infinity', 'mismo', 'doubles', 'doubled', 'doable'],
  ...['short', 'struck', 'seals', 'taper', 'tapers', 'challenge', 'challenges', 'charter', 'charmer', 'bolster'],
  ...['demos', 'fist', 'hyper', 'lemon', 'lemons', 'layman', 'spore', 'spout', 'spurt', 'snort', 'wiper', 'wipers'],
  ...['coolant', 'charger-', 'cobbs', 'other', 'boost', 'plus', 'ones', 'hardware', 'standard', 'fiesty', 'sound'],
  ...['couple', 'tapes', 'tyres', 'csl', 'lighting', 'civil', 'fist', 'turbos'],
  ...['topes', 'tierra', 'cierra', 'cobre', 'cobro', 'cobran', 'cobrar', 'sobra', 'manda', 'focos', 'turno'],
]) // prettier-ignore
/** Names of cars that we do not build, and words of every day: "what would you fit". */
export const EVERYDAY: ReadonlySet<string> = new Set([
  'fit',
  'spark',
  'element',
  'legend',
  'swift',
  'pilot',
  'insight',
  'matrix',
  'seat',
  'smart',
  'scout',
  'eagle',
  'geo',
  // Towns and lakes.
  'lincoln',
  'traverse',
  'malibu',
  'tahoe',
  'colorado',
])
