/** What the power model knows nothing of, by the words of a row or a form. */
const REFUSED: readonly { kind: string; pattern: RegExp }[] = [
  {
    kind: 'diesel',
    pattern:
      /diesel|\btdi\b|\b[ct]di\b|\bdci\b|\bhdi\b|\bjtdm?\b|bluetec|duramax|cummins|power ?stroke|\bgtd\b|\b\d{2,3}d\b/,
  },
  {
    kind: 'electric car',
    pattern:
      /\belectric\b|\bev\b|\bbev\b|\bkwh\b|\btesla\b|\brivian\b|\blucid\b|\bpolestar\b|\btaycan\b|\bmach-?e\b|\bioniq ?[56]\b|\be-?tron\b|\bnissan leaf\b|\bchevrolet bolt\b|\bdual motor\b/,
  },
  {
    kind: 'heavy truck',
    pattern:
      /\bf-?[2-7]50\b|super ?duty|\b[23]500(?: ?hd)?\b|freightliner|peterbilt|kenworth|\bsemi\b|\bbox truck\b|\bunimog\b/,
  },
]

/** Kind of a car that no prediction is made for: "diesel", "electric car", "heavy truck". Undefined for all others. */
export function refusedCar(car: {
  make: string
  model: string
  engine?: string | undefined
  fuel?: string | undefined
}): string | undefined {
  const words = [car.make, car.model, car.engine, car.fuel].filter(Boolean).join(' ').toLowerCase()
  return REFUSED.find(({ pattern }) => pattern.test(words))?.kind
}
