import { row, type TroubleRow } from './trouble-row.ts'

const OF_VQ = /^VQ3[57]/

/** Clutch, gearbox, over-revs, cold rattles: the running gear. */
export const RUNNING_GEAR_ROWS: readonly TroubleRow[] = [
  row(
    [/\bclutch pedal\b/, /\b(?:floor|stay(?:s|ed)|stuck|went down|pull(?:ed)? it (?:back )?up|no pressure)\b/],
    ({ car, typed }) => {
      const isInside = car !== undefined && OF_VQ.test(car.vehicle.engine.code) && car.vehicle.yearTo >= 2007
      const isCable = car?.vehicle.make === 'Ford' && car.year < 2005
      const dark = /\b(?:black|dark|dirty|brown)\b/.test(typed)
        ? ' Black fluid is rubber off the seals: bleeding it buys days, not a cure.'
        : ''
      if (isCable) return undefined
      return isInside
        ? [
            `Don't drive it, tow it: on the ${car.name} that is the concentric slave cylinder (CSC) inside the bellhousing, known for it.${dark} Look for fluid at the bottom of the bellhousing and the level in the reservoir; dry and full, it is the master. The gearbox comes out for the slave, so the clutch goes in the same go.`,
            `No lo manejes, que lo lleve la grúa: en el ${car.name} es el esclavo concéntrico (CSC) dentro de la campana, falla conocida. Busca líquido abajo de la campana; si está seca y el depósito lleno, es la bomba maestra. Hay que bajar la caja, así que cambia el clutch de una vez.`,
          ]
        : [
            `Don't drive it, tow it: a pedal on the floor is lost clutch hydraulics, and in gear at a light you can't get out of gear.${dark} Level first, then look for a wet slave at the gearbox, wet carpet under the pedal (master), and fluid at the bottom of the bellhousing (slave inside: the gearbox comes out). Only after hard high-rpm shifts? Boiled fluid or the pressure plate.`,
            'No lo manejes, que lo lleve la grúa: es la hidráulica del clutch. Revisa nivel, esclavo mojado en la caja, bomba maestra (alfombra mojada) y líquido abajo de la campana. Si solo pasa tras cambios altos, líquido hervido o el plato.',
          ]
    },
  ),
  row(
    [
      /\b(?:money ?shift\w*|over-?rev\w*|mechanical over|wrong gear|(?:2nd|second|3rd|third|1st|first) instead of (?:4th|fourth|5th|fifth|3rd|third)|[34](?:rd|th)? ?(?:-|to) ?[12](?:st|nd)? instead of|[34]-[12]\b)/,
      /\b(?:rpm|\d{1,2},?\d{3}|look at|check|start(?: it)?|hurt|damage|fine|noise|data|limiter|redline|what now)\b/,
    ],
    ({ car }) => {
      const isHonda = car !== undefined && /^F2[02]C/.test(car.vehicle.engine.code)
      const own = isHonda
        ? ` On the ${car.name} look at the valve retainers and keepers first: the AP1's crack or pull through from an over-rev, and a cracked one drops a valve a week later.`
        : ''
      return [
        `Don't start it yet. Valve cover off first: retainers, keepers and springs, and the valve clearance against the book; one that has gone tight or loose is a bent valve or a pulled retainer.${own} Turn it over by hand two full turns: any hard stop, stop. Then compression and a leak-down on all cylinders, a borescope for witness marks on the pistons, and the plugs. All even and in spec: start it, listen, cut the oil filter open after the first 50 miles. It runs fine right after an over-rev more often than it is fine.`,
        `Todavía no lo arranques. Quita la tapa: retenes, seguros y resortes, y la holgura de válvulas; una que cambió es válvula doblada o retén hundido. Gíralo a mano dos vueltas; luego compresión, leak-down y boroscopio. Todo parejo: arráncalo, escucha y abre el filtro a las 50 millas.`,
      ]
    },
    /\b(?:can|does|will|is) (?:a |the )?(?:rev )?limiter\b|\bwhat is\b/,
  ),
  row([/\bvanos\b/, /\b(?:rattl\w*|tick\w*|noise|clatter\w*|marbles)\b/], () => [
    'Common, not healthy: a cold VANOS rattle that goes after half a minute is play in the splines or the hub tabs, taken up once oil pressure is there. Before track days have the hub tabs and bolts and the oil pump disc looked at, with new seals in the unit; a broken tab takes chain and valves with it. Do it with the rod bearings and a valve adjustment. A rattle that stays warm, or a limp mode: park it until then.',
    'Común, pero no sano: el ruido en frío que se va es juego en los dientes o el hub, que se toma con presión de aceite. Antes de pista revisa hub, tornillos y disco de la bomba, con sellos nuevos; hazlo junto con los metales. Si sigue en caliente, no lo uses.',
  ]),
  row(
    [
      /\b(?:shudder\w*|rumble strip|shak\w+)\b/,
      /\b(?:tune|tuned|tuning)\b[^.?!]{0,16}\b(?:fix|cure|help|solve|stop|take care)\w*\b|\b(?:fix|cure|help|solve)\w*\b[^.?!]{0,16}\btune\b/,
    ],
    ({ car, typed }) => {
      const isTen =
        /\b10[- ]?speed\b|\b10r80\b/.test(typed) || car?.vehicle.transmission.code.includes('10R80') === true
      const own = isTen
        ? ' On a 10R80 a bang on the cold 3-4 is the CDF clutch drum or old adaptive values: a relearn with fresh Mercon ULV first, the drum if it comes back.'
        : ''
      return [
        `No tune fixes that. A shudder at a steady 40 to 60 on light throttle is the torque converter clutch or worn-out fluid: fluid of the right spec first, it cures many of them, then the converter.${own} Don't tow with it and stay off full throttle until it's done; more torque only finishes it.`,
        'Ningún tune arregla eso: el temblor a velocidad constante es el embrague del convertidor o aceite viejo. Primero el aceite correcto, luego el convertidor. No remolques ni aceleres a fondo hasta entonces.',
      ]
    },
  ),
  row(
    [
      /\b(?:lower|low|stock|softer|weaker|stage ?1|smaller|eco|base|wastegate) (?:boost|map|tune|file|psi)\b|\bturn (?:it|the boost|boost) down\b/,
      /\b(?:until|till|til|for now|a while|get by|make it to|last|limp|in the meantime|still)\b/,
    ],
    ({ typed, before }) =>
      /\bclutch\b[^.?!]{0,40}\bslip\w*|\bslip\w*\b[^.?!]{0,40}\b(?:clutch|4th|5th|3rd|gear)\b/.test(
        `${before} ${typed}`,
      )
        ? [
            "Yes, for a while: go down to the lowest or the stock map, keep your foot out of it in the high gears below 4,000 rpm, and no launches. Then test it warm: 4th gear, 2,000 rpm, foot flat. Revs that climb without speed on the stock map mean it is done: replace it now, before the heat takes the flywheel too. If it holds, it's glazed rather than gone, and it buys you months, not years.",
            'Sí, por un tiempo: usa el mapa más bajo o el de fábrica, sin fondo en cambios altos bajo 4,000 rpm y sin arrancones. Pruébalo en 4ª a 2,000 rpm a fondo: si patina aun así, cámbialo ya, antes de que acabe con el volante.',
          ]
        : undefined,
  ),
  row(
    [/\brumble\b/, /\b(?:equal|uel|elh|header|lose|keep|gone|still|that|sound)\b/],
    ({ car, typed, before }) =>
      car?.vehicle.make === 'Subaru' || /\b(?:sti|wrx|subaru|boxer)\b/.test(`${before} ${typed}`)
        ? [
            'Yes, you lose it: the boxer rumble comes from the unequal stock manifold, and an equal-length header evens the pulses into a smooth, higher note. Want to keep it? Stay with an unequal-length header or the stock one; it costs a little spool and no more.',
            'Sí, se pierde: el sonido bóxer viene del múltiple desigual de fábrica; uno de longitud igual suena parejo y más agudo. ¿Lo quieres conservar? Quédate con uno desigual o el de fábrica.',
          ]
        : undefined,
    /\brumble strip|\b\d{3} ?(?:wheel|[awr]?whp|hp)\b/,
  ),
  row(
    [
      /\b(?:hooks?|dead hooks?|bites?)\b[^.?!]{0,24}\b(?:then|and)\b[^.?!]{0,16}\b(?:blows?|spins?|breaks? loose|lets go|haz(?:es|ing))\b|\bblows the tires? off\b/,
    ],
    ({ typed }) => [
      `Tire and shock before anything else: a car that hooks dead and spins 40 feet out unloads the tire when the front comes down. One change a pass, on video from the side. 1. Pressure: ${/\b\d{2} ?psi\b/.test(typed) ? 'from what you have ' : ''}in half-pound steps, down until the sidewall wrinkles cleanly, up if the tread is only black at the edges. 2. Rear shock extension a click or two tighter, so that it doesn't hit the tire and bounce; front extension a bit tighter so that the nose comes down slower. 3. Instant center: if the body rises hard (separation), lower the front of the upper arm or the rear of the lower one. 4. Only then the chip or converter rpm, 200 down at a time. Bog-spin-bog is too much hit, so soften the hit first.`,
      'Llanta y amortiguador primero: engancha y patina a 40 pies porque la llanta se descarga. Un cambio por pasada y en video: presión de media en media libra, rebote trasero más firme, bajar el centro instantáneo, y al final las rpm de salida.',
    ],
  ),
]
