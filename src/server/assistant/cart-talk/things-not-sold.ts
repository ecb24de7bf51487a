import type { PartKind } from '../../../engine/model.ts'
import type { Bilingual } from '../advisor.ts'

/** What people ask a parts counter for and what is no kind of part of ours, by how it is called; with what the name of a part that brings it says, and the kind that is nearest to it. */
const THINGS: readonly (readonly [form: string, inName?: RegExp | undefined, near?: PartKind])[] = [
  [
    '(?:winter|snow|all[- ]?seasons?|all[- ]weather|studded|mud(?:[- ]terrain)?|all[- ]terrain|off[- ]?road) (?:tires?|tyres?|rubber)|(?:tires?|tyres?) (?:for|in) (?:the )?(?:winter|snow|ice|mud)(?: driving)?|all[- ]?seasons|blizzaks?|winters(?= for (?:my|the|a)\\b)',
  ],
  ['(?:stainless |ss |braided |steel )+(?:brake )?(?:lines?|hoses?)|brake (?:lines?|hoses?)', /brake lines?/i],
  [
    '(?:oil )?catch[- ]?(?:cans?|tanks?)|air[-/ ]+oil separators?|aos(?![a-z])|oil separators?',
    /catch can|air-oil separator/i,
  ],
  ['(?:(?:pressure|boost|map|oil|temp\\w*) )*sensor (?:adapters?|bungs?)|boost tap adapters?', /sensor adapter/i],
  [
    '(?:turbo )?inlet (?:pipes?|hoses?|kits?)|turbo inlets?',
    /turbo inlet|inlet (?:pipe|hose|kit)|inlet and charge/i,
    'charge_pipes',
  ],
  ['high[- ]?flow(?:ing)? cats?|hfcs?(?! downpipe)', /^(?!.*(?:header|long-?tube)).*(?:high[- ]flow cat|catted)/i],
  ['rod bolts?', /rod bolt|bearings with ARP bolts/i],
  ['main studs?', /main stud/i, 'head_studs'],
  ['head ?bolts?|headbolts?', /head bolt/i, 'head_studs'],
  ['oil filters?'],
  [
    'air filters?|(?:k&n |k and n )?drop[- ]?in(?: (?:air )?filters?)?(?! (?:turbo|pump|fuel))|cabin filters?',
    /drop-in (?:panel |air )?filter|panel filters?|air filters?/i,
    'cold_air_intake',
  ],
  ['(?:magnetic )?drain plugs?'],
  [
    '(?:quarts?|qts?|liters?|bottles?|jugs?) (?:of )?(?:the )?(?:motul )?(?:300v|motor oil|engine oil|oil|\\d+w-?\\d+)|motul 300v(?: \\d+w-?\\d+)?|motor oil|engine oil(?! (?:cooler|pump))|oil change kits?',
  ],
  [
    '(?:qts?|quarts?|bottles?) (?:of )?(?:atf|diff|gear|trans\\w*|dct|dsg)[^,.;]{0,10}|atf\\+?\\d?|(?:diff|gear|trans(?:mission)?|differential) (?:fluid|oil)|gear oil',
  ],
  [
    '(?:\\d\\d ?mm )?(?:boost|oil press(?:ure)?|oil temp\\w*|water temp\\w*|fuel press\\w*|egt) gauges?|gauge pods?|(?:\\d|single|dual|triple) pod(?: pillars?)?|pillar pods?|gauges',
  ],
  ['wide ?bands?(?: (?:o2|gauges?|sensors?))?', /wideband/i],
  ['(?:manual |electronic )?boost controll?ers?|mbc|ebcs?(?! )', /boost controller/i],
  ['blow[- ]?off valves?|blowoffs?|bovs?|diverter valves?|bypass valves?', /blow-off valve|diverter valve/i],
  ['waste ?gates?', /wastegate/i],
  ['(?:short )?shifters?|shift knobs?|short shift kits?', /shifter/i],
  [
    '(?:\\d[- ]?point )?(?:racing )?harness(?:es)?(?! adapter)|helmets?|fire extinguishers?|roll ?(?:bars?|cages?)|racing suits?|(?:bucket|racing|race) seats?',
  ],
  ['(?:wheel )?spacers?|lug ?nuts?|lug ?bolts?|wheel studs?|wheels?(?= (?:for|set|and|in)\\b|,|\\.|$)|rims?'],
  ['fuel cells?|an fittings?|-?\\d+ ?an fittings?|-\\d+ fittings?|fittings|-\\d+ hose|braided hose|fuel lines?'],
  ['(?:exhaust |header |titanium )+wrap|zip ?ties|heat shield tape'],
  [
    '(?:windshield )?wiper(?: blades?)?|floor mats?|seat covers?|phone mounts?|dash ?cams?|(?:car )?stereos?|speakers?|head ?units?',
  ],
  [
    'ignition coils?|coil[- ]?packs?|coils? on plugs?|plug wires?|spark plug wires?|distributors?',
    /ignition coil|coil packs/i,
  ],
  [
    'alternators?|starter motors?|batter(?:y|ies)(?= (?:for|in)\\b|\\s*$)|water pumps?|power steering pumps?|thermostats?|o2 sensors?|(?:\\d ?bar )?map sensors?|maf sensors?',
    /alternator|battery|water pump|thermostat|map sensor/i,
  ],
  ['(?:throttle|pedal) (?:pedal )?controllers?|pedal commanders?|sprint boosters?'],
  [
    'turbo (?:timers?|blankets?)|oil feed lines?|vacuum (?:lines?|hoses?)|exhaust tips?|exhaust hangers?|engine covers?|strut tower covers?',
  ],
  [
    'bump ?sto?ps?|end ?links?|camber (?:plates?|kits?|arms?)|strut (?:bars?|braces?)|(?:motor|engine|trans\\w*) mounts?',
    /end ?links?|motor mount|engine mount/i,
  ],
  // A belt that comes with a pulley is cut for that pulley, and for no other.
  ['(?:serpentine |blower |drive |supercharger )?belts?(?! tension)'],
  ['gaskets?', /gasket/i],
  ['(?:cam |hpfp )?followers?', /cam follower/i],
  ['(?<!delete )(?:ls7 |roller |hydraulic )*lifters?(?! (?:delete|kit))|(?:lifter )?trays|rocker arms?|trunnion kits?'],
  [
    'pilot (?:bearing|bushing)s?|(?:throw-?out|release) bearings?|(?:clutch )?(?:quadrants?|cables?)(?= |,|\\.|$)|trans(?:mission)? ?brakes?(?: valve ?bod(?:y|ies))?|valve ?bod(?:y|ies)|bump ?(?:buttons?|box(?:es)?)',
  ],
  ['oil pan(?: braces?)?|(?:puller )?tools?(?= |,|\\.|$)|torque wrench(?:es)?|jack stands?|tools?(?= |,|\\.|$)'],
  [
    'hoods?|wings?|spoilers?|splitters?|(?:body|lip|wide ?body) kits?|tail ?lights?|head ?lights?|led bulbs?|vinyl|grilles?',
  ],
  ['(?:nitrous |n2o )?bottle (?:heaters?|warmers?)|nitrous heaters?|purge kits?'],
  ['angle kits?|angel kits?|hydro(?:lic)? ?(?:hand ?)?brakes?'],
  ['install(?:ation)? kits?(?= |,|\\.|$)'],
  ['hoodies?|t-?shirts?|tees?|shirts?|hats?|caps?(?= |,|$)|stickers?|mugs?|key ?chains?|gift ?cards?'],
]

