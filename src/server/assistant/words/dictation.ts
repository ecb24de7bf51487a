type Rewrite = readonly [form: RegExp, meant: string | ((all: string, ...groups: string[]) => string)]

const FIGURES: Readonly<Record<string, number>> = {
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, oh: 0, o: 0, zero: 0 },
  ...{ twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70 },
}
const UNIT = 'one|two|three|four|five|six|seven|eight|nine'
const TENS = 'twenty|thirty|forty|fifty|sixty|seventy'
const figure = (word = ''): string => String(FIGURES[word] ?? word)
const form = (source: string): RegExp => new RegExp(source, 'g')

const DOZENS: Readonly<Record<string, number>> = {
  ...{ twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, eighty: 80, ninety: 90 },
}
/** Engines and chassis that are spelled aloud: "bee fifty eight", "eff eighty". */
const CHASSIS: ReadonlySet<string> = new Set(
  'b48 b58 n52 n54 n55 s54 s55 s58 s62 s63 s65 f30 f80 f82 f87 f90 g80 g82 g87 e30 e36 e39 e46 e60 e90 e92 e93 g35 g37'.split(
    ' ',
  ),
)

/** What a phone writes where somebody speaks the names of cars and parts. */
const HEARD: readonly Rewrite[] = [
  [/\b(hell|red|track|eco|horse|must|inter) (?=cat\b|eye\b|hawk\b|boost\b|power\b|ang\b|cooler\b)/g, '$1'],
  [/\brap[ -]?tou?re?\b/g, 'raptor'],
  [/\b(?:w|dub|double ?(?:u|you|ewe)) (?:are|r|our|ar) (?:x|ex)\b/g, 'wrx'],
  [/\b(?:bee?|b) (?:em|m) (?:w\b|double ?(?:u|you|ewe)\b)/g, 'bmw'],
  [/\bs[uo]+b[aeu]r(?:oo|ew|ue|u)s?\b/g, 'subaru'],
  [/\bgolf (?:are|our)\b/g, 'golf r'],
  [form(`\\bmark (five|six|seven|eight|[4-8])(?= |$|[,.;])(?! (?:ii|iii|lincoln))`), (_, unit) => `mk${figure(unit)}`],
  [/\bdown ?(?:type|pike|tight)\b/g, 'downpipe'],
  [
    /\b(a|the|got a|has a|with a|have a) can (?=and (?:long ?tubes?|headers?|tune|intake)\b|(?:in it|swap|install)\b)/g,
    '$1 cam ',
  ],
  [/\b(?:ripple|wipple|whip(?:ped|pul|el)) (?=super ?charger|blower)/g, 'whipple '],
  [/\bkyoto(?= (?:motor|engine|five|5|v8|swap)\b)/g, 'coyote'],
  [
    /\ba firm\b(?=[^.?!]{0,40}\b(?:pay\w*|installments?|financ\w*)\b)|(?<=\b(?:take|accept|use|offer|have|do) )a firm\b(?= (?:or|\?|$|and|at|for)|\W*$)/g,
    'affirm',
  ],
  [/\b(?:shock|shop) pay\b/g, 'shop pay'],
  [/\bdinos?(?=\b(?:[^.?!]{0,12}\b(?:car|tune|sheet|pull|run|time|session|day|it|number)\b))/g, 'dyno'],
  [
    form(`\\b(c) (five|six|seven|eight)\\b(?= |$|[,.;?])(?! (?:hundred|thousand|grand|k\\b))`),
    (_, __, unit) => `c${figure(unit)}`,
  ],
  [
    form(
      `\\b(l ?s|l ?t) (one|two|three|four|five|six|seven|nine|[1-9])\\b(?! (?:hundred|thousand|grand|fifty|[a-z]+ty))`,
    ),
    (_, name, unit) => `${name.replace(' ', '')}${figure(unit)}`,
  ],
  [/\bz (?:oh?|zero|0) (?:six|6)\b/g, 'z06'],
  [
    form(`\\b(bee|b|en|n|ess|s|eff|f|gee|g|ee|e) (thirty|forty|fifty|sixty|eighty|ninety)(?:[ -](${UNIT}|\\d))?\\b`),
    (all, letter, tens, unit) => {
      const code = `${letter.at(letter === 'ess' || letter === 'eff' || letter === 'en' ? -1 : 0)}${Number(DOZENS[tens]) + Number(figure(unit ?? 'zero'))}`
      return CHASSIS.has(code) ? code : all
    },
  ],
  [
    form(
      `\\b(?:(m) )?(${UNIT}) (twenty|thirty|forty|fifty)(?:[ -](five|eight))? (?:i|eye)\\b(?! (?:want|need|have|am|was|got|bought|just|think|would|do|don|can|could|had|drive|own|know|mean|will|like|'))`,
    ),
    (_, m, hundreds, tens, unit) =>
      `${m ?? ''}${figure(hundreds)}${Number(DOZENS[tens]) + Number(figure(unit ?? 'zero'))}i`,
  ],
  [/\bduran[ -]go\b/g, 'durango'],
  [/\bsilver ?(?:auto|ado)\b/g, 'silverado'],
  [/\bcam (?:aro|arrow)\b/g, 'camaro'],
  [/\b(cold air|air|an|short) in take\b/g, '$1 intake'],
  [/\b(turbo|super) (?=charge[rd])/g, '$1'],
  [/\b(down|charge|mid|boost|cold side|hot side)[ -]?pies?\b/g, '$1pipes'],
  [/\b(?:in|into) (my|the) card\b/g, 'in $1 cart'],
  [/\b(in|into|to) (my|the) carp\b/g, '$1 $2 cart'],
  [/\bcold hair\b/g, 'cold air'],
  [/\bin stall(?=\b|ed|ing)/g, 'install'],
  [/\btoons?\b/g, 'tune'],
  [/\b(put|add|throw|want|take) won\b/g, '$1 one'],
  [/\bbrake pats?\b/g, 'brake pads'],
  [/\bcut[ -]?back exhaust\b/g, 'catback exhaust'],
  [/\bpull pay\b|\bpay pull\b/g, 'paypal'],
  [/\be (?=85\b|30\b)/g, 'e'],
  [/\b(?:e|he|ee) (?:eighty[ -]five|eight five|85)\b/g, 'e85'],
  [/\bs ?r te[ae]\b/g, 'srt'],
  [/\bqueue\b/g, 'q'],
  [/\b(?:zee|zed)\b/g, 'z'],
  [/(?<=\b[sg] )te[ae]\b/g, 't'],
  [/(?<=\b(?:raptor|type) )are\b/g, 'r'],
  [form(`\\bf (${UNIT}) (${TENS})\\b`), (_, a, b) => `f${figure(a)}${figure(b)}`],
  [form(`\\bthree (${TENS})(?= z\\b)`), (_, tens) => `3${figure(tens)}`],
  [
    form(`\\b([cegq]) (${TENS})(?:[ -](${UNIT}))?\\b`),
    (_, letter, tens, unit) => `${letter}${Number(figure(tens)) + Number(figure(unit ?? 'zero'))}`,
  ],
  [form(`\\b(${UNIT}|\\d) point (${UNIT}|oh?|zero|\\d)\\b`), (_, a, b) => `${figure(a)}.${figure(b)}`],
  [
    form(`(?<=\\b(?:silverado|sierra|f-?150|mustang|tundra|tahoe|ram|hemi)(?: the)? )(${UNIT}) (${UNIT}|oh?)\\b`),
    (_, a, b) => `${figure(a)}.${figure(b)}`,
  ],
  [form(`\\b(${UNIT}) lit(?:er|re)\\b`), (_, unit) => `${figure(unit)}.0`],
  [
    /(?<!['\d.])\b(?:[b-hj-mo-tv-z] ){1,3}(?:[b-hj-mo-tv-z]|(?<=\b\w \w )i)\b(?!')/g,
    (letters) => letters.replaceAll(' ', ''),
  ],
  [/\b(240|300|350|370) (?=zx?\b)/g, '$1'],
  [/\b(x[3-6])(?=m\b)/g, '$1 '],
  [/(?<!tesla )\bmodel (?=[sxy3]\b)/g, 'tesla model '],
  [form(`(?<=\\b(?:corvette|vette),? )c (${UNIT})\\b`), (_, unit) => `c${figure(unit)}`],
  [form(`\\b(l[st]) (${UNIT})\\b`), (_, letters, unit) => `${letters}${figure(unit)}`],
  [form(`(?<!')\\b(s?q|rs|x|m) (${UNIT})\\b`), (_, letter, unit) => `${letter}${figure(unit)}`],
]

/** What nobody asks a shop for, in the languages of its visitors. */
const PASTIME: readonly Rewrite[] = [
  [/\b(?:gedichte?|poemas?|poemes?|poesie|versos?)\b/g, 'poem'],
  [/\b(?:witze?|chistes?|blagues?)\b/g, 'joke'],
  [/\b(?:wetter|clima|meteo)\b/g, 'weather'],
  [/\b(?:fussball|futbol)\b/g, 'football'],
]

/** Words of the trade as they are often misspelled. */
const MISSPELLED: readonly Rewrite[] = [
  [/\bnit(?:r[iu]s|rou|reous)(?: oxide)?\b|\bnitrous oxide\b/g, 'nitrous'],
  [/\bwe(?:e|a)ls?\b/g, 'wheels'],
  [
    /\bpedd?(?:le|el|al) (?:to |that |which )?(?:stays?|be|is|feels?|remains?) (?:nice and |pretty |still |as )?(light|easy)\b/g,
    '$1 pedal',
  ],
  [/\binsted\b/g, 'instead'],
  [
    /\bpedd?(?:le|el)s?(?= (?:stays?|to|is|feel\w*|effort|light|soft|heavy|stiff|hard|that|and|so|because|not|too)\b)/g,
    'pedal',
  ],
  [
    /\bknock (?=(?:\S+ ){0,3}(?:price|cost|bill|total|money|grand|bucks|dollars|hundred)\b|\$?\d+(?:\.\d)? ?k? off\b)/g,
    'take ',
  ],
  [/\bstick (?=(?:turbos?|heads|motor|block|bottom|internals|injectors)\b)/g, 'stock '],
  [/\bembar+as+(?=(?:es|ed|ing)?\b)/g, 'embarrass'],
  [/\b(\d{1,2}(?:\.\d)?) large\b/g, '$1k'],
  [/\bgolf (?:mk ?)?([78])(?= (?:r|gti)\b)/g, 'mk$1 golf'],
  // A Miata has the code as well.
  [
    /(?<=\b(?:street|legal\w*|live|living|here|inspect\w*|emissions?|laws?|smog|register\w*|pass|tests?|titled|plates?) (?:on the street |for the street )?in )nc\b(?! miata)/g,
    'north carolina',
  ],
  [/(?<=\b(?:sniff\w*|smog|emissions?|inspection|live in|here in|from|near)\W{1,4})colorado\b/g, 'co'],
  [
    /\bdiff(?:\.|rent|erent)? (?=(?:car|one|truck|ride|build|customer|guy|client|vehicle|setup|approach|way|question)\b)/g,
    'different ',
  ],
  [
    /(?<=\b(?:zl1|ss|1le|gt|z06|zr1|gto|camaro|mustang|stang|corvette|vette|challenger|cts-?v|ws6|z28|gt350r?|gt500|scat(?: pack)?|ls[1379]|c[567]|cobra|boss|bullitt|mach 1),? )m([56])\b/g,
    '$1 speed manual',
  ],
  [/\bmk ?7\.5\b(?!.*\b20\d\d\b)(?<!\b20\d\d\b.*)(?! 20)(?! ?'?\d\d\b)/g, 'mk7.5 2018'],
  [/\b(?:stick|stocks?) (?=turbos?\b|twins\b|internals\b|motor\b|block\b|bottom end\b|injectors\b)/g, 'stock '],
  [/\bstock (?:turnips?|turbans?|turbose?|turboes|tubros?|turbines)\b/g, 'stock turbos'],
  // A pilot beside a throwout bearing is none of Honda's.
  [
    /\b(?:tob|throw-?out(?: bearings?)?|release bearings?|t\/o bearings?)(?: (?:n|and|or)|,| ?[&+/])? (?:the )?pilot\b(?! (?:bearing|bushing))/g,
    'throwout bearing and pilot bearing',
  ],
  [/\bred (?:so?rt|spot|port|spor)(?=s? (?:4 ?00|awd|rwd)\b)/g, 'red sport'],
  [
    /\b(?:split(?:ting)?|crack(?:ing)?(?: open)?|tear(?:ing)? (?:in)?to|go(?:ing)? in(?:side|to)) (?:the |my |that )(?:block|motor|engine|bottom end|long ?block)\b/g,
    'open the motor',
  ],
  [/\b(without|w\/o|not|no) touchin[g']? (?:the |my )(?:motor|engine|block|internals)\b/g, '$1 opening the motor'],
  [/\bwar(?:r?antee|r?enty|anty|rentee)\b/g, 'warranty'],
  [/\bex(?:aust|huast|host)\b/g, 'exhaust'],
  [/\btrans(?:mision|mition)\b|\btranmission\b/g, 'transmission'],
  [/\bbreaks?(?= (?:pads?|rotors?|kit|fluid|lines?|calipers?|job|upgrade)\b)/g, 'brake'],
  [
    /(?<=\b(?:big|bigger|better|front|rear|new|stock) )breaks?\b(?! (?:up|down|in|first|off|through|even)\b)/g,
    'brakes',
  ],
  [
    /(?<=\b(?:an?|the|its|with|has|have|got|big) )can(?= and (?:headers?|heads|a tune|springs|long ?tubes?|intake|exhaust)\b)/g,
    'cam',
  ],
  [/\bripple (?=(?:super ?charger|blower|kit)s?\b)/g, 'whipple '],
  [/\bpeddle(?=s?\b)/g, 'pedal'],
]

/** A message as it was spoken, before its slang is read. Worked: "audi s queue five" = "audi sq5". */
export const undictated = (text: string): string =>
  [...HEARD, ...PASTIME, ...MISSPELLED].reduce((words, [said, meant]) => words.replaceAll(said, meant as string), text)
