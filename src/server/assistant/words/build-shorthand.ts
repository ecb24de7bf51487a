import { ownedSpelledOut } from './owned-shorthand.ts'
import type { Rewrites } from './rewrites.ts'
import { withoutTypos } from './typos.ts'

const POWER = String.raw`(?<![\d.$/-])((?!(?:19[89]|20[0-3])\d\b)[1-9]\d\d|1[0-9]\d\d)`
/** The year of a car, in front of its name: "15 rex". */
const YEAR_BEFORE = String.raw`(?<=(?:^|[ ,.'])(?:20)?[0-2]\d )`

/** Cars by their nicknames. */
const CARS: Rewrites = [
  [/\bscat[ -]?(?:pk|pck|pak|pakc|pac)\b/g, 'scat pack'],
  [/\bh(?:e?ll?)?[ -]?[ck]at\b|\bhell ?kitty\b/g, 'hellcat'],
  // The gearbox of a Hellcat, and no Audi.
  [/\b(hellcat|scat pack|srt|trackhawk|demon|redeye|392|hemi|r\/t)((?: \w+)?) a8\b/g, '$1$2 8-speed automatic'],
  [/\bchall\b/g, 'challenger'],
  [
    new RegExp(
      String.raw`${YEAR_BEFORE}rex\b|\brex(?= (?:[56]? ?mt|[56][- ]?sp\w*|manual|stick|cvt|on (?:9[13]|e)))`,
      'g',
    ),
    'wrx',
  ],
  [/\b(?:our|her|dads?|sons?|daughters?) rex\b/g, 'my wrx'],
  [/\bmazda ?speed[ -]?(3|6)\b/g, 'mazdaspeed$1'],
  [/\blgt\b(?! (?:gas|truck|pickup))/g, 'legacy gt'],
  [/\bcpe\b/g, 'coupe'],
  [/\b(cobra|mustang) term(?:i|y|ie)?\b|\b(?:termi|termy) cobra\b/g, 'terminator cobra'],
  [/\btbss\b/g, 'chevrolet trailblazer ss'],
  [/\bchally\b/g, 'challenger'],
]

