import { fallsOff, losesPower } from '../frame/symptom-told.ts'
import { row, type TroubleRow } from './trouble-row.ts'

const INTAKE = /\b(?:cold[- ]?(?:air|and)[- ]?(?:in ?take|take|kit)?|cai|in ?takes?|air ?box|air kit|filter box)\b/
const FITTED = /\b(?:after|since|swapp?ed|swap|changed|put|installed|fitted|bolted|new|went on|threw)\b/
const RUNS_BADLY =
  /\b(?:idl(?:es?|ing)|hunt(?:s|ing)?|surg(?:es?|ing)|up and down|stall(?:s|ing)?|ping(?:s|ing)?|knock(?:s|ing)?|hesitat\w+|bogs?|bogging|runs? (?:bad|badly|rough|rich|lean|weird|funny|like)|stumbl\w+|buck(?:s|ing)?|jerk\w*)\b/
const NOT_YET = /\b(?:if|should|can i|could i|want|gonna|going to|would|plan\w*)\b/
const ASKS_POWER = /\b\d{3} ?(?:[awr]?whp|hp)\b|\bhow much (?:power|hp)\b|\bi want (?:to|more|a)\b/

const INTAKE_FIRST = (typed: string): readonly [string, string] => {
  const isIdle = /\b(?:idl\w+|hunt\w*|up and down|stall\w*)\b/.test(typed)
  const isPing = /\b(?:ping\w*|knock\w*)\b/.test(typed)
  const lead = isPing
    ? 'The intake is the first suspect. Ease off on the hills until it stops: pinging under load breaks ring lands.'
    : 'Yes, the intake is the first suspect.'
  const why = isPing
    ? 'In another housing the airflow meter reads less air than comes in, so it runs lean with too much timing; hot air from under the hood and an oiled filter on the meter do the same.'
    : 'The airflow meter sits in another housing, reads another amount of air, or air gets in behind it unmeasured.'
  const look = isIdle
    ? 'Check that the meter faces the way its arrow points (toward the engine) and sits straight, its plug and every clamp behind it, the breather and idle valve hoses, and that the meter is made for your injectors.'
    : 'Check every clamp and hose behind the meter, its plug, and clean it with meter spray only.'
  return [
    `${lead} ${why} ${look} Then the proof: put the old airbox back and disconnect the battery for ten minutes. Gone with the old box? The new one needs a tune for its housing, or it stays off. Still there? Plugs and fuel of the right octane next, then a log of fuel trims.`,
    'El intake es el primer sospechoso: el sensor de flujo (MAF) va en otra carcasa, al revés o entra aire sin medir. Revisa la flecha, el conector y las abrazaderas, y límpialo. La prueba: pon la caja de fábrica y resetea la computadora. Si se quita, ese intake pide tune; si no, bujías, octanaje y un registro.',
  ]
}

