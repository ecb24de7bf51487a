import { kindsIn } from '../part-words.ts'
import { componentsIn, WEAK_POINTS } from './components.ts'
import { figuresListed } from './figures-listed.ts'
import { mended } from './mended-words.ts'
import type { ShownAspect } from './shown-aspect.ts'

const LEAD = String.raw`^\W*(?:(?:so|and|but|ok|okay|also|then|hm+|well|wait|hey|bro|lol|damn|wow|nice|cool|yeah|yes|just|please|sorry|thanks|thank you|one question|quick question|bet|for real|fr|tho|though|oh|alright|great|fine|y|e) ?[,.:]? ?)*`
/** A question: by its mark, its first word, or one of the short forms of a counter talk. */
const ASKS = new RegExp(
  String.raw`\?|${LEAD}(?:en que|se puede|already has|is|are|am|do|does|did|can|could|will|would|should|may|might|any|anything|tell|explain|break (?:out|down)|give me (?:the|a|an)|quantify|list|que|hay|incluye|por que)\b|\b(?:what(?! i\b)|whats|whatll|why|when|where|which|who|how(?! i\b| we\b)|do you|did you|does it|is it|is that|are we|am i|is the|isn't it|right|please|aguanta\w*|trae|cual|cuant[oa]s?|cuesta|does that|is that)\b|\bor (?:do (?:i|they|we)|is (?:that|it))\b|\bor \w+\W*$|\b(?:will|would|does|is|can|could|should|is not|isn't|won't|doesn't) (?:it|they|that|she|he|i|we|not it)\W*$|\bwill (?:it |they |just )?(?:live|hold|die|survive|slip|break|blow|make it|last|like|fail|grenade|be (?:ok|okay|fine|enough|good))\b`,
)
const CHANGES = new RegExp(
  String.raw`${LEAD}(?:add|swap|switch|change|make it|redo|run it|plan|build|keep|drop|remove|take|leave|skip|lose|put|throw|use|do it|go with|get rid|quita|deja|pon|cambia|usa)\b`,
)
/** So few words ask by a name alone: "torque at the wheels", "otd". */
const FEW_WORDS = 6
const wordsIn = (clause: string): number => clause.trim().split(/\s+/).length
const asks = (clause: string): boolean => ASKS.test(clause) || (wordsIn(clause) <= FEW_WORDS && !CHANGES.test(clause))

