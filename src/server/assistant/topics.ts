import { GEARBOX_FORMS } from '../../engine/lexicon.ts'

/** What visitors ask that no build answers, and the words that they ask it in. The first that holds is meant. */

const ABOUT_ENGINE = `(?:motor|engine|block|rods?|pistons?|internals|bottom end|longblock|heads?|head gasket|turbos?|sleeves?)`
const BOX = String.raw`(?:trans(?:mission)?|gearbox|tranny|gr6|dq\d+|zf8|8hp|10r80|6r80|4l60e?|t56|mt-?82|\d{1,2}-speed \w+|\d{1,2}[- ]speed|a\d0|tcu|${GEARBOX_FORMS})`
const HOLDS = `(?:hold|holds|supports?|handle|handles|survive|survives|live|lives|last|lasts|take|takes|stand|stands|slip|slips|break|breaks|enough|ok|okay|cope|gonna|safe|limit|fine|stays alive)`

const TOPIC_FORMS = [
  // The shop.
  [
    'order_change',
    /\border(?:ed)?\b.{0,90}\b(?:change|update|correct|fix|switch|different|new|wrong)\b.{0,24}\baddress\b|\b(?:change|update|correct|fix|switch)\b.{0,24}\baddress\b.{0,60}\border|\b(?:cancel|change|modify|edit|switch|add (?:something|a \w+|another \w+) to)\b.{0,30}\b(?:my|the|an|that) order\b|\border(?:ed)?\b.{0,80}\bwrong (?:address|zip|part|size|one|color|car)\b|\border\b.{0,30}\b(?:by mistake|wrong (?:address|part|size)|cancel(?:l?ed)?)\b/,
  ],
  [
    'order_status',
    /\b(?:where|status|track\w*|when) .{0,30}\border\b|\bmy order\b|\border(?:ed)?\b.{0,40}\b(?:ago|where|yet|arriv|status|number)|\border number\b|\bwhere is (?:it|my (?:stuff|parts|package))\b|\btracking\b|\bi ordered\b.{0,40}\b(?:still|nothing|no|haven't|never|not)\b/,
  ],
  [
    'returns',
    /\breturns?\b(?! (?:system|fuel))|\bsend(?:ing)? (?:it|them|that) back\b|\bgive (?:it|them) back\b|\brefund|\bmoney back\b|\bexchange it\b|\b(?:does|do)n't (?:fit|serve)\b.{0,40}\b(?:back|who pays|return)/,
  ],
  [
    'financing',
    /\bfinanc\w*|\binstall?ments?\b|\baffirm\b|\bklarna\b|\bafterpay\b|\bsezzle\b|\blayaway\b|\bpay(?:ments?|ing)? (?:monthly|later|over)\b|\bmonthly pay/,
  ],
  [
    'payment',
    /\bpay(?:ments?|ing)? (?:half|you|in|now|with|by|cash|when|the|for it|in)|\bhow (?:do|can) i pay\b|\bcredit cards?\b|\bpaypal\b|\binvoices?\b|\bdeposit\b|\bpay\?|\bpayment\b|\b(?:amex|american express|visa|mastercard|debit)\b|\bpaying\b(?! (?:customers?|attention|too much))|\bpay\b.{0,12}\bup ?front\b/,
  ],
  [
    'services',
    /\balign(?:ments?)?\b|\bcorner[- ]?balanc\w*|\bdyno (?:day|time|session|slot)s?\b|\bdo you (?:guys )?(?:also )?(?:do|offer) (?:dyno|tuning|alignment|inspection)/,
  ],
  [
    'install',
    /\b(?:can|do|will|would) (?:you|yall|y'all)(?: guys| all)?(?: also)? (?:(?:do|offer|handle) (?:the )?installs?\b|install|fit it|build it in|do the (?:install|work|labor)|put it (?:in|on) for)|\bmy own mechanic\b|\b(?:do|can|could|would|will) (?:you|yall|y'all)(?: guys| all| folks)?(?: also| even)? (?:put|bolt|slap|throw|fit|mount|wrench)\w* (?:the |my |these |those |this |that |them |it |all )+(?:parts? |stuff |kit )?(?:on|in|up)\b|\b(?:find|need|hire|get|have) (?:a|my own|another|an|some) (?:mechanic|installer)\b|\b(?:someone|somebody|anybody|anyone) (?:else )?to (?:put|install|bolt)\b.{0,20}(?:\?|\bor\b)|\bcome (?:by|in|over)\b|\bdrop (?:it|the car|my car) off\b|\byou build it in\b/,
  ],
  [
    'shipping_time',
    /\bhow (?:many days|long|soon)\b.{0,40}\b(?:ship|deliver)|\b(?:ship|deliver)\w*\b.{0,20}\bhow (?:many days|long|soon)\b/,
  ],
  [
    'shipping',
    /\bexport(?:s|ing)? (?:to|parts|it)\b|\bdo you export\b|^(?!.*\b(?:octane|ron|fuel|gas|imported|spec)\b).*(?:\b(?:order|buy|get|send|deliver|purchase|have it sent)\b.{0,40}\b(?:to|in|from|at|into) (?:the )?(?:canada|ontario|quebec|alberta|british columbia|mexico|brazil|brasil|colombia|chile|argentina|peru|uk|united kingdom|england|scotland|ireland|germany|deutschland|austria|osterreich|switzerland|schweiz|france|spain|espana|italy|italia|poland|netherlands|holland|belgium|sweden|norway|denmark|finland|europe|australia|new zealand|japan|philippines|manila|dubai|uae|saudi arabia|kuwait|qatar|south africa|india|china|korea|overseas|abroad)\b|\b(?:in|from) (?:the )?(?:canada|ontario|quebec|alberta|mexico|brazil|uk|england|ireland|germany|austria|switzerland|france|spain|italy|poland|netherlands|sweden|norway|denmark|finland|europe|australia|new zealand|japan|philippines|dubai)\b.{0,30}\b(?:order|buy|get parts|send|deliver)\b)|\bship(?:s|ping|ped)?\b|\bsending of\b|\bdeliver(?:y|ies)?\b|\bsend\b.{0,20}\b(?:to|parts)\b|\bfreight\b/,
  ],
  [
    'warranty',
    /\bwarrant\w*|\b(?:powertrain|factory|dealer|extended|bumper to bumper) coverage\b|\bcoverage\b.{0,20}\b(?:left|remaining|void|deny|still)\b|\bpound sand\b|\bmagnuson\b|\b(?:supercharger|blower|turbo|kit|clutch|part)s? (?:fails?|breaks?|dies|quits|goes bad|goes out)\b.{0,24}\b(?:months?|weeks?|year|days?|miles)\b|\bguarantee\b(?! (?:me |that )?(?:it |we |i )?(?:\w+ )?(?:\d{3}|the (?:power|numbers?)))|\bwho pays\b|\bif (?:the|my) (?:motor|engine) (?:blows|grenades|breaks|lets go)/,
  ],
  [
    'california',
    /\b(?:no cats|catless|cat delete|cats? (?:out|off)|long[- ]?tubes?|headers|down ?pipe)\b.{0,90}\bcali(?:fornia)?\b|\bcali(?:fornia)?\b.{0,90}\b(?:no cats|catless|cat delete|long[- ]?tubes?|headers|down ?pipe)\b|\bcali(?:fornia)?\b.{0,60}\b(?:legal|allowed|smog|pass|emissions?|laws?|carb)\b|\b(?:legal|allowed|smog|emissions?|laws?|carb)\b.{0,60}\bcali(?:fornia)?\b/,
  ],
  [
    'emissions',
    /\blegal\w*\b|\bsmog\b(?! check\W*$)(?!,)|\bemissions?\b.*\?|\b(?:state|annual|yearly|vehicle|safety|pass(?:es|ing)?(?: the| my| an?)?) inspection\b.*\?|\bcatless\b.{0,30}\b(?:road|street)\b|\bcatless\b.*\b(?:true|law|bother\w*|cops?|police|fine|ok)\b|(?<!\b(?:in[- ]|matter of |by ))\blaws?\b|\bforbidden\b|\billegal\b|\bp0420\b|\bcarb (?:legal|number|eo)\b|\bepa\b/,
  ],
  [
    'accuracy',
    /\bhow (?:did|do) you (?:come up with|get|figure(?: out)?|calculate|arrive at|know)\b.{0,20}\b(?:numbers?|figures?)\b|\bguarantee\b.{0,24}\b(?:\d{3}|power|numbers?)\b|\baccura\w+|\bhow do (?:i|you) know\b.{0,40}\b(?:numbers|right|figures)|\b(?:numbers|figures|whp|ps|hp) (?:you|that you|which you) (?:print|show|quote|calculate|give)|\berr(?:or)? band\b|\bhero pull\b|\btrust\b.{0,30}\b(?:dyno|numbers)|\bhow exactly are\b|\bchecked them against\b|\bhow sure are you\b|\bhow (?:good|close|reliable|exact|honest|real|precise) are (?:your|the|these|those) (?:\w+ )?(?:predictions?|numbers|figures|estimates|results|model)\b|\bhow far off (?:are|is|were)\b|\b90 ?%(?: range)? mean\b|\b(?:proof|prove)\b.{0,30}\b(?:numbers?|figures)\b|\berror bars?\b|\bmargin of error\b|\bpredictions?\b.{0,60}\b(?:compar\w+|check\w*|valid\w*|real|dyno|right|wrong|off)\b|\b(?:numbers|figures|predictions)\b.{0,30}\b(?:real|legit|made up|bs|honest)\b/,
  ],
  // Words of the trade.
  [
    'stage_meaning',
    /\bwhat (?:even )?(?:does|is|do|are)\b.{0,24}\bstages?\b.{0,20}\bmean\b|\bstages? ?\d? means?\b|\bwhat (?:is|even is) (?:a )?stage ?\d\b(?! (?:on|for) (?:my|a|an))|\bwhat is stage ?\d mean\b|\bwhat does it mean stage\b|\bmean stage\b|\bstage ?\d of what\b|\b(?:standard|definition|official)\b.{0,40}\bstages?\b|\bstages?\b.{0,60}\b(?:is there|any|a) (?:an? )?(?:standard|definition|norm)\b|\bwhat (?:is|are) (?:the |all (?:the |this )?|these |this )?stage(?:s| thing| stuff| nonsense)\b/,
  ],
  [
    'boost',
    /\b\d{1,2} ?psi\b.{0,30}\b(?:safe|ok|okay|too much|on (?:a |the |my )?stock)\b|\b(?:safe|ok|okay|handle|take|hold)\b.{0,30}\b\d{1,2} ?psi\b/,
  ],
  [
    'units',
    /\b(?:difference|convert|conversion)\b.{0,40}\b(?:ps|kw|bhp|metric)\b|\bps (?:and|or|vs) (?:hp|horsepower)\b|\bhow (?:much|many) (?:real |american |us )?(?:hp|horsepower|horses|ps|kw|nm) (?:is|are|does|do) (?:this|that|it|those|\d+ ?(?:ps|kw|nm|hp))|\b\d{2,4} ?(?:ps|kw|nm|cv)\b.{0,16}\b(?:in|to|as|is how many|how many) (?:us |american )?(?:hp|horsepower|whp|lb)/,
  ],
  [
    'wheel_vs_crank',
    /\b(?:crank|engine|flywheel)\b.{0,40}\b(?:and|vs|versus|or|to)\b.{0,30}\b(?:wheel|whp)|\bwhp (?:to|vs|and) crank\b|\bk-?factor\b|\b(?:drivetrain|driveline|drive train) loss\b|\bwheel (?:hp |horsepower )?(?:to|vs|versus|and) crank/,
  ],
  [
    'intake_tune',
    /\b(?:need|require)s?\b.{0,24}\btunes?\b.{0,24}\b(?:intakes?|cai|air filter)\b|\b(?:intakes?|cai|air filter)\b.{0,50}\b(?:need|require|without)s?\b.{0,24}\btunes?\b|\bdo i need\b.{0,30}\b(?:intake|air filter)\b.{0,40}\btune\b|\b(?:intakes?|cai|air filter)\b.{0,80}\b(?:need|require|have|necessary|must)\w*\b.{0,40}\b(?:re-?(?:calibrat|program|flash|map|tun)\w*|calibrat\w+|tun(?:e[ds]?|ing)|flash\w*)\b/,
  ],
  [
    'e85_hardware',
    /\b(?:what|which)\b.{0,30}\b(?:need|take|takes|require\w*|have to)\b.{0,24}\b(?:to|for) (?:(?:run|running|use|go|make)(?: on)? )?(?:full |straight )?e85\b|\be85\b.{0,20}\b(?:on|with)\b.{0,20}\bstock (?:fuel )?(?:pump|injectors|fuel system)\b|\bport[- ]inj\w*\b.{0,30}\b(?:needed|need|required|reqd|above)\b|\b(?:e85|corn)\b.{0,40}\b(?:need|require)\w*\b.{0,24}\b(?:pump|injectors)\b/,
  ],
  [
    'towing',
    /\b(?:can|could|will|would|is|does|do|how|should|safe|ok|okay)\b.{0,40}\b(?:tow|towing|pull(?:ing)? (?:a|the|our|my) (?:camper|trailer|boat))\b.{0,80}(?:\?|\btun|\bpower|\bsafe|\bor\b|$)/,
  ],
  [
    'noise',
    /(?:^|[.,!?;] ?|\band |\bbut |\bso )\W*(?:is|are|will|would|does)\b[^.,;]{0,50}\b(?:loud(?:er)?|noisy|noise|drone|droning|quiet|whine|whining|wake (?:up )?(?:the|my))\b.{0,40}(?:\?|$)|\bhow (?:loud|noisy|quiet)\b|\bwhat (?:will|does|would) (?:it|that|this) sound like\b/,
  ],
  [
    'daily_use',
    /\b(?:can|could|will|would|is|does)\b.{0,30}\b(?:still|be able to|ok to|fine to|good to|safe to)\b.{0,20}\b(?:daily|drive (?:it|to|every|that|in)|do that|commute|road ?trip|school run|start|idle)\b|\b(?:can|could) (?:i|you|he|she|we|it|my \w+) (?:still )?(?:daily (?:it|that|drive)|be (?:daily|dailied|daily driven)|drive (?:it|that) (?:daily|every ?day|to work))\b|\b(?:still|is it|would it be) (?:be )?(?:daily ?able|drivable|driveable|livable|streetable)\b|\bdaily (?:drive|driver|it|use)\b.{0,12}\?/,
  ],
  [
    'turbo_or_blower',
    /\b(?:turbos?|superchargers?|blowers?|procharger|sc)\b.{0,16}\b(?:or|vs\.?|versus)\b.{0,16}\b(?:turbos?|superchargers?|blowers?|procharger|sc)\b.*\?|\b(?:which|what) is (?:more )?better\b.{0,30}\b(?:turbo|supercharger|blower)|\bbetter\b.{0,40}\bturbo or\b|\bthat or a (?:turbo|blower|supercharger)\b/,
  ],
  [
    'octane',
    /\bwhat (?:oct\w+|fuel) do you\b|\b(?:benefit|difference|worth|point)\b.{0,40}\b(?:premium|regular|9[13])\b|\b(?:87|regular)\b.{0,40}\b(?:by mistake|mistake|accident|siphon|instead of premium|on a 9\d tune)|\b87\b.{0,30}\b(?:is|it is)(?: it)? (?:ok|okay|fine|good|safe|enough|bad)\b|\bis (?:87|regular)\b.{0,20}\b(?:ok|okay|fine|good|safe|enough|bad)\b|\bpumped 87\b|\b(?:need|needs|require|requires)\b.{0,12}\b(?:premium|9[13])\b\W*$|\b(?:put|filled)\b.{0,20}\b87\b.{0,50}\b(?:ok|safe|mistake|tune)\b|\b(?:can|could|may|is it|what happens|what if|will it hurt|should|ok|okay|safe|bad)\b.{0,20}\b(?:put|run|use|fill|burn|pump|get away with)\w*\b.{0,24}\b(?:87|regular|mid ?grade|89)\b(?! ?(?:whp|hp))/,
  ],
  [
    'nitrous_size',
    /\bhow (?:big|large|much)\b.{0,20}\b(?:a |of a )?(?:shot|nitrous)\b|\bwhat size\b.{0,12}\b(?:shot|nitrous|jet)/,
  ],
  [
    'tune_platform',
    /\b(?:hondata|cobb|hp ?tuners|ecutek|jb4|mhd|bootmod ?3|eurodyne|unitronic|apr|ktuner|diablo|sct|accessport)\b.{0,40}\b(?:or|vs|versus|which|works?|better)\b|\bwhich (?:tuner|tune|flash|software|ecu)\b.{0,30}\b(?:works?|best|better|use|get)\b/,
  ],
  [
    'slip_power',
    /\b\d{1,2}\.\d{2} ?(?:@|at) ?\d{2,3}\b.*\b(?:what am i making|how much (?:power|hp)|making)\b|\bslip says\b/,
  ],
  [
    'et_math',
    /\bhow\b.{0,20}\b(?:figure|calculate|work out|get|compute|predict)\b.{0,24}\b(?:et|quarter|times?|0-60|60)\b.{0,40}(?:\?|\bpower\b|\bfrom\b)/,
  ],
  [
    'gears',
    /\b(?:35|33|37)\b.{0,8}\b(?:inch|s|")?\b.{0,16}\btires\b|\bdifferent gears\b|\bre-?gear\w*|\baxle ratio\b|\bleveling kit\b|\blift kit\b/,
  ],
  [
    'dyno_types',
    /\bdynojet\b.{0,30}\bmustang\b.{0,12}\bdyno|\bmustang dyno\b.{0,40}\bdynojet\b|\bdynojet\b.{0,20}\b(?:versus|vs|or)\b/,
  ],
  [
    'downpipe_without_tune',
    /\btunes?\b(?: \w+){0,2} later\b.{0,60}|\bdownpipe\b.{0,40}\b(?:without|before|no) (?:a |the |any )?tune\b/,
  ],
  [
    'hp_for_et',
    /\bhow (?:much|many) (?:wheel |crank )?(?:hp|power|horsepower|horses)\b.{0,40}\b\d{1,2}\.\d{1,2}\b.{0,40}\b\d,?\d{3} ?(?:lbs?|pounds?)/,
  ],
  [
    'heat',
    /\bheat ?-?soak\w*|\bfall(?:s|ing)? on (?:its|it is|it's) face\b|\b(?:slower|weaker|loses? (?:\w+ )?(?:power|boost)|lazy|flat|dies|pulls timing)\b.{0,16}\bafter (?:\w+ ){1,2}(?:hard |back to back )?(?:pulls?|runs?|hits)\b|\b(?:iats?|intake temps?|oil temps?|overheat\w*)\b.{0,60}(?:\?|$|\blaps?\b)|\bhot laps?\b|\bafter \w+ laps?\b|\bheat rejection\b|\bambient\b|\b(?:overheat|run(?:s|ning)? hot|boil over|cook itself|stay cool|keep (?:it )?cool)\b|\b(?:minutes? at a time|minute sessions?|\d+ laps?|track days?)\b.{0,60}(?:\?|$)|\b(?:enough )?cooling\b.{0,40}\?/,
  ],
  [
    'first_mod',
    /\b(?:what|which)\b.{0,24}\b(?:should|would|do|is|to)\b.{0,24}\bfirst\b(?! (?:thing )?(?:break|to break|to go|fail|to fail|one)|.{0,30}\b(?:breaks?|fails?|goes|gives?|blows?)\b)|\bfirst (?:mod|upgrade|thing to (?:do|buy|upgrade))s?\b|\bwhere (?:do|should|would) (?:i|you|we) (?:start|begin)\b|\bbang for (?:the|your|my) buck\b(?!.{0,12}\b(?:car|truck)\b)|\bmost (?:power|hp) (?:per|for the) (?:dollar|money)\b|\bbest (?:first )?mods? (?:for|on)\b/,
  ],
  [
    'recall_check',
    /^(?!.*\b(?:mods?|modif\w+|tune[ds]?|void|cancel|refuse|flash\w*|overwrit\w+)\b).*\brecall(?:s|ed)?\b(?! (?:the|my|what|how|if|that))/,
  ],
  [
    'flutter_no_power',
    /^(?=.*\b(?:flutter\w*|hiss\w*|whoosh\w*|stutu\w*|leaking air)\b).*\b(?:slow(?:er|ed)?|no (?:power|boost)|lost (?:all |its |the |some )?(?:power|boost)|down on power|gutless|n[ou]thin?g happens|won't pull|pulls like|falls flat)\b/,
  ],
  ['tire_age', /\b(?:tires?|rubber|radials)\b.{0,60}\b(?:date codes?|dot codes?|years old)\b/],
  [
    'oil_temp',
    /\b(?:what|how|which)\b.{0,40}\boil temperatures?\b|\boil temperatures?\b.{0,60}\b(?:limits?|max\w*|too (?:hot|high)|safe|ok|come in|pits?|back off|bring)\b/,
  ],
  [
    'california_move',
    /^(?=.*\bcalifornia\b)(?=.*\b(?:mov(?:e|es|ing|ed)|relocat\w+|bring\w*|transfer\w*|from out of state)\b).*\b(?:regist\w+|plates?|smog|legal|pass|do|need)\b/,
  ],
  // The car or the build that is talked about.
  ['oil_pump', /\bopgs?\b|\boil pump gears?\b/],
  ['rev_limit', /\brev ?lim\w*|\bredline\b.*\?/],
  ['boost', /\b(?:how much|what|how many)\b.{0,12}\b(?:boost|psi|pounds of boost)\b/],
  [
    'torque',
    /\b(?:how much|what|how many)\b.{0,12}\b(?:torque|nm|lb-?ft|tq|newton)\b|\btq at\b|(?<!\blimits?\b.{0,60})\btorque\?/,
  ],
  [
    'hours',
    /\bhow (?:long|many days)\b.{0,24}\b(?:have|keep|need|hold|got) (?:my|the|his|her|our) (?:car|truck|\w+)\b.{0,10}\b(?:for|to)\b|\bhow many (?:shop |labor )?hours\b|\blabor hours?\b|\bhours of labor\b|\bhow long\b.{0,30}\b(?:install|take|takes|labor|job|car|shop)\b|\bhow (?:long|many days)\b.{0,16}\b(?:you|yall|y'all|they|ya|shop|it) (?:guys |all )?(?:will |would |gotta |have to )?(?:have|keep|need|hold)\b.{0,10}\b(?:my|the|it|her)\b|\bhow (?:long|many days)\b.{0,24}\bwithout (?:my|the|a) (?:car|truck|ride)\b|\bhours\b.{0,16}\b(?:only|total|install)\b|\bturn ?around\b/,
  ],
  [
    'why_build',
    /\bstock rods or\b|\bstock (?:rods|block|internals) or (?:a )?built\b|\bbuilt motor in (?:your|the) plan\b/,
  ],
  [
    'differential',
    new RegExp(
      String.raw`\b(?:diff|differential|rear end|axles?|half ?shafts?)\b.{0,40}\b(?:with|at|${HOLDS})\b|\b(?:what|will|does|is|can)\b.{0,30}\b(?:diff|differential|rear end|axles?)\b`,
    ),
  ],
  ['converter', /\b(?:need|worth|want)\b.{0,20}\bconverter\b|\bconverter\b.{0,30}\b(?:or just|needed|at all|need)\b/],
  [
    'clutch',
    new RegExp(
      String.raw`\b(?:will|does|is|can|about|slip|safe|wear)\b.{0,40}\bclutch\w*\b|\bclutch\w*\b.{0,60}\b${HOLDS}\b|\bclutch\?`,
    ),
  ],
  [
    'transmission',
    new RegExp(
      String.raw`\b(?:hurt|kill|harm|break|overheat|hard on|wear out)s? (?:the |my |that |his |her )?(?:[\w']+ )?${BOX}\b|\b(?:does|do|will|would|should)\b.{0,20}\b${BOX}\b.{0,20}\b(?:need|require|want|be (?:upgraded|touched|changed|built))\b|\b(?:anything|something|work|upgrades?) (?:for|to|done to|on) (?:the|my|his|her) ${BOX}\b|\b(?:safe|ok|okay|fine|hard|rough|bad|too much|enough|good) (?:for|on|with) (?:the |my |a |that |this )?(?:[\w']+ ){0,3}${BOX}\b|\bhas (?:the |an? )?(?:stock )?${BOX}\b.{0,20}\b(?:will|can|does|would) it (?:\w+ )?${HOLDS}|\b(?:will|does|is|can|about|safe)\b.{0,40}\b${BOX}\b.{0,40}\b${HOLDS}\b|^\W*(?:the |my |his )?(?:stock |factory )?${BOX}\b.{0,30}\b${HOLDS}\b|\b${BOX} (?:will )?${HOLDS}(?: that| it)?\W*$`,
    ),
  ],
  [
    'tires',
    /\btires?\b.{0,30}\b(?:hold|spin|handle|enough|grip|hook)\b|\b(?:spin|hook|grip)\b.{0,30}\btires?\b|\bwhat tires\b|\bwill it (?:hook|spin)\b/,
  ],
  [
    'weak_points',
    /\b(?:address|fix|replace|sort|handle|deal with|take care of)\w*\b.{0,20}\bbefore\b.{0,24}\b(?:tun\w+|power|boost|mods?|modding)\b|\b(?:any|some|what|which) (?:known |common |big |real )?(?:problems?|issues?|weak \w+)\b.{0,30}\b(?:fix|check|first|before|know|watch|look)\b|how (?:worri(?:ed|some)|concerned|scared|paranoid|bad|real|common|serious) (?:should|is (?:the|that|this) (?:\w+ )?(?:hub|bearings?|issue|problem)|are (?:the|those|these) (?:\w+ )?(?:bearings?|phasers?|lifters?))\b|\bworried about\b|\bshould (?:i|we|he|she) (?:be )?(?:worr(?:y|ied)|concerned|scared)\b|\b(?:what|which|anything|something|stuff)\b.{0,30}\b(?:done|fix(?:ed)?|check(?:ed)?|replace[d]?|do|address(?:ed)?|sort(?:ed)?)\b.{0,16}\bbefore\b.{0,24}\b(?:tun\w+|power|boost|mods?|modding)\b|\bbefore (?:i|we|you|it|any|adding|doing|going)\b.{0,24}\b(?:tun\w+|power|boost|mods?|modding)\b.{0,12}\b(?:what|which|anything|something|do i|should i)\b|\b(?:phasers?|lifters?|crank hub|ring ?lands?|timing chains?|vanos|carbon(?: build ?-?up)?|water pump|hpfp)\b.{0,60}\b(?:rattl\w+|tick\w*|worr\w+|fix\b.{0,20}\bbefore|before i (?:tune|boost)|first\b)|\bweakest\b.{0,30}\b(?:component|part|link|point|spot|piece|thing)\b|\bwhat (?:usually |typically |tends to )?(?:goes|fails|breaks|lets go) first\b.{0,40}\b(?:on|in|of) (?:an?|the|my)\b|\b(?:rod bearings?|bearing problem|bearings?|ims|head bolts?|valve guides?|guides|lifters?|ringlands?|head gasket|throttle actuators|oil starvation|timing chains?)\b.{0,80}(?:\?|\breal|\bso bad|\bfail\w*|\bhysteria|\binterval|\bretrofit|\bbefore\b)|\bims\b|\b(?:blow(?:in|ing|s)?|blown?) up\b|\bblowin\b|\bknown (?:issues?|problems?|weak)|\bcommon (?:issues?|problems?|failures?)|\bwhat (?:fails|goes wrong|to look for)|\b(?:rly |really )?(?:that )?bad for rods\b|\breliab\w+ (?:issues?|problems?)|\bguides\b.{0,20}\bcam\b|\bweak link\b.{0,40}\b(?:motor|engine)|\bcutoff s\/n\b|\bstand(?:s)? .{0,20}\bproblem\b/,
  ],
  [
    'safe_limit',
    new RegExp(
      String.raw`\bhow much (?:power |boost )?(?:can|could|should|would|do|may) (?:i|you|we) (?:safely |really |actually )?(?:put|run|push|send|throw|feed) (?:through|thru|into|at) (?:it|that|this|her|him|${ABOUT_ENGINE})\b|\b(?:stock|factory) (?:block|rods?|pistons?|bottom end|motor|engine)\b.{0,12}\b(?:will|would|going to|gonna|is going to)\b.{0,16}\b(?:split|crack|break|let go|blow|grenade|come apart)\w*\b.{0,60}\b(?:is (?:that|it) (?:so|true|right|a fact)|true\?|for real)|\b(?:is|are) (?:the |that |those |these |an? )?(?=[a-z]*\d)[a-z\d-]{2,8}s? (?:\w+ ){0,3}(?:strong|stout|tough|bullet ?proof|overrated|overbuilt)\b|\b(?:reliable|safe|ok|okay|strong|fine|sane) at (?:\d{3,4})\b|\bat (?:what|which|how (?:much|many))\b.{0,30}\b(?:does|do|will|would|did|is)\b.{0,60}\b(?:split|crack|break|fail|let go|give (?:up|out|way)|bend|blow|grenade|come apart)\w*\b|\b(?:when|where) (?:does|do|will|would)\b.{0,30}\b${ABOUT_ENGINE}\b.{0,30}\b(?:split|crack|break|fail|let go|give|bend|blow)\w*\b|\b(?:is|are|how much is|whats|what is)\b.{0,30}\b\d{3,4}\b.{0,50}\b(?:safe|ok|sane|too much|asking for|fine|doable|reliable)\b|\b(?:safe|sane|reasonable)\b.{0,20}\b(?:limit|power|on (?:a |the )?stock)|\blimit\b.{0,30}\b(?:real|stock|${ABOUT_ENGINE}|motor)|\bstock (?:${ABOUT_ENGINE}|bottom)\b.{0,60}\b(?:limit|safe|hold|handle|take|ok)\b|\bhow much (?:is sane|(?:power )?(?:can|will|does)\b.{0,30}\b(?:hold|handle|take|without opening))|\bwhat (?:does )?(?:can )?(?:hold|take|handle)\b.{0,30}\b(?:the|stock|with stock)\b|\b(?:biggest |main )?limit of (?:this|the|my)\b|\bstock block ok\b|\bis that cap\b|\bstock\b.{0,60}\bis (?:that|this|it) (?:bs|bull\w*|true|legit|real(?:istic)?|a lie|a myth|possible)\b|\bsafe\?`,
    ),
  ],
  [
    'car_specs',
    /\bwhat\b(?: \w+){0,2} (?:gears?|axle|final drive|rear end|diff|injectors?|turbos?|brakes?|tires?)\b.{0,40}\b(?:have|has|come with|comes with|came with)\b(?! you| for)(?<!\b(?:you|yall) have)|\b(?:what|which)(?: \w+)? (?:engine|motor|transmission|gearbox|drivetrain) (?:is|does|do|comes?|came|are|has|have)\b(?!.{0,30}\b(?:hold|handle|need|fit|take|oil|fluid)\w*\b)|\bhow (?:much|heavy)\b.{0,40}\bweigh\w*\b|\bhow heavy is (?:an?|the|my) (?:\d{4}|stock)|\b(?:curb )?weight of\b|\b(?:red ?line|compression ratio|displacement)\b (?:of|on|is|for|does)\b|\bwhat(?: is|s)? (?:the |my |its )?(?:stock |factory )?(?:red ?line|compression(?: ratio)?|curb weight|displacement|bore|gear ratios?|final drive)\b|\bstock (?:boost|psi)\b|\b(?:boost|psi) (?:stock|from (?:the )?factory)\b|\bhow much (?:boost|psi) (?:does|do|is|did)\b.{0,40}\b(?:stock|factory|come with|run)\b|\bwhat rpm\b|\bis (?:the|my|an?) (?:\d{4} )?[\w ]{2,24}\b(?:[arf4]wd|\w+[- ]wheel drive|direct injected|direct injection|port injected)\b/,
  ],
] as const satisfies readonly (readonly [string, RegExp])[]

/** A topic that a form names. */
export type Topic = (typeof TOPIC_FORMS)[number][0]

/** The topic of a question; undefined where it is about a build, or no question. */
/** Every topic that the words touch, in the table's order. */
export const topicsIn = (text: string): Topic[] =>
  TOPIC_FORMS.flatMap(([topic, form]) => (form.test(text) ? [topic] : []))

export const topicIn = (text: string): Topic | undefined => TOPIC_FORMS.find(([, form]) => form.test(text))?.[0]