/** What stays, what is on the car, and how it breathes. */
const TERMS: Rewrites = [
  [/\b(wheel|crank)? ?(?:horse ?power|hp) of (?:about |around |like )?(\d{3,4})\b/g, '$2 $1 hp'],
  [
    /(?<=^\W*(?:(?:ok|okay|nah|no|yeah|fine|actually|so|then|just|do|make it|let's do|lets do)\W+)*)([2-9]\d\d|1[0-4]\d\d)(?= on (?:pump )?(?:9[134]|e\d\d)\b)/g,
    '$1 whp',
  ],
  // "For 200 passes a season" is no power.
  [/\b\d{2,4} (?=(?:passes|launches|hits|sessions|laps|track days|starts|nights)\b)/g, 'many '],
  [/\b(stk|stock) (?:btm|bttm|bot|bottm)(?: end)?\b/g, '$1 bottom end'],
  [/\b(stk|stck|stock|oem|factory) (?:mtr|mot)\b/g, '$1 motor'],
  [/\b(stk|stck|stock|oem|factory) (?:blk|sblk|lblk)\b/g, '$1 block'],
  [/\b(?:sbe)\b/g, 'stock bottom end'],
  [/\bfully? bolted\b|\bfull bolt[- ]?ons?\b/g, 'fbo'],
  [/\bft\.? ?lbs? wheel(?: torque)?\b/g, 'lb-ft at the wheels'],
  [
    new RegExp(String.raw`${POWER}(?: ?w?hp| ?wheel)? (?:na|n\/a)(?:[- ]?ish)?\b(?! (?:miata|roadster|mx))`, 'g'),
    '$1 whp naturally aspirated',
  ],
  [
    /\b(max(?:imum)?|all|ceiling|fully|purely|strictly|stay(?:s|ing)?|keep(?:ing)?(?: it| her)?|go(?:es|ing)?|best|limit|it|her|kept|wants?|still|pure|car|only|build|power) n\/?a\b(?! (?:miata|roadster|mx))/g,
    '$1 naturally aspirated',
  ],
  [
    /\bn\/?a (?=(?:max|ceiling|limit|build|setup|with|w|cam|cams|all|only|no|full|mate|but|and|for)\b)(?!.*\bmiata\b)/g,
    'naturally aspirated ',
  ],
  [
    /\bno (?:wish|desire|interest|intention|plans?|need|want) (?:to|in|of|for) (?:an? |any )?(supercharg|turbo(?:charg)?)\w*(?: (?:it|her|the car|this))?/g,
    'no $1er',
  ],
  [/\bno supercharger?er\b/g, 'no supercharger'],
  [/(?<![\d.$])\b([345])(\d{2})(?: ?'?s)? (?=gears?\b|rear (?:gears?|end)\b)/g, '$1.$2 '],
  [/\bno turbo(?:charg)?er\b/g, 'no turbo'],
  [
    /\b(blower|supercharger|turbo)s? (?:is not|isn't|ain't|not) in (?:that|it|this|there|the (?:budget|cards|plan))\b/g,
    'no $1',
  ],
  [
    /\b(?:still )?(?:on )?(?:the )?(?:stk|stock) turbos?[.,;]? (?:but )?(?:a )?bigger (?:ones?|turbos?) (?:is |are |would be )?(?:ok|okay|fine|good|allowed|welcome)\b/g,
    'i want a bigger turbo',
  ],
  [/^\W*ok(?:ay)?,? (?:then )?(?:the )?(turbo|blower|supercharger)(?=[.,;!]| *$)/g, 'i want a $1'],
  [/\b(8[79]|9[1-8]) juice\b/g, '$1 octane'],
  [
    /\bno (?:hardware )?(?:deletion|removal|deleting|removing|gutting) (?:of )?(?:the )?cats?\b/g,
    'keep the cats stock',
  ],
  [/\b(?:already in|in already)(?= ?[,.;(!]|\s*$)/g, 'already installed'],
  [/(?<=[a-z])\+(?=[a-z]{2})/g, ' and '],
  [
    /\b(?:i've|ive|i) got the (?=[^.;!?]{3,50},? (?:and )?(?:i )?(?:want|wanna|need|looking|goal))/g,
    'i already have the ',
  ],
  [/\bgot ([^.,;!?]{2,40}) on (?:er|'er|her|it|there)\b/g, 'already has $1'],
  [/\b(?:lwr|lower) dp'?s?\b/g, 'downpipes'],
  [/\bcammed already\b|\balready cammed\b/g, 'it already has a cam'],
  [/\b(?:don't|dont|do not) (?:you )?(?:even )?(?:tell|lecture|ask) (?:me|us) (?:to|about|that|it)\b[^.,;!?]*/g, ' '],
  [/\breturn (?:the |me )?(?=max|predicted|power|figures?|highest)/g, 'give '],
  [
    /\bmax(?:imum)? (?:achievable|attainable|possible|reachable|realistic|sensible|feasible) (?:power|hp|whp|output)\b|\bhighest (?:possible )?(?:power|hp|whp|number)\b/g,
    'max power',
  ],
  [/\b(?:absolute |realistic |real )?ceiling (?=naturally|on\b|with\b|for\b)/g, 'max '],
  [/\bsafest (?:possible )?max(?:imum)?\b/g, 'safe max'],
  [
    /\bmake (?:it|her|him|this thing) (?:stupid|silly|insane|nuts|crazy|dumb|a monster|a beast|an animal|rip)(?: fast)?\b/g,
    'max power',
  ],
  [
    /\bwhat can (?:you|we|i) do (?:to|with|on) (?:it|her|him|this|that|mine) (?:for|to get|to make) (?:more )?power\b/g,
    'max power',
  ],
  [
    /(?<=\b(?:best|max|want|need|build|strictly)\b.*)(?:,| and|, and|,? but)? (?:still )?(?:street|road)[- ]legal(?: in (?!ca\b|california)[a-z]+)?\b/g,
    ' ',
  ],
  [
    /\b(?:chuck|bung|whack|slap|strap|hang|bolt|throw|stick) (?:an? |the |some |my )?(turbo|blower|supercharger|procharger)s?(?: kit)? (?:on|onto|in|at) (?:it|her|there|that|the car)\b/g,
    'i want a $1',
  ],
  [/(?<!\b(?:focus|fiesta|explorer|fo|fi) )\bst ?([123])\b(?!\.\d)(?! (?:street|avenue|ave))/g, 'stage $1'],
  [/(?<=\b[a-z]{2,})\/(?=[a-z]{2,}\/[a-z])|(?<=\b[a-z]{2,}\/[a-z]{2,})\/(?=[a-z]{2,})/g, ', '],
  [/\b(?:6|six)[ -]?bolt (?:swap(?:ped)?)(?: is)?(?: done)?[, ]+(?:and )?forged\b/g, 'motor is built'],
  [
    /\b(?:forged|built) (?:engine|motor|internals|bottom end|short ?block) (?:already|done|in it|in)\b(?! ?, ?\d)/g,
    'motor is built',
  ],
  [
    /\b(already|has|have|got)\b([^.;!?]{0,20}), (?:a )?(?:built|forged) (?:motor|engine|block|short ?block)\b/g,
    '$1$2, motor is built',
  ],
  [
    /\b(?:relax|lift|drop) the fuel system (?:constraint|limit|restriction)\b/g,
    'open to injectors and high pressure fuel pump',
  ],
  [/\bwhat'?s (?:it|that) (?:gonna |going to )?take\b(?: to)?/g, 'what do i need'],
  [/ w (?=(?:an?|the|my|his|her|stock) )/g, ' with '],
  [
    /\b\d{3} (?:crank |whp |hp |horsepower )?is (?:where|what) (?:it'?s?|she'?s?|the car)(?: is)?(?: at| makes?)?(?: at)? stock\b/g,
    'stock',
  ],
  [
    /((?:\b[a-z][a-z -]{1,16}, ){2,6})((?:and )?(?:[a-z\d]+ )?stage [1-3]\+?) (?:already )?(?:installed|done|in)\b/g,
    'already has $1. $2 done',
  ],
  [
    /^\W*(?:ok |yeah |sure )?(?:will|can|could) (run|use|do|get|fill|put in) (?=(?:premium|9[13]|e85|e30|race)\b)(?!.*\?)/g,
    'i $1 ',
  ],
  [
    /\b(?:what|how) about (?:supercharging|blowing) (?:it|her|this|that|mine)\b|\bsupercharging it\b(?=\W*$)/g,
    'i want a supercharger',
  ],
  [/\b(?:what|how) about (?:turboing|turbocharging) (?:it|her|this|that|mine)\b/g, 'i want a turbo'],
  [/\b(?:the |lo )?basico\b/g, 'stage 1'],
  [/ or (?=[a-z]+(?:,| -)? (?:whatever|whichever|either|don't care|dont care|idc))/g, ', '],
  [/(\$ ?\d[\d,]*|\b\d+ ?k|\b\d+ grand)\b([^.;,!?]{0,24}) installed\b/g, '$1$2'],
  [/\b(?:headed|heading|working (?:my way )?up|trying to get) (?:to|for|toward) (?=\d{3}\b)/g, 'want '],
  [
    /\b(hellcat|zl1|z06|gt500|redeye|demon|trackhawk|m3|m5|type r|gt-?r|turbo s) (?:power|pace|speed|levels?|quick|fast|numbers)\b(?! (?:steering|window|supply|cable))/g,
    'as fast as a $1',
  ],
  [
    /\bstock ((?:19|20)\d\d (?:[a-z\d-]+ ){1,3}?)(block|motor|engine|bottom end|turbos?|internals|longblock|shortblock)\b/g,
    '$1stock $2',
  ],
  [/\b300zx ((?:19|20)?\d\d )?tt\b/g, '300zx $1turbo'],
  [/\b(?:a )?bigger single\b(?! (?:turbo|disc|plate|cam))/g, 'bigger single turbo'],
  [
    /\b(?:don't|dont|do not|not|rather not|won't) (?:want (?:to )?|wanna |will )?(?:run|use|buy|pay for|put in|burn) premium\b/g,
    'no premium',
  ],
  [/\be ?-?(30|40|50)(?: ?[/&+]| and)? ?9[13](?: octane)? ?(?:mix|blend|flex)\b/g, 'e$1 blend'],
  [
    /\b(stk|stock|oem|oe|factory) (?:\d{1,2}(?:\.\d)?t|16g|20g|td0\d[\w-]*|vf ?\d\d|k0[34]|is(?:20|38)|ihi|twin[- ]scroll)\b(?! swap)/g,
    '$1 turbo',
  ],
  [/\b(?:stk|stock) (?:block|motor|engine|bottom end) or (?:sleeved?|rods|built|forged|pistons)(?:\/\w+)?\b/g, ' '],
  [
    /(?<=\b(?:headers?|intake|exhaust|catback|downpipe|cams?|tune|injectors|pump|fmic|intercooler|rbc|manifold|clutch|axles?|turbo|blower|whipple|converter|stall|gears)) already(?= ?[,.;!]|\s*$)/g,
    ' already installed',
  ],
  [/\(corsa\)/g, ' '],
  [/ vs\.? nothing\b/g, ' '],
  [
    /\b(?:gives?|giving|adds?|throws? in|chips? in)(?: me| us)? \$?\d[\d.]* ?k? (?:more|extra),? (?:so|that is|thats|that makes it|for)(?: a total of)? \$?(\d{4,5})\b/g,
    'budget is $1',
  ],
  // What the maker rates it at is neither what it makes nor what is wished.
  [/\b[1-9]\d\d ?(?:crank )?(?:hp|horsepower) stock(?= ?[.,;!]|\s*$)/g, 'stock'],
  [/\b(\d{2,4}) ?cv\b/g, '$1 ps'],
  [/(?<=\d ?(?:ps|hp|kw) )(?:at|on) (?:the )?flywheel\b/g, 'at the crank'],
  [/\bcatalytic(?:s| converters?)? (?:stays?|remains?|must stay)\b/g, 'keep the cats stock'],
  [/\bahorita\b/g, 'right now'],
  [/\bsin abrir (?:el |la )?(?:motor|engine)\b/g, 'without opening the engine'],
  [
    /\bmotor (?:se (?:queda|mantiene)|queda|sigue) (?:stock|original|cerrado|de fabrica|como (?:esta|viene))\b/g,
    'motor stays stock',
  ],
  [/\b(stock|factory|oem|original) (?:[a-z]{1,3}\d{2,4}[a-z\d]*) (turbos?|twins|blower|supercharger)\b/g, '$1 $2'],
  [/\b(?:not|never|don't|can't|cannot|can not|must not|won't) (?:to )?exceed(?:ing)? (?=\$? ?\d)/g, 'under '],
  [/(\$ ?\d{1,3}(?:,\d{3})+|\$ ?\d{3,6})\.00\b/g, '$1'],
  [/\bevery[.,] single[.,]? (?=[a-z])/g, 'every '],
  [/\bya hech[oa]\b/g, 'already done'],
  [/\bpuro (?=stage)/g, 'i want '],
  [/\bmi (?:primo|compa|carnal|hermano)\b/g, 'my cousin'],
  [/\bmy primo\b/g, 'my cousin'],
]

/** Powers and times as they are written for short. */
const FIGURES: Rewrites = [
  [/(?:<=|≤)/g, ' under '],
  [/(?:>=|≥)/g, ' over '],
  [/\bkiller ?wasps?\b/g, 'kw'],
  [/(?<=\d ?)(?:wkw|kw ?at?w|rwkw|kwatw|awkw)\b/g, ' kw at the wheels'],
  [/\b(\d{2,3}) ?kw (?:at|to|on) the (?:treads?|rears?|tyres?|tires?|road|hubs?)\b/g, '$1 kw at the wheels'],
  [/\b(\d{2,3}) ?kw((?: (?!at\b)[a-z\d]+){1,7}) at the (?:treads?|rears?|tyres?|wheels?)\b/g, '$1 kw at the wheels$2'],
  [/\b(\d{2,3}) (?:at|to|on) the (?:treads?|rears?|tyres?|wheels?)(?: in)?,? ?\(?kw\)?/g, '$1 kw at the wheels'],
  [
    new RegExp(
      String.raw`${POWER}w(?=$|[ ,.!?;)])(?! ?(?:subs?|subwoofer|amps?|rms|bulbs?|leds?|lights?|speakers?|solar|inverter|generator|headlights?|hid))`,
      'g',
    ),
    '$1 whp',
  ],
  [
    new RegExp(
      String.raw`${POWER} (?:tire|rear wheel|al wheel|al whell|to tha wheels?|rear wheels)\b(?! (?:size|pressure|drive|well|bearing|spacer))`,
      'g',
    ),
    '$1 whp',
  ],
  [new RegExp(String.raw`${POWER} ?wheele+\b`, 'g'), '$1 whp'],
  [new RegExp(String.raw`${POWER} boosted\b`, 'g'), '$1 whp with boost'],
  [/\bwant (?:about |around )?(?:1|one) thousand\b(?! ?(?:dollars|bucks|usd|miles|rpm))/g, 'want 1000 whp'],
  [
    /\b(?:looking for|after|want|need|hit|shooting for|chasing|tryna (?:run|hit|go)) (?:an? )?(1[0-4]|9)\.(\d{1,2})(?: or (?:better|quicker|faster|less|under))?(?=[ ,.;!]|$)(?! ?(?:afr|psi|:1|to 1|compression|lbs?|liters?|inch))/g,
    'want $1.$2 in the quarter',
  ],
  [/\bless (?:of|then) (?=\d)/g, 'less than '],
  [
    /\b(?:under |sub |in |below |less than )?([2-9]\.\d+)(?: ?s(?:ec(?:ond)?s?)?)? (?:to|from 0 to) 60\b/g,
    '0-60 under $1',
  ],
  [
    /\b(?:from )?(?:an? )?(1[0-7]|[89])(\.\d+)?(?: ?s(?:ec(?:ond)?s?)?)?(?: flat)?(?:,)?(?: (?:in|on) the)?(?: (?:quarter|1\/4)(?:[ -]miles?)?)? (?:down )?to (?:an? )?(1[0-6]|[789])(\.\d{1,2})(?= |,|\.|$|s\b)/g,
    'runs $1$2 now, want $3$4 in the quarter',
  ],
]

/** A blend, where nothing speaks of the chassis of that name. */
const BLEND_E60 = /\be ?60\b/g
const OF_BMW = /\b(?:bmw|m5|5\d\d(?:i|xi|d)?|s85|n54|n62|chassis|sedan|lci)\b/

/** The whole budget of effort, and no sum: "on race gas, all in." */
const ALL_IN = /(?<=(?:^|[,.;] ?))all[ -]in(?= ?[,.;!]| *$)/g
const OF_MONEY = /\$|\b(?:how much|costs?|price\w*|quote|grand|budget|bucks|dollars|installed|labor|\d+ ?k)\b/

/** A car and a goal as shops and forums write them, spelled out; before the other abbreviations. */
export const shorthandSpelledOut = (text: string): string => {
  const blended = OF_BMW.test(text) ? text : text.replaceAll(BLEND_E60, 'blend 60%')
  const whole = OF_MONEY.test(text) ? blended : blended.replaceAll(ALL_IN, 'max power')
  return [...CARS, ...TERMS, ...FIGURES].reduce(
    (words, [form, meant]) => words.replaceAll(form, meant),
    ownedSpelledOut(withoutTypos(whole)),
  )
}
