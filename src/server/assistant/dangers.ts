import type { Bilingual } from './advisor.ts'
import type { Danger } from './dangers/danger.ts'
import { MORE_DANGERS } from './dangers/more-dangers.ts'

export type { Danger } from './dangers/danger.ts'

const danger = (
  id: string,
  name: Bilingual,
  [said, dicho]: readonly [RegExp, RegExp],
  stop: Bilingual,
  check: Bilingual,
): Danger => ({ id, name, said, dicho, stop, check })

/** The worst first: of two that are told the first leads. */
const BY_WORDS: readonly Danger[] = [
  danger(
    'brakes',
    ['soft brake pedal', 'pedal de freno blando'],
    [
      /\b(?<!clutch )(?:brake )?pedal\b[^.?!]{0,30}\b(?:soft|spongy|mushy|squishy|floor|long|sinks?|sinking|drops?|nothing there)\b|\b(?:soft|spongy|mushy|squishy|long|sinking) (?:brake )?pedal\b(?! ?clutch)|\bbrakes?\b[^.?!]{0,24}\b(?:to the floor|soft|spongy|mushy|gone|failed|failing|went out|give out|gave out)\b|\b(?:no|lost (?:my |the |all )?) ?brakes\b(?! kit)|(?<!\b(?:clutch|gas|throttle|accelerator) )\bpedal\b[^.?!]{0,40}\b(?:lower|further|farther|deeper|(?:closer|nearer) to the floor|too far|way down|(?:more|extra) travel)\b|\b(?:push|press|pump|step on|stomp|mash)(?:es|ed|ing)?\b[^.?!]{0,12}\bbrakes?(?: pedal)?\b[^.?!]{0,24}\b(?:twice|further|farther|deeper|before (?:it|they|she) (?:stops?|grabs?|bites?)|to (?:make it |get it to )?stop)\b|\bbrakes? (?:only )?(?:grabs?|bites?|catch(?:es)?|work)\b[^.?!]{0,16}\b(?:bottom|floor|when i pump)\b/,
      /\bpedal\b(?! (?:del )?(?:clutch|embrague|acelerador))[^.?!]{0,40}\b(?:blando|piso|suelo|fondo|esponjoso|suave|se hunde|se va|(?:baja|hunde|mete|entra|queda)\w* (?:mas|mucho|demasiado)|mas (?:abajo|bajo|hondo))\b|\bsin frenos\b|\bno frena\b|\bbombear\b[^.?!]{0,16}\bfreno/,
    ],
    [
      "Stop driving it and have it towed: a brake pedal that goes soft, long or to the floor can be gone at the next stop, and that isn't one to test on the way home.",
      'No lo manejes, que lo lleve la grúa: un pedal de freno blando o que se va al piso puede fallar en la próxima frenada.',
    ],
    [
      'Next: fluid level, then leaks at calipers, hoses and the master cylinder. After hard laps it is usually boiled fluid: let it cool, bleed it with fresh 500°F-plus DOT 4, and look at pads and hoses before it moves again.',
      'Revisa el nivel, fugas en mordazas, mangueras y bomba maestra; después de pista casi siempre es líquido hervido: deja enfriar, purga con DOT 4 fresco y mira las balatas.',
    ],
  ),
  danger(
    'brake_grind',
    ['grinding brakes', 'frenos que raspan'],
    [
      /\bgrind\w*\b(?![^.?!]*\b(?:gear|gears|shift\w*|clutch|trans\w*|first|second|third|fourth|reverse)\b)[^.?!]{0,40}\b(?:brak\w*|stops?|stopping|slows?|slowing)\b|\bbrak\w*\b[^.?!]{0,24}\bgrind\w*/,
      /\bfren\w*\b[^.?!]{0,30}\b(?:raspan?|raspando|metal con metal|fierro con fierro)\b|\b(?:raspa|raspan|raspando)\b[^.?!]{0,30}\bfren\w*/,
    ],
    [
      "Don't drive it like that, not even to work or school: grinding under braking is pad metal on the rotor, and a hard stop then takes longer than there is road.",
      'No lo manejes así, ni a la escuela ni al trabajo: si raspa al frenar es metal contra el disco, y una frenada fuerte ya no alcanza.',
    ],
    [
      'Next: wheels off, and look at all pads, the inner ones too, and at the rotors. Pads and rotors run about $200 to $500 an axle at most shops, often the same day. Only a stone at the backing plate scrapes all the time, braking or not.',
      'Quita las llantas y revisa balatas, también las de adentro, y discos. Balatas y discos cuestan unos $200 a $500 por eje. Una piedra en la lámina raspa siempre, frenes o no.',
    ],
  ),
  danger(
    'wheel',
    ['loose wheel', 'rueda floja'],
    [
      /(?<!steering )\bwheels?(?: (?:is|are|feels?|felt|was|came|comes|got|almost|nearly|about|to|has|just|a bit|a little))* (?:loose|off|fell off|falling off|fall off|wobbl\w+|come off)\b(?! (?:the|my) (?:line|road|ground|throttle))|\bloose (?<!steering )wheel\b(?! (?:spacer|bolt|nut)s? (?:kit|set))|\b(?:lug ?nuts?|lugs|wheel (?:bolts?|studs?|nuts?)|studs?|ball joints?|tie rods?)\b[^.?!]{0,24}\b(?:loose|loosen\w*|came off|come off|missing|broke|broken|snapp\w+|shear\w*|fell (?:off|out)|backed off|back(?:ing)? off|popped out)\b|\b(?:snapped|sheared|broke|lost|missing) (?:an? |one |two |three |some |my |the |\d )*(?:lug ?nuts?|lugs|wheel (?:bolts?|studs?)|lug studs?|ball joint|tie rod)\b/,
      /\b(?:rueda|llanta|rin|tuercas?|birlos?|rotula|terminal)\b[^.?!]{0,24}\b(?:floj\w+|se (?:cae|cayo|sale|salio|rompi\w+|aflojan?)|baila|faltan?|rot\w+)\b/,
    ],
    [
      "Stop driving it: a wheel whose nuts, studs or joint are loose or broken comes off without another warning. If it's on the road now, park it and have it towed.",
      'No lo manejes: una rueda con tuercas, birlos o rótula flojos o rotos se sale sin avisar. Si va en camino, párate y que lo lleve la grúa.',
    ],
    [
      'Next: studs, nuts, holes and joints of that corner, with the wheel off. A stretched stud or an egged-out hole gets replaced, nuts go on clean dry threads with a torque wrench in a star, and again after 50 miles. Spacers have nuts of their own: check those too.',
      'Levanta esa esquina, quita la rueda y mira birlos, tuercas, barrenos y rótulas. Lo estirado u ovalado se cambia; aprieta en estrella con torquímetro y revisa tras 50 millas. Los espaciadores llevan sus propias tuercas.',
    ],
  ),
  danger(
    'tire',
    ['damaged tire', 'llanta dañada'],
    [
      /\b(?:tires?|sidewall)\b[^.?!]{0,30}\b(?:bulg\w+|bubbl\w+|(?:cords?|wires?|belts?|steel) (?:is |are )?(?:show\w*|visible|out)|split|separat\w+)\b|\b(?:bulg\w+|bubbl\w+|(?:cords?|wires?|belts?) (?:show\w*|visible))\b[^.?!]{0,24}\b(?:tires?|sidewall)\b|\b(?:see|seeing|showing|down to|into) (?:the )?(?:steel )?cords\b|\b(?:cut|gash|slice|tear|hole|nail|screw) in (?:the |my )?(?:\w+ )?sidewall\b/,
      /\bllantas?\b[^.?!]{0,30}\b(?:bola|chipote|hernia|alambres?|lona|costado (?:roto|cortado))\b|\b(?:bola|chipote|hernia)\b[^.?!]{0,24}\bllantas?\b/,
    ],
    [
      "Don't drive on it, not even to work: a bulge, a cut or cords that show mean the tire's carcass is broken, and it lets go all at once. Put the spare on or have it towed.",
      'No la ruedes, ni al trabajo: bola, corte o alambres a la vista es la estructura rota y truena de golpe. Pon la refacción o llama a la grúa.',
    ],
    [
      'Next: the inside of that wheel for a bent lip, and the other tires. That tire gets replaced: no plug or patch holds in a sidewall. The new one matches its axle in size, model and tread, and after a pothole get the alignment checked.',
      'Esa llanta se cambia: en el costado no hay parche que sirva. Revisa el rin y las otras, y pon una igual en ese eje. Después de un bache, alineación.',
    ],
  ),
  danger(
    'rod_knock',
    ['rod knock', 'golpeteo de biela'],
    [
      /\b(?:rod|bottom[- ]end|bearing)s? (?:\w+ )?(?:knock(?:s|ing)?|noise)\b|\bknock(?:s|ing)?\b[^.?!]{0,30}\b(?:from|in|down) (?:the )?(?:bottom|rods?|block|oil pan)\b|\bknock(?:s|ing)?\b[^.,?!]{0,24}\b(?:at|on|in) idle\b|\bidle knock\b|\bspun (?:a )?(?:rod |main )?bearing\b|\b(?:metal|glitter|shavings|flakes) in (?:the |my )?(?:oil|filter|pan)\b/,
      /^(?!.*\b(?:aguant\w*|antes de (?:que )?(?:doble|doblar|tron\w+|romp\w+|entort\w+)|limite|hasta cuant\w+|forjad\w+)\b).*\bbiela\b|\b(?:suena\w*|golpe\w*|truena|trono|ruido|toca\w*)\b[^.?!]{0,24}\bbiela\b|\bmetal en el aceite\b/,
    ],
    [
      'Stop driving it and shut it off: rod knock is a bearing that is gone, and the next miles turn a bearing job into a block with a hole in it.',
      'Apágalo y no lo manejes: ese golpe de biela es un cojinete que se acabó, y unas millas más rompen el bloque.',
    ],
    [
      'Next: tow it, read oil pressure with a mechanical gauge, cut the filter open and drop the pan to look for metal. Nothing that adds power goes on before that.',
      'Que lo lleve la grúa; mide la presión de aceite con manómetro, abre el filtro y baja el cárter a buscar metal. Nada de potencia antes de eso.',
    ],
  ),
  danger(
    'oil_pressure',
    ['oil pressure warning', 'luz de presión de aceite'],
    [
      /\boil (?:pressure )?(?:light|lamp|warning|idiot light)\b|\b(?:low|no|zero|dropping|losing) oil pressure\b|\boil pressure\b[^.?!]{0,24}\b(?:drops?|dropped|dropping|low|zero|flickers?|flickering|falls?|nothing|warning)\b/,
      /\b(?:luz|testigo|foco)\b[^.?!]{0,12}\baceite\b|\bpresion de aceite\b[^.?!]{0,20}\b(?:baja|bajo|cae|cero)\b|\bbaja presion de aceite\b/,
    ],
    [
      'Stop driving it and shut it off: without oil pressure the bearings live for seconds, so that light is not one to drive home on.',
      'Apágalo y no lo manejes: sin presión de aceite los cojinetes duran segundos.',
    ],
    [
      'Next: oil level, then a mechanical gauge on the engine (10 psi for every 1,000 rpm once hot). If the gauge agrees with the light, it is pickup, pump or bearings; if not, the sender.',
      'Revisa el nivel y mide con un manómetro mecánico: 10 psi por cada 1,000 rpm en caliente. Si está baja es bomba o cojinetes; si no, el sensor.',
    ],
  ),
  danger(
    'compression',
    ['low compression', 'compresión baja'],
    [
      /\b(?:low|no|zero|lost|losing) compression (?:on|in|at) (?:one|two|a|cyl\w*|number|no\.?|#|the|\d)\b|\bcyl(?:inder)?s? ?#?\d\b[^.?!]{0,24}\b(?:is|has|shows?|reads?)? ?(?:low|no|zero) compression\b/,
      /\b(?:sin|poca|baja) compresion en (?:un|el|uno|cilindro)\b/,
    ],
    [
      'No power on it and no hard driving: a cylinder that reads well under the others has a ring, a ring land, a valve or a head gasket that leaks, and boost or revs finish it.',
      'Sin más potencia y sin exigirle: un cilindro muy por debajo de los demás pierde por anillos, válvula o empaque, y el boost lo acaba.',
    ],
    [
      'Next: the test again hot, all plugs out and throttle open, then a leak-down. Hiss in the oil fill is rings or a ring land, in the intake or exhaust a valve, bubbles in the coolant the head gasket.',
      'Repite la prueba en caliente, con todas las bujías fuera y a fondo, luego leak-down: por el tapón de aceite son anillos, por admisión o escape válvula, burbujas el empaque.',
    ],
  ),
  danger(
    'fuel_leak',
    ['fuel smell', 'olor a gasolina'],
    [
      /\b(?:fuel|gas|gasoline|petrol|e85) (?:smell|leak\w*|fumes?|vapou?rs?|puddle|drips?|dripping|everywhere)\b|(?<!\b(?:oil|dipstick)(?: \w+)? )\bsmell(?:s|ing)? (?:a lot |strongly )?(?:like |of )?(?:raw )?(?:fuel|gas|gasoline|petrol)\b|\b(?:leak|drip)(?:s|ing)? (?:raw )?(?:fuel|gas|gasoline)\b/,
      /\bolor a (?:gasolina|combustible|nafta)\b|\bhuele a (?:gasolina|combustible|nafta)\b|\b(?:fuga|gotea|tira|pierde)\b[^.?!]{0,12}\b(?:gasolina|combustible)\b/,
    ],
    [
      "Stop driving it and don't start it in a garage: fuel that you can smell is fuel that is out, and near a hot exhaust or a spark it burns.",
      'No lo manejes ni lo prendas en el garaje: si huele a gasolina hay una fuga, y cerca del escape caliente se prende.',
    ],
    [
      'Next: key on, engine off, and look along the lines, the rail, injector O-rings, the pump hanger seal and the filler with a flashlight; a wet O-ring after injectors or a pump were fitted is the usual one.',
      'Con la llave puesta y el motor apagado mira líneas, riel, O-rings de inyectores, sello de la bomba y la boca del tanque.',
    ],
  ),
  danger(
    'overheating',
    ['overheating', 'sobrecalentamiento'],
    [
      /\bover ?heat(?:s|ing|ed)?\b|\b(?:temp\w*|coolant|water)\b[^.?!]{0,24}\b(?:pegged|in the red|red line|maxed|boil\w*|2[4-9]\d)\b|\bboil(?:s|ing|ed)? over\b|\b(?:steam|steaming) (?:from|out of|under)\b|\bgets? (?:too |really |super )?hot (?:and|in|at|on)\b|\bhead gasket\b[^.?!]{0,16}\b(?:gone|blown|blew|leak\w*)\b|\bblown head gasket\b|\bmilky oil\b|\bcoolant in (?:the |my )?oil\b|\blos(?:es|ing) coolant\b/,
      /\bse (?:sobre)?calienta\b|\bsobrecalent\w+|\bcalentando\b|\btemperatura\b[^.?!]{0,16}\b(?:rojo|alta|arriba)\b|\btira anticongelante\b/,
    ],
    [
      'Stop driving it and let it cool down with the hood open, the cap closed: past about 240°F the head gasket and the head are what you pay with.',
      'Párate, apágalo y deja que enfríe sin abrir el tapón: pasando de unos 240°F pagas con la junta y la cabeza.',
    ],
    [
      'Next: coolant level and leaks once cold, air in the system, fans and thermostat, then a combustion gas test for the head gasket. Power only adds heat, so that comes after.',
      'En frío revisa nivel y fugas, aire en el sistema, ventiladores y termostato, luego prueba de gases por la junta. La potencia suma calor: va después.',
    ],
  ),
  danger(
    'lean',
    ['lean mixture', 'mezcla pobre'],
    [
      /\b(?:go(?:es|ing)?|went|runs?|running|reads?|reading|got|get(?:s|ting)?|is|it's|been|leans?|leaning) (?:way |too |really |super |a bit |a little |very |dead |kinda |out )*lean\b|\blean(?:s|ing)? out\b|\bp0171\b|\bp0174\b|\b(?:too|dangerously) lean\b|\blean (?:code|spot|condition)\b|\b(?:fuel|rail) pressure\b[^.?!]{0,16}\b(?:drops?|dropping|falls?|falling|sags?|crash\w*)\b|\b(?:low|los(?:es|ing|t)) (?:fuel )?rail pressure\b/,
      /\b(?:mezcla|corre|anda|esta|va)\b[^.?!]{0,12}\bpobre\b/,
    ],
    [
      'Stay out of boost and off full throttle: a mixture that goes lean under load makes heat and knock, and melts pistons in a pull or two.',
      'No le des boost ni a fondo: pobre bajo carga es calor y detonación, y funde pistones en un par de jalones.',
    ],
    [
      'Next: a log with wideband and fuel pressure. Pressure that sags is pump, filter or wiring; pressure that holds is injectors at their end, a boost leak, or the tune. More power asks for more fuel, so it comes after.',
      'Registra wideband y presión de combustible: si la presión cae es bomba, filtro o cableado; si no, inyectores, fuga de boost o tune. La potencia va después.',
    ],
  ),
  danger(
    'knock',
    ['knock', 'detonación'],
    [
      /\bknock(?:s|ing)?\b(?! (?:sensor|control|limit|resist\w*|off|down|out|on|threshold|margin)\b)|\bping(?:s|ing)\b|\bdetonat(?:es|ing|ion)\b|\bpre-?ignition\b|\bpulling (?:a lot of |lots of )?timing\b/,
      /\bcascabel\w*|\bdeton(?:a|acion|ando)\b|\bpistonea\w*/,
    ],
    [
      'Stay out of boost and off full throttle: knock under load breaks ring lands and hammers bearings, and more power on top of it breaks them sooner.',
      'No le des boost ni a fondo: la detonación rompe pistones y cojinetes, y con más potencia más rápido.',
    ],
    [
      'Next: a log of where it knocks. Fill up with known 93 first; if it stays, pull timing or boost there and check plugs, intake temps and fuel pressure. A noise that does not change with load or timing is mechanical: then leave it off.',
      'Registra dónde detona. Primero gasolina buena de 93; si sigue, quita tiempo o boost y revisa bujías, temperatura y presión de combustible. Si no cambia con la carga es mecánico: déjalo apagado.',
    ],
  ),
  danger(
    'smoke',
    ['smoke', 'humo'],
    [
      /\b(?:blue|white|black|gr[ae]y|oil|lots? of|much|puffs? of|exhaust|some|there is|sees?|seeing) smoke\b|(?<!\b(?:brakes?|pads?|rotors?|calipers?)\b[^.,?!]{0,24})\bsmok(?:es|ing)\b(?! (?:the|my|his|a|those|these|tires?|everybody|everyone|them|mustangs?|camaros?))|(?<!\b(?:brakes?|pads?|rotors?|calipers?) )\bsmoke (?:out|from|coming|on|at|when|under)\b/,
      /\bhumo\b|\bechando humo\b|\bhumea\w*/,
    ],
    [
      'Stay out of boost until you know what it is, and if it is white and sweet stop driving it: white is coolant and a head gasket, blue is oil past rings, valve seals or a turbo, black is far too rich. Under load each of them gets worse fast.',
      'No le des boost hasta saber qué es, y si es blanco y dulce no lo manejes: blanco es refrigerante y junta, azul es aceite por turbo o anillos, negro es mezcla muy rica.',
    ],
    [
      'Next: coolant and oil level, then a compression and leak-down test, and on a turbo car its drain and shaft play. More boost on worn rings only smokes more.',
      'Revisa niveles, luego prueba de compresión y fugas, y el drenaje y juego del turbo. Un turbo más grande con anillos gastados también humea.',
    ],
  ),
  danger(
    'misfire',
    ['misfire', 'falla de encendido'],
    [
      /\bflashing (?:check engine|cel|engine light|mil)\b|\b(?:check engine|cel|engine light)(?: light)? (?:is |starts |keeps )?(?:flash\w*|blink\w*)\b|\bmisfir(?:es|ing|e)\b/,
      /\b(?:check engine|luz|foco|testigo)\b[^.?!]{0,16}\bparpade\w*|\bparpade\w*\b[^.?!]{0,12}\b(?:check engine|luz|foco|testigo)\b|\bfalla de encendido\b|\bfallando un cilindro\b/,
    ],
    [
      'Stay off full throttle, and stop driving it while the check engine light flashes: a misfire sends raw fuel into the cat and washes the cylinder.',
      'No lo aceleres, y si el check engine parpadea no lo manejes: la falla manda gasolina cruda al catalizador.',
    ],
    [
      'Next: read the code, then plugs (gap) and coils: swap a coil and see if the misfire follows. After that fuel pressure, injectors and a compression test.',
      'Lee el código, revisa bujías y bobinas cambiándolas de cilindro, después presión, inyectores y compresión.',
    ],
  ),
  danger(
    'noise',
    ['engine noise', 'ruido del motor'],
    [
      /\b(?:engine|motor|it|she|car|top end|valve ?train|lifters?|wrx|sti|mustang|camaro|truck)? ?(?:ticks|ticking|rattles|rattling|clacks|clacking|clatters)\b(?! off)|\b(?:ticking|rattling|clacking|grinding|tapping) (?:noise|sound)\b|\b(?:a|an|the|this|loud|cold start) (?:tick|rattle|clack|ticking|rattle)\b/,
      /(?<!\bfren\w+\b[^.?!]*)(?:\b(?:tac tac|cascabeleo|ruido raro|traqueteo|golpeteo|matraque\w+)\b|\b(?:ruid\w+|son(?:ido|ando)|suena)\b[^.?!]{0,24}\b(?:cadena|metal\w*|metalico|matraca|martill\w+|golpe\w*|clac\w*|tic tic|motor)\b)(?![^.?!]*\bfren\w+)/,
    ],
    [
      'Keep it out of boost and off full throttle until you know what it is: a tick or rattle can be a harmless exhaust leak, or a lifter, a chain or a bearing on its way out.',
      'No le exijas hasta saber qué es: puede ser una fuga de escape, o un buzo, la cadena o un cojinete.',
    ],
    [
      'Next: oil level and pressure, then listen: gone once warm is usually an exhaust leak, a lifter or the chain tensioner; following the revs under load is worse, so shut it off. Have it heard by a shop before any power goes on.',
      'Revisa nivel y presión de aceite; si se va en caliente suele ser fuga de escape, buzo o tensor; si sigue a las rpm con carga, apágalo. Que lo oiga un taller antes de ponerle potencia.',
    ],
  ),
  danger(
    'shudder',
    ['transmission trouble', 'falla de la transmisión'],
    [
      /\bshudder(?:s|ing|ed)?\b|\b(?:jerk(?:s|ed|ing)?|clunk(?:s|ed|ing)?|bang(?:s|ed|ing)?|slam(?:s|med|ming)?|buck(?:s|ed|ing)?|flar(?:es|ed|ing))\b[^.?!]{0,30}\b(?:(?:1st|first|2nd|second|3rd|third|4th|fourth|one|two|three|1|2|3|4)(?: gear)? (?:in)?to (?:2nd|second|3rd|third|4th|fourth|5th|fifth|two|three|four|2|3|4|5)|1-2|2-3|3-4|between (?:\d(?:st|nd|rd|th)?|first|second|third|gears)|shift(?:s|ing)?|into (?:gear|drive|reverse|first|second|third|fourth|[1-4](?:st|nd|rd|th))|between gears)\b|\b(?:shift(?:s|ing)?|(?:1-2|2-3|3-4)(?: shift)?)\b[^.?!,]{0,16}\b(?:jerk(?:s|y|ing)?|clunk(?:s|y|ing)?|bang(?:s|ing)|slam(?:s|ming)|flares?|harsh(?:ly)?|(?:really |so |super )hard)\b|\bshift(?:s|ing) hard(?= (?:when|into|until|if|from|between|cold|hot)\b|[.,?!]|$)|\b(?:trans(?:mission)?|tranny|gearbox|torque converter|\d(?:l|r|hp|g|t)\d{0,3}e?|th-?\d{3}|dct|dsg)\b[^.?!]{0,30}\b(?:slip(?:s|ping)?|bang(?:s|ing)?|whines?|grinds?|grinding|jerks?|flares?)\b/,
      /\b(?:transmision|caja)\b[^.?!]{0,30}\b(?:patina|tiembla|vibra|golpea|jalonea)\b/,
    ],
    [
      "Don't tow with it and stay off full throttle: a shudder or slip is clutch material that burns, and more torque or weight finishes the gearbox.",
      'No remolques ni aceleres a fondo: ese temblor o patinaje es material de embrague quemándose, y más torque acaba la caja.',
    ],
    [
      'Next: fluid level, color and smell, then codes. A hard shift only when cold is mostly old fluid or a relearn, and may go on gently until that is done this week; if it slips, bangs hot or sets a code, park it. A shudder at steady light throttle is usually the torque converter clutch or old fluid: the right fluid first, then the converter. Power and tow parts come after that.',
      'Revisa nivel, color y olor del aceite y códigos. Temblor a velocidad constante casi siempre es el embrague del convertidor o aceite viejo: primero el aceite correcto, luego el convertidor.',
    ],
  ),
]

export const DANGERS: readonly Danger[] = [...BY_WORDS, ...MORE_DANGERS]

export const dangerOf = (id: string | undefined): Danger | undefined => DANGERS.find((one) => one.id === id)
