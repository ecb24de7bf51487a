const SHOWN = 3

interface Finding {
  times: number
  examples: string[]
}

/** Everything that should not be, by phase and kind, with the first examples to reproduce each. */
export class Findings {
  private readonly found = new Map<string, Finding>()

  add(phase: string, what: string, example = ''): void {
    const key = `${phase}: ${what}`
    const finding = this.found.get(key) ?? { times: 0, examples: [] }
    finding.times += 1
    if (example !== '' && finding.examples.length < SHOWN) finding.examples.push(example)
    this.found.set(key, finding)
  }

  get kinds(): number {
    return this.found.size
  }

  print(say: (words: string) => void): void {
    for (const [key, { times, examples }] of this.found) {
      say(`FINDING ${key} (${times} x)`)
      for (const example of examples) say(`    ${example}`)
    }
  }
}