const FORMS = THINGS.map(([form, inName, near]) => ({
  form: new RegExp(String.raw`(?<![a-z\d])(?:${form})(?![a-z\d])`, 'g'),
  inName,
  near,
}))

export interface SaidThing {
  from: number
  to: number
  /** As it was called. */
  name: string
  /** In the name of a part that brings it along. */
  inName?: RegExp | undefined
  /** The kind of ours that is nearest to it. */
  near?: PartKind | undefined
}

/** The things that the words name and that are no kind of part of ours. */
export function thingsNotKinds(said: string): SaidThing[] {
  const found: SaidThing[] = []
  let rest = said
  for (const { form, inName, near } of FORMS) {
    for (const match of [...rest.matchAll(form)]) {
      const to = match.index + match[0].length
      found.push({ from: match.index, to, name: match[0].trim(), inName, near })
      rest = rest.slice(0, match.index) + '@'.repeat(match[0].length) + rest.slice(to)
    }
  }
  return found.sort((a, b) => a.from - b.from)
}
/** Tires for cold and mud; ours are for summer. */
export const IS_OTHER_TIRE = /tire|tyre|rubber|all[- ]?season|blizzak|winter/
/** Why none of ours is offered in their place. */
export const SUMMER_TIRES: Bilingual = [
  "Ours are summer, track and drag tires: they harden below about 45 °F and have no grip on snow or ice, so I won't offer them as a substitute.",
  'Las nuestras son de verano, pista y arrancones: por debajo de unos 7 °C se endurecen y en nieve o hielo no agarran, así que no te las ofrezco como reemplazo.',
]

/** What the shop sells as gear, under /merchandise. */
export const IS_GEAR = /^(?:hoodie|t-?shirt|tee|shirt|hat|cap|sticker|mug|key ?chain)/
