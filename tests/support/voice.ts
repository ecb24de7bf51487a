/** Words that customers must never read, and what to say instead: the table of the voice guide, and its siblings. */
export const NEVER_SAID: readonly (readonly [words: RegExp, say: string])[] = [
  [/\binternals (?:can )?stand\b|\bwhat (?:it|its \w+) stands?\b|\bstands? \d[\d,]* lb-ft/i, 'good for 620 lb-ft'],
  [/\ball the air the stock fuel system/i, 'maxed out on the stock fuel system'],
  [/\bfull bolt-ons or a larger boost source/i, 'what the package really has'],
  [
    /\bcheapest set of parts that makes it|\bproven (?:cheapest|best build)\b/i,
    'lowest-cost build that gets you there',
  ],
  [/\bwill the gearbox survive it\b/i, 'whether your gearbox will live'],
  [/\bopen one after the other\b/i, 'Start with year, make and model'],
  [/\bevery part in your hand\b/i, 'Your parts, your call'],
  [/\bno power of its own\b/i, 'supporting mod'],
  [/\bas much more heat to carry away\b/i, '60% more power means 60% more heat'],
  [/\barrives? at every corner faster\b/i, 'more speed needs more brake'],
  [/\btimes the torque that the stock tires hold\b/i, 'times the torque your tires can hold'],
  [/\blifts the clutch to\b/i, 'clutch good for 750 lb-ft'],
  [/\bno strength limit is approached\b/i, 'everything stays within its limits'],
  [/\bhow near each limit is\b/i, 'headroom'],
  [/\bgrip at launch\b|\(spins, does not break\)/i, 'traction off the line'],
  [/\bpower against dollars\b|\bslide along the best builds\b/i, 'Power per dollar; drag for the best build'],
  [/\block this part\b|\bnever this one\b/i, 'Keep this part / Skip this part'],
  [/\bis as near as this car comes\b/i, 'This car tops out at'],
  [/\bsay the year if yours is another\b/i, 'Assuming a 2025. Different year?'],
  [/\bagainst the build before\b/i, 'Same result as your last build'],
  [/\bhas its own address now\b|\bstands in your garage\b/i, 'Saved to your garage. Share it with this link'],
  [/\bwe agree on a date by mail\b/i, "We'll email you to set a date"],
  [/\bpacked here, carrier on the invoice\b/i, 'Ships from our shop; freight quoted on your invoice'],
  [/\bthat you add wait here\b/i, 'Your cart is saved on this device'],
  [/\bwithout your word\b/i, 'nothing extra without your OK'],
  [/\bis not one whose cars we build\b/i, "We don't build Teslas yet"],
  [/\branges that hold\b/i, 'inside the predicted range'],
  [/\bforetold\b/i, 'predicted'],
  [/(?:^|[^\d])\+1 more modifications\b/i, '+1 more modification'],
  [/\bPerformance Performance\b/, 'one Performance is enough'],
  [/\bnine cars in ten\b|\b9 in 10 such\b|\bsuch cars\b/i, 'Most cars land between 590 and 700'],
  [/\bParetos?\b|\bruled out\b|\bruling out\b/i, 'no machinery: lowest-cost build in our catalog'],
  [/\bthe shop (?:does not know|has no) an?\b|\bat this address\b/i, "We don't have that ..."],
  [/\bbeside (?:it|our prediction)\b/i, 'with it, next to it'],
  [/\bgoes? (?:well )?together with\b|\bcannot stand beside\b/i, "doesn't work with"],
  [/\b(?:it is|that is) our fault\b/i, "That's on us."],
  [/[\d}] %(?!\w)/, '60%, without a space'],
  [/(?<!')\bcancelled\b(?!')/, 'canceled'],
]

/** What a text says that customers must never read, and what to say instead. */
export const wronglySaid = (text: string): string[] =>
  NEVER_SAID.flatMap(([words, say]) => {
    const found = words.exec(text)
    return found ? [`says "${found[0]}" (say: ${say})`] : []
  })