/** Asked of the trade, of the work with one's own hands, or told of the car as it runs today. */
const NOT_OF_IT =
  /\b(?:in general|generally|usually|typically|normally|rule of thumb|difference between (?:wheel|crank|torque|hp)|tire pressure|fuel pressure|oil pressure|your hours|business hours|when (?:do|does|should) (?:i|you|one|a|an|it) (?:\w+ )?(?:need|want)|what (?:if|happens (?:if|when)) .{0,24}\b(?:blows?|breaks?|fails?|dies|lets go)|can (?:you|we|i) (?:\w+ )?(?:add|put|throw|include|swap|get me|switch))\b|\bwhat (?:is|does) (?:an? )?(?:boost|torque|psi|horsepower|dyno)(?: mean)?\W*$|\bhow (?:do|should|can|would|to) (?:i |you |we )?(?:break|check|test|bleed|adjust|diagnose|tell|know|read|clean|replace|change|fix|measure|find)\b|\b(?:is|are|keeps?|started|began|just|it's) (?:\w+ )?(?:slipping|leaking|knocking|grinding|whining|smoking|shuddering|squealing|clunking)\b|\bi (?:mean|meant)\b|\b(?:right now|yesterday|since (?:i|the|last|today))\b/

const PRICE = /\b(?:how much|price[sd]?|pricing|costs?|cuanto|cuesta|\$\$?|run me|set me back|bucks)\b|\$\$?\W*$/
const ALONE =
  /\b(?:just|only|alone|by itself|on its own|separate(?:ly)?|apart|solo|sola|break (?:out|down)|itemi[sz]e)\b/
const HOLDS =
  /\b(?:hold(?:s|ing)?|handles?|survives?|takes? (?:it|that|this|all)|take(?= ?\W*$)|liv(?:e|es|ing)|last(?:s|ing)?|cope|stand(?:s|ing)?(?: for| up)?|enough|ok(?:ay)?|fine|safe|good|up to|die[sd]?|dead|dying|cooked|toast(?:ed)?|glass|fried|gone|grenade|blow(?:s|ing)?|pops?|snaps?|shatters?|explodes?|breaks?|let(?:s)? go|give(?:s)? (?:up|out)|fail(?:s|ing)?|slip(?:s|ping)?|weak|adequate|issues?|problems?|worr(?:y|ied)|like (?:that|it|this)|hates?|complain|spin(?:s|ning)?|bend(?:s|ing)?|bent|window\w*|cracks?|scatters?|eats?|eating|chews?|taps?|tapped|max(?:ed|es)?|limits?|rat(?:ed|ing)|over (?:it|that|the)|are we over|under it|close to|trust(?:ing)?|cut it|strong|beefy|sufficient|hurt|kills?|harm|stress(?:ed)?|strain|aguanta\w*|tough|keep up|suffic\w+|borderline|happy|mad|angry|reliable|bulletproof|sketchy)\b/
const IN_IT =
  /\b(?:includ\w+|comes? (?:with|in)|come with|in (?:there|it|this|that|the (?:build|list|price|kit|total|plan|package))|(?:on|in) (?:your|the|that|my|this) (?:list|build|quote|plan)|on there|extra|counted|count(?:ed|s)? in|did you (?:put|add|include|pick|use)|you (?:add|put|include)|(?:do i|i have to|gotta) (?:add|buy)|or (?:do i )?add|add (?:them|em|those|it|one|that)|part of (?:it|that|this|the)|have to buy|need(?:s|ed|ing)?|necessary|still stock|staying stock|upgraded|upgrade|got an?|have an?|incluy\w+|trae|lleva|viene con|already has|which|what kind|brand)\b/

interface Row {
  aspect: ShownAspect
  has: RegExp
  not?: RegExp
}
const row = (aspect: ShownAspect, has: RegExp, not?: RegExp): Row => ({ aspect, has, ...(not ? { not } : {}) })

/** What needs no part to be named: the first row that holds. */
const ROWS: readonly Row[] = [
  row(
    'engine_out',
    /\b(?:pull(?:ing)?|drop(?:ping)?|yank\w*|bajar|sacar)\b.{0,10}\b(?:the |my |el )(?:engine|motor)\b|\b(?:engine|motor)\b.{0,20}\b(?:come out|comes out|be pulled|pulled|out of (?:it|the car|the truck)|stays? in|stay in)\b|\bengine[- ]out\b/,
    /\bhours?\b/,
  ),
  row(
    'altitude',
    /\b(?:altitude|elevation|altura|(?:up )?in (?:denver|leadville|reno|albuquerque|salt lake|the mountains))\b|\b(?:at|up at|a) \d{1,2},?\d{3} ?(?:ft|feet|m|meters?|metros)\b/,
    /\b(?:corrected|sae|dyno|pass|smog|emissions?|build|plan)\b/,
  ),
  row(
    'list',
    /\bwhat(?:'s| is|s| all is| comes)? (?:all )?in (?:it|that|there|that build|the build)\W*$|\bparts list\b/,
  ),
  row('curve', /\b(?:torque|vtec|mid ?range|tq) (?:dip|hole)\b|\bflat spot\b/),
  row(
    'cooling',
    /\b(?:will|would|gonna|does|is|stay)\b.{0,16}\b(?:overheat|run (?:too )?hot|heat ?soak|cool enough)\b|\b(?:stock|factory) (?:radiator|cooling|coolers?)\b/,
    /\b(?:track|laps?|session|trailer|tow\w*|overheating|boiling)\b/,
  ),
  row(
    'gain',
    /\b(?:more than|over|above|on top of) (?:stock|factory)\b|\bwhat (?:is|does) (?:it )?stock\b(?: make)?|\bwhat (?:did|do|does) (?:it|that|i|we) gain\b/,
    /\b(?:stage|cost|price|boost|torque|tq|psi)\b/,
  ),
  row(
    'per_hp',
    /(?:\$|\b(?:dollars?|bucks|cost|money|price|gain)) ?(?:per|\/|an?|each) ?(?:w?hp|whp|pony|ponies|horse\w*|horsepower|wheel|dollar|buck)\b|\b(?:w?hp|gain|power|horsepower) (?:per|for the|for my|for each) (?:dollar|buck|money|\$)|\bbang for (?:the|my|your) buck\b|\bper (?:pony|horse(?:power)?)\b|\b(?:each|every) (?:(?:one )?of (?:those|these|the) |extra |added )?(?:w?hp|horse\w*|ponies|pony)\b[^.?!]{0,16}\bcosts?\b|\bcosts?\b[^.?!]{0,16}\b(?:each|every) (?:(?:one )?of (?:those|these|the) |extra |added )?(?:w?hp|horse\w*|ponies|pony)\b|\bpor (?:cada )?(?:w?hp|caballo)\b/,
    /\b(?:which|what) (?:is|are|car|mod|part)s? (?:the )?(?:most|best|more)\b(?!.{0,40}\b(?:this|that|it|these|those|build)\b)/,
  ),
  row(
    'next',
    /\b(?:what|anything|something) else\b.{0,50}\b(?:need|require|support|go(?:es)? with|should|must|missing|add|change|recommend)|\b(?:missing|forg[eo]t\w*|supporting (?:mods?|parts))\b/,
    /\b(?:overheat|cool)\b/,
  ),
  row(
    'stage_worth',
    /^(?=.*\b(?:stage|stg) ?(?:1|one)\b).*\b(?:worth|better|vs|versus|over (?:a )?stage|difference|diff|compared?|or just|against|deal|instead of|point of)\b|\bextra (?:money|cost|cash|dollars|bucks|\$)?.{0,8}\bworth\b/,
  ),
  row(
    'labor',
    /\b(?:without|no|minus|less|w\/o|take|drop|subtract|excluding|sin)\b.{0,16}\b(?:labor|labour|installation|install(?:ing)?|mano de obra)\b(?!.{0,12}\bhours\b)|\b(?:labor|labour|install(?:ation)?)\b.{0,12}\b(?:off|out|aside)\b|\blabor\b.{0,14}\bhow much\b|\bcuant[oa]s? (?:(?:es|sale|cuesta|seria|de|por|el|la|the) )*(?:labor|mano de obra)\b|^\W*labou?r\W*$|\bahorro\b.{0,24}\b(?:monto|instalo|pongo|mismo)\b|\bwhat if i (?:wrench|install|do|put|bolt)\b.{0,20}\b(?:my ?self|at home)\b|\bhow much\b.{0,24}\b(?:is |for )?(?:the )?labor\b|\b(?:parts|components) (?:only|alone|total|cost)\b|\b(?:just|only) (?:the )?parts\b|\b(?:install|do|wrench|put|bolt)\w*(?: on)? (?:it|this|that|everything|all|all of it|them) (?:all )?(?:my ?self|at home|ourselves|in my (?:garage|driveway))\b(?=.{0,60}\b(?:cost|much|total|price|save|cheaper|number)\b)|\b(?:garage|driveway|myself|diy)\b.{0,20}\b(?:save|cheaper|how much|cost)\b|\b(?:save|cheaper|how much|cost)\b.{0,50}\b(?:do it myself|myself|diy|at home|own labor)\b/,
  ),
  row(
    'order',
    /\b(?:(?:what|which|in what|right|best|correct|proper|smart(?:est)?|logical|install\w*|build|assembly|the) (?:order|sequence)|(?:order|sequence) (?:of (?:install\w*|operations|parts|work|attack|the)|to (?:install|buy|do|put|bolt)|(?:do|would|should|you|i|we|yall) ?\w* ?(?:install|put|do|bolt|go)))\b|\b(?:goes|go|put|comes|bolt|install\w*|buy|do|get|start|tackle|order|fit)\w*\b.{0,24}\b(?:first|1st)\b|\b(?:first|1st)\b.{0,10}\b(?:second|2nd|then)\b|\bstart (?:with|out with|on)\b|\b(?:one|two|three|2|3|4) (?:\w+ )?(?:payments?|paychecks?|chunks|steps|phases|batches|visits|installments|goes|rounds)\b|\b(?:piece ?meal|in (?:pieces|phases|steps|chunks|stages)|spread (?:it|this|that|them) out|(?:bit|piece|part) (?:by|at a) (?:bit|piece|part|time)|can't (?:buy|afford|do|get) (?:it )?all at once|can wait|hold off|put off|later on|go in together|have to go together|(?:en )?que orden|(?:que )?va primero|por partes)\b/,
    /\b(?:order (?:status|number|confirmation)|my order|firing order|special order|back ?order|(?:gives?|breaks?|fails?|goes|lets?|blows?|wears?|snaps?|dies) (?:out |up |bad |go )?first|first (?:gear|thing to (?:break|watch|fail)|build|option|car|time)|(?:back|return|same as|like|or)\b.{0,16}\bfirst|first (?:to (?:go|break|fail)))\b/,
  ),
  row(
    'droppable',
    /\b(?:which|what|anything|any(?: of)?|is there (?:a|any|one)|one (?:thing|part))\b.{0,40}\b(?:drop(?:ped|pable)?|ditch(?:ed)?|skip(?:ped|pable)?|(?<!do i |i |you |we |would i )los(?:e|ing)|leave (?:off|out)|left (?:off|out)|cut(?: out)?|remove[ds]?|go without|do without|unnecessary|not need(?:ed)?|don't (?:really |actually )?need|optional|fluff|filler|overkill|upsell\w*|padding|nice to have|necessary|mandatory|essential)\b|\b(?:upsell\w*|padding the)\b|\bwhat (?:is|are) (?:the )?must[- ]haves?\b|\bque\b.{0,12}\b(?:remove|quit\w+|sobra)\b/,
    /\b(?:can wait|hold off)\b/,
  ),
  row(
    'hours',
    /\b(?:hrs?|hours?)\b(?! (?:are|is|do|on (?:sunday|saturday)))|\bturn ?around\b|\b(?:shop|labor|install(?:ation)?|lift|down) ?time\b|\b(?:business |shop |work(?:ing)? )?(?:days|weeks)\b.{0,30}\b(?:lift|shop|gone|without|take|have|keep|need|bay|yours|you)\b|\b(?:how (?:many|long)|what is the)\b.{0,24}\b(?:days|weeks|wks)\b|\bhow long\b.{0,40}\b(?:keep|have|shop|take|install|lift|gone|without|laid up|tied up|down|garage|job|to do|be at|got|bay)\b|\bengine[- ]?(?:out|in) job\b|\b(?:labor|how long)\b.{0,14}\b(?:on|for) (?:just )?(?:the|that|this)\b|\b(?:laid up|off the road|down for|out of commission|tied up)\b|\b(?:done|ready|finished|back) (?:by|before|in time)\b|\bbe done before\b|\bcuant[oa]s? (?:horas|dias|tiempo)\b|\bcuanto (?:tarda|tiempo)\b/,
    /\b(?:warranty|ship\w*|deliver\w*|arrive|open|close|lap|session|endurance|drive (?:for|home)|last|battery|oil change|cure|break[- ]?in|live|mileage|miles)\b/,
  ),
  row(
    'mpg',
    /\b(?:mpg|gas mileage|fuel (?:mileage|economy|consumption)|miles (?:per|to the|a) (?:gallon|tank)|hit at the pump|gas bill|hurt at the pump|thirsty|consumo)\b/,
  ),
  row(
    'sound',
    /\b(?:loud\w*|noisy|noise (?:cameras?|complaints?|ticket)|drone[sy]?|droney|droning|quiet\w*|neighbou?rs|obnoxious|wake (?:up )?(?:the|my)|raspy|ruido\w*|suena)\b/,
    /\b(?:db|decibels?|\d{2,3} ?d[b]|clutch|throw ?out|bearing|pump|injectors?|lifters?|diff)\b/,
  ),
  row(
    'warranty',
    /\bwarrant\w*\b|\bgarantia\b|\b(?:dealer\w*|service (?:dept|department|guys|center)|vw|bmw|audi|ford|honda|subaru|toyota|they)\b.{0,30}\b(?:see|know|detect|notice|flag|find out|tell (?:it|that|i|if|its|the))\b.{0,60}\b(?:service|recall|dealer\w*|flash\w*|tune[ds]?|tuned|it|that)\b/,
    /\b(?:your|shop|you guys|y'?all'?s?|parts?) warrant\w*\b|\bwarrant\w* (?:do|does|you|on your|from you)\b/,
  ),
  row(
    'street',
    /\b(?:smog\w*|emissions?|e-?check|sniffer|obd ?(?:test|check|inspection)|carb (?:legal|compliant|approved|exempt|eo|executive|number|sticker|order)|executive orders?|eo (?:number|sticker|#)|eos?\b|inspections?|street legal|legal|illegal|ticket(?:ed)?|inspeccion|verificacion|legales?)\b|\bpass\b.{0,20}\b(?:state|test|inspection|dmv|sticker)\b/,
    /\b(?:redo|only (?:stuff|parts)|plan|make it|want|insurance|noise|db)\b/,
  ),
  row(
    'band',
    /\b(?:uncertain\w*|error ?(?:bars?|band|margin)?|confidence|plus (?:or )?minus|give or take|tolerance|accura\w+|how (?:sure|certain|confident|real(?:istic)?|optimistic)|dyno ?jet|mustang (?:dyno|reads|number)|mustang dyno|dyno (?:type|brand|number|are|is|is this|was)|(?:what|which|whose|kind of|type of) dyno|sae|std|corrected|correction|guarante\w+|optimistic|ballpark|real world|band not|a range|range of|worst case|best case|inflated|happy dyno|heart ?breaker|bs|made up|believe)\b|\+ ?\/? ?-|\b(?:que tan )?(?:seguro|exacto|preciso) (?:de|que|es)\b|\bmargen de error\b/,
    /\b(?:sae (?:30|40|50|\dw)|std rods|tire|part|shop|dealer|mechanic|fix|code)\b/,
  ),
  row(
    'daily',
    /\b(?:daily|diario|every ?day|commut\w*|gentle|civil(?:ized)?|street(?:able| ?manners)|driv(?:e|ing) (?:it |him |her )?(?:to|every)|church|groceries|grocery|traffic|school|college|kids?|baby|wife|road ?trips?|highway trip|drivab\w+|drive ?able|winter|behave[ds]?|manners|tame|all the time)\b/,
    /\b(?:mileage|mpg|noise|drone[sy]?|droney|loud|days|weeks|hours|tires?|insur\w+|for the daily|my daily|make it|plan it|is my|it's my|clutch)\b/,
  ),
  row(
    'margin',
    /\b(?:conservative|aggressive|head ?room|safety (?:margin|factor)|margins?|(?:from|to|near) (?:the )?(?:ragged )?(?:edge|limit|ceiling|redline)|ragged edge|on the edge|wiggle room|weakest|bottle ?neck|first thing to (?:go|fail|break|give)|how (?:close|far)\b.{0,24}\b(?:limit|edge|breaking|max(?:ed)?|blowing)|maxed out|push(?:ing|ed) it|too (?:much|hard)|stressed)\b/,
    /\b(?:profit|tune (?:is|be)|more|driv(?:ing|e)r?)\b/,
  ),
  row(
    'lasts',
    /\b(?:grenade|blow(?:s|ing)? ?(?:up|it up)?|pop(?:s|ping)?|scatter|kaboom|explode|finish|die|live|last|survive|hold together|hard (?:is (?:it|that|this) )?on (?:the|my)|reliab\w+|longevity|life ?(?:span|expectancy)?|dura(?:n|ble|bility|cion)?|rebuild)\b(?=.{0,40}(?:\?|\b(?:it|that|motor|engine|year|years|miles|long|at that|at this|right|isn't|is not)\b|$))/,
    /\b(?:last (?:thing|question|one)|tires?|pads?|battery|oil|plugs|belt|blow[- ]?off|brakes?|rebuild (?:kit|cost)|live (?:in|near|at|by|around|here|close)|i live|we live|pop the|head gasket)\b/,
  ),
  row(
    'tires',
    /\b(?:drag (?:radials?|tires?|pack)|drs?|slicks?|street (?:tires?|rubber|r)|summer (?:tires?|rubber)|all[- ]seasons?|mickeys?|mt'?s|mickey thompsons?|hoosiers?|nittos?|et street\w*|ps4s?|pilot sports?|toyos?|r888r?s?|nt0?[15]55r?|what tires?|stock tires?|radials|(?:que|what|which) (?:tires|llantas))\b/,
    /\b(?:price|how much|cost|buy|sell|recommend|which (?:drag|tire|radial)|should i (?:run|get|buy)|size|psi|pressure|rub|fit|wide|width|include\w*|need)\b/,
  ),
  row(
    'torque',
    /\b(?:torque|tq|trq|torq|w?tq|wtrq|lb-?ft|ft-?lbs?|foot[- ]pounds?|pound[- ]feet|nm|newton\w*|par motor)\b/,
    /\b(?:torque (?:converter|tube|steer|specs?|wrench|limit\w*|rating|arm|to|sequence|dip|mount)|torque more than|converter|lug|bolts?)\b/,
  ),
  row(
    'boost',
    /\b(?:boost|psi|bars?|charge pressure|manifold pressure|kpa|pounds? of (?:boost|air)|presion)\b/,
    /\b(?:boost (?:it|her|this|that)|leak|gauge|controller|cut|creep|solenoid|tap|reference|sway|roll|strut|tower|light|handle|grab|front|pry|tires?|turn up|turn it up|raise|more boost|safe boost|boost (?:it )?up|no boost|map sensor|fuel|oil)\b/,
  ),
  row(
    'crank',
    /\b(?:crank(?:shaft)?|flywheel|bhp|brake horse\w*|at the (?:engine|motor)|(?:engine|motor) (?:number|figure|power|hp)|ps|cv|kw|kilowatts?|drivetrain loss|driveline loss|wheel or|whp or|what loss)\b|\b(?:that|this|thats|that's|it|those|these|number|figure)(?: is| are)?(?: at| the| a| in| to)* (?:wheels?|whp)\b(?!.{0,10}\b(?:torque|tq|spin|hop|gap|well))/,
    /\b(?:hub|pulley|sensor|walk|bolt|sprocket|case|seal|damper|balancer|no[- ]start|cranks|start|position|forged|lighten\w*|resurfac\w*|steel|aluminum|ps4s?|swap)\b/,
  ),
  row(
    'total',
    /\b(?:otd|out[- ]the[- ]door|grand total|all[- ]in|(?:whole|entire|full|complete|final|new|total) (?:bill|price|cost|number|ticket|tab|invoice|amount|quote|damage|thing)|total(?:es)?|soup to nuts|bottom line|en total|todo instalado|installed price|price installed|tax(?:es)?)\b|\b(?:install\w*|labor)\b.{0,8}\b(?:in (?:that|it|there|the price)|included|on top)\b|^\W*(?:the |so |and |ok )*(?:price|cost|bill|damage|quote|precio)\W*$|\b(?:what|how much) (?:is |would |does |do |did )?(?:all )?(?:of )?(?:it|that|this) (?:all )?(?:run me|cost|come to|set me)\b|\bwhat do i owe\b|\bhow much (?:is|was|for|would|does) (?:it|that|this|all (?:of )?(?:it|that|this)|everything|the (?:whole|build|first|93|91|e85) ?\w*|todo)\b/,
    /\b(?:total (?:hours|loss|torque|power)|whp|hp|horse\w*|power|torque|weigh\w*|save|refund|returned|e85 cost|finance|monthly)\b/,
  ),
]

const WHY =
  /\b(?:why|por que|how come|what (?:is|are) the .{0,24} for|point of|reason for|what (?:does|do) the .{0,30} do (?:here|for|in))\b/
/** "Does that include the tune and install". */
const INSTALLED_TOO = /\binclud\w+\b.{0,30}\b(?:install\w*|labor)\b/
const WISHES = /\b(?:should i (?:get|buy|pick|go)|recommend|better|versus|vs|instead of|rather than|difference)\b/

/** A name alone that is asked about: "injectors?", "and the v160 clutch?". */
const BARE =
  /^\W*(?:(?:and|so|the|stock|my|oem|factory|ok|what about|how about|y|el|la) )*(?:[\w-]+ ){0,2}[\w-]+ ?\?+\W*$/
/** "And the 6 speed manual", "what about the axles"; "and a clutch" wishes for one. */
const GOES_ON =
  /^\W*(?:ok |so )*(?:and|what about|how about|y) (?!an? )(?:the |my |el |la |los )?(?:stock |factory )?(?:[\w-]+ ){0,3}[\w-]+\W*$/
/** Words that make a question of it. */
const NO_NAME = /\b(?:why|how|what|when|where|who|will|is|are|does|do|can|cost|price|new|used|fluid)\b/
/** What is ordered of a price as well as asked: "take labor off, just parts". */
const ORDERED = ROWS.filter(({ aspect }) => aspect === 'labor')

/** Power that is asked for at the wheels is no torque. */
const TORQUE = /\b(?:torque?|tq|trq|torq|w?tq|wtrq|lb-?ft|ft-?lbs?|lbs?|nm|newton\w*|couple|par|twist|grunt)\b/
/** Words beside which an aspect is something else: "how long do turbos last" are no hours of work. */
export const isRuledOut = (aspect: ShownAspect, clause: string): boolean =>
  (aspect === 'torque' && !TORQUE.test(clause)) ||
  ROWS.some((one) => one.aspect === aspect && (one.not?.test(clause) ?? false))

/** Asked of the trade, or told of the car as it runs. */
export const isOfTheTrade = (clause: string): boolean => NOT_OF_IT.test(clause)

/** What one clause asks of the build; undefined where it asks nothing of it that is known. */
export function aspectIn(clause: string): ShownAspect | undefined {
  if (NOT_OF_IT.test(clause)) return undefined
  if (!asks(clause)) return ORDERED.find(({ has, not }) => has.test(clause) && !(not?.test(clause) ?? false))?.aspect
  const kinds = kindsIn(clause)
  const components = componentsIn(clause)
  const isBare = BARE.test(clause) && components.length > 0 && !HOLDS.test(clause) && !NO_NAME.test(clause)
  if (isBare) return 'in_build'
  if (components.length > 0 && GOES_ON.test(clause)) return 'strength'
  const hit = ROWS.find(({ has, not }) => has.test(clause) && !(not?.test(clause) ?? false))?.aspect
  // A part that is named is left out or is not: that is planned.
  if (hit === 'droppable' && kinds.length > 0) return undefined
  // "What if a Whipple instead, is the extra worth it": of that part, not of the first stage.
  if (hit === 'stage_worth' && kinds.length > 0 && !/\b(?:stage|stg)\b/.test(clause)) return undefined
  if (kinds.length > 0 && WHY.test(clause)) return 'why'
  if (WEAK_POINTS.test(clause) && !PRICE.test(clause)) return 'weak_point'
  if (components.length > 0 && HOLDS.test(clause) && !(hit && BEFORE_STRENGTH.has(hit))) return 'strength'
  if (hit && ALWAYS.has(hit)) return hit
  if (INSTALLED_TOO.test(clause)) return 'total'
  const isPriced = PRICE.test(clause) && !WHY.test(clause)
  if (
    kinds.length > 0 &&
    isPriced &&
    (ALONE.test(clause) || wordsIn(clause) <= 10) &&
    (hit !== 'total' || ALONE.test(clause))
  )
    return 'part_price'
  if ((kinds.length > 0 || components.length > 0) && IN_IT.test(clause) && !isPriced && !WISHES.test(clause))
    return 'in_build'
  return hit
}

/** Aspects whose words stand beside a component that is not asked about. */
const BEFORE_STRENGTH: ReadonlySet<ShownAspect> = new Set([
  'per_hp',
  'stage_worth',
  'labor',
  'order',
  'hours',
  'warranty',
  'street',
  'droppable',
])
/** Aspects beside which a part is only named along the way. */
const ALWAYS: ReadonlySet<ShownAspect> = new Set([
  ...BEFORE_STRENGTH,
  'margin',
  'mpg',
  'sound',
  'band',
  'tires',
  'boost',
  'torque',
])

export interface AspectAsked {
  aspect: ShownAspect
  clause: string
}

/** The clauses of a message; a mark stays with its clause. */
export const clausesAsked = (asked: string): string[] =>
  (asked.match(/(?:[^?;!.]|\.(?=\d)|\.(?=\S))+[?;!.]*/g) ?? [])
    .flatMap((one) =>
      one.split(
        /, (?:and |also |but )?(?=(?:is|are|do|does|did|will|can|could|what|how|why|which|should)\b)|,? (?:and|but|also) (?=(?:is|are|do|does|did|will|can|could|what|whats|how|why|which|should|tell me)\b)/,
      ),
    )
    .filter((one) => /[a-z$]/.test(one))

/** All that the words of a message ask of the build, each aspect once. */
export function aspectsByWords(asked: string): AspectAsked[] {
  const words = mended(asked)
  const each = (clauses: readonly string[]) =>
    clauses.flatMap((clause) => {
      const aspect = aspectIn(clause)
      return aspect ? [{ aspect, clause }] : []
    })
  const byClause = each(clausesAsked(words))
  // "If I split it in three payments, what goes first": neither half says it alone.
  const found = byClause.length > 0 ? byClause : each([words])
  const isOnce = ({ aspect }: AspectAsked, at: number) =>
    aspect === 'in_build' || aspect === 'strength' || found.findIndex((one) => one.aspect === aspect) === at
  const once = found.filter(isOnce)
  const listed = figuresListed(words).filter((aspect) => once.every((one) => one.aspect !== aspect))
  return [...once, ...listed.map((aspect) => ({ aspect, clause: words }))]
}