/** Boost, fuel and air that went wrong. */
export const BOOST_ROWS: readonly TroubleRow[] = [
  row(
    [
      /\bp0299\b|\b30ff\b|\bunder ?boost\w*|\bpsi (?:under|below|short|low)\b|\b(?:under|below|short of) (?:target|request\w*)\b/,
      /\b(?:wgdc|wastegate duty|duty|leak test(?:ed)?|smoke test(?:ed)?|no leaks?|tested clean|test clean)\b/,
    ],
    () => [
      "Wastegate first. Duty near its end with boost still short and the pipes tight means the gate isn't staying shut: check rod preload with a pump or the scan tool (after a turbo swap it has to be set), a worn or cracked flapper, and the actuator with its lines. Then swap the diverter, twenty minutes and cheap, and look for an exhaust leak ahead of the turbine. The turbo itself comes last: shaft play in and out, nicked blades. Stay out of full throttle meanwhile: pinned duty overspins the turbo.",
      'Primero el wastegate: con el ciclo casi al tope, poco boost y sin fugas, la compuerta no cierra. Revisa precarga de la varilla, la paleta y el actuador; luego la válvula diverter, fuga de escape antes de la turbina, y el turbo al final. Sin fondo mientras tanto.',
    ],
  ),
  row(
    [
      /\bp0299\b|\b30ff\b|\bunder ?boost\w*/,
      /\b(?:turbo|cheap|check|driveway|going bad|look|first|causes?|why|what)\b/,
    ],
    () => [
      "Most likely not the turbo. Underboost is a leak far more often, and these you check in the driveway, cold: every clamp and coupler of the charge pipes and the intercooler (oil mist shows the spot), the air filter and its hose, the small vacuum lines, the bypass or diverter valve. Next a smoke test, $100 or so at most shops, then the wastegate actuator. The turbo comes last: with the inlet off, a little side play is normal, in-and-out play isn't. Stay off full throttle until it's found.",
      'Lo más seguro es que no sea el turbo: casi siempre es una fuga. Revisa en frío abrazaderas, tubos del intercooler, filtro, líneas de vacío y la válvula diverter; luego prueba de humo y actuador. El turbo al final. Sin fondo hasta encontrarlo.',
    ],
    /\b(?:wgdc|duty)\b|\bwhat (?:does|is) (?:a )?p0299(?: mean)?\W*$/,
  ),
  row([INTAKE, FITTED, RUNS_BADLY], ({ typed }) => INTAKE_FIRST(typed), ASKS_POWER),
  row(
    [
      /\b(?:swap(?:ped)?|changed|put|installed|fitted|threw|bolted)\b[^.?!]{0,24}\b(?:intake|air ?box|injectors?|downpipe|turbo|maf|map sensor|plugs|pump|intercooler|bov|blow-?off)\b/,
    ],
    ({ typed, before }) =>
      RUNS_BADLY.test(before) || losesPower(before)
        ? [
            `Then that's the first suspect: look at what changed last. ${INTAKE.test(typed) ? 'Another intake changes what the airflow meter reads, so the old tune runs it lean or rich right where you feel it.' : 'A part that the tune does not know of runs it off its tables.'} Stay out of boost, put the old part back and log the same pull: gone means the new part needs its own tune, and then it stays off until it has one. Still there means a boost leak from the work, plugs or fuel, in that order.`,
            'Entonces ese es el primer sospechoso: lo último que se cambió. Sin boost; pon la pieza anterior y registra el mismo jalón. Si se quita, la nueva pide su tune; si no, fuga, bujías o combustible.',
          ]
        : undefined,
    NOT_YET,
  ),
  row(
    [
      /\b(?:fuel|rail) ?(?:press\w*|psi)\b[^.?!]{0,40}\b(?:drop\w*|fall\w*|sag\w*|fad\w*|dip\w*|crash\w*)\b/,
      /\b(?:pumps?|filter|volt\w*|wiring|regulator|fpr|relay)\b/,
    ],
    ({ typed }) => [
      `Stay out of boost: lean up top melts pistons. Pressure that sags as rpm climbs is supply, in this order. Voltage first, it's free: measure at the pump plugs during the pull, 13 V or more; less is wiring, relay or ground. ${/\b(?:twin|two|dual|both|2x)\b/.test(typed) ? 'Then that both pumps run: pull one plug at a time and watch pressure. ' : ''}Then the filter and the pump sock, which ethanol loads with what it washes out of the tank. Then the pumps themselves against flow at that pressure and voltage. Cold air and a stronger blend ask for more fuel, so what was enough in summer can be short in winter: test the ethanol content too.${/\b(?:fpr|regulator)\b/.test(typed) ? ' The regulator rarely does this.' : ''}`,
      'Sin boost: pobre arriba funde pistones. Presión que cae con las rpm es suministro: primero voltaje en la bomba (13 V o más), que trabajen todas las bombas, filtro y malla, y luego el flujo. En frío y con más etanol pide más.',
    ],
  ),
  row(
    [
      /\b(?:blower|supercharger|snout)\b/,
      /\b(?:rattl\w*|marbles?|coffee grinder|grinds?|grinding|clatter\w*|clack\w*|knocking noise)\b/,
    ],
    ({ typed }) => [
      `Most likely the drive coupler in the snout: it rattles at a hot idle and goes quiet under throttle, when the drive is loaded. A light one is common and lives long; loud as gravel is worn, and a ${/\b(?:pulley|upper|lower|2\.\d+)\b/.test(typed) ? 'smaller pulley wears it faster' : 'worn one wears on'}. Check before more pulls: belt off, turn the pulley by hand. Free play back and forth is the coupler, a cheap part; rough or gritty is a snout bearing, and that comes out before it takes the rotors. Oil level in the blower with it. No smaller pulley until that's known.`,
      'Lo más probable es el cople del snout: suena en ralentí caliente y se calla al acelerar. Quita la banda y gira la polea a mano: juego es el cople, áspero es balero, y ese se cambia antes de que dañe los rotores. Revisa su aceite.',
    ],
  ),
  row(
    [
      /\b(?:misfir\w*|timing (?:correction|pull\w*|retard)|(?:knock|ignition) retard|correction)\b/,
      /\bcyl(?:inder)?s? ?#?\d\b/,
      /\b(?:boost|wot|full|4th|fourth|3rd|third|load|\d{4} ?rpm)\b/,
    ],
    ({ typed }) => {
      const isTiming = /\b(?:timing|retard|correction)\b/.test(typed)
      return isTiming
        ? [
            'One cylinder that pulls timing on every tank is that cylinder, not the gas. Order: plug of that hole (gap, heat range, a cracked insulator), its coil, then swap its injector with a neighbor and log again; a lazy one runs that hole lean. After that carbon on its valves (direct injection), a leak-down, and a bracket or heat shield that rattles near the knock sensor: noise stays when boost goes down, knock goes. Up to about -3 is common; -4 and more at one rpm, keep it out of full boost until you know.',
            'Un solo cilindro que quita tiempo con cualquier gasolina es ese cilindro: bujía, bobina, cambia su inyector con el vecino y registra; luego carbón y leak-down. Hasta -3 es común; más de -4, sin boost a fondo hasta saber.',
          ]
        : [
            'Coil and plug are out once they were swapped and it stays in that cylinder. Under full load only: first the gap (0.022 to 0.026 in on a tuned turbo car; a new plug out of the box is often wider), then swap its injector with a neighbor, then fuel pressure in the same log, a leak-down for a tired hole, and the harness plug of that coil. An unknown tune: read what it asks for or put the stock file on and try again. No full boost meanwhile: raw fuel cooks the cat.',
            'Si ya cambiaste bobina y bujía y sigue en ese cilindro: revisa la luz de la bujía (0.55 a 0.65 mm), cambia su inyector con el vecino, mide presión y haz leak-down. Prueba con el programa de fábrica. Sin boost a fondo.',
          ]
    },
  ),
  row(
    [/\b(?:psi|boost|stage|turbo|protune|tuned|pull\w*|gear|3rd|4th|wot)\b/],
    ({ typed, car }) => (car && losesPower(typed) ? fallsOff(car, typed) : undefined),
    /\b\d{3} ?(?:[awr]?whp|hp)\b|\b(?:which|what) turbo\b|\b(?:will|would|won't|want|need|build|plan|budget|does (?:it|that|this))\b/,
  ),
]
