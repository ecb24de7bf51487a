/** The shop's colors. Light is cool white, the accent is always red, and red never fills a large area. */
export const palette = {
  ink: '#07080a',
  panel: '#0c0e12',
  raised: '#171b22',
  hairline: '#323a45',
  steel: '#8d97a5',
  light: '#f4f7fb',
  redline: '#ff2d1f',
  ember: '#ff7a1a',
  cold: '#9fd0ff',
  caution: '#ffd23f',
} as const
