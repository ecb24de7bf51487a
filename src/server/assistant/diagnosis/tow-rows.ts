import { dollarsOf, installedUsdOf } from '../../pricing/money.ts'
import { dollars } from '../advisor.ts'
import type { OfCar } from '../frame/of-car.ts'
import { row, type TroubleRow } from './trouble-row.ts'

const TOWS = /\b(?:tow(?:s|ing|ed)?|trailer|camper|fifth wheel|5th wheel|travel trailer|grades?|haul\w*|boat)\b/

function coolerFor(car: OfCar | undefined): string {
  const [part] = (car?.advisor.catalog.partsFor(car.vehicle) ?? [])
    .filter(({ kind }) => kind === 'transmission_cooler')
    .toSorted((a, b) => installedUsdOf(a) - installedUsdOf(b))
  return part
    ? ` Ours: ${part.manufacturer} ${part.name}, ${dollars(dollarsOf(part.priceCents))} (${dollars(installedUsdOf(part))} installed).`
    : ''
}
const torqueOf = (car: OfCar | undefined): string =>
  car ? ` the stock ${car.vehicle.transmission.code} of the ${car.name} bears stock power with room;` : ''

/** Trucks that pull: heat, weight and what carries it. */
export const TOW_ROWS: readonly TroubleRow[] = [
  row(
    [
      /\btrans(?:mission)?\b[^.?!]{0,24}\b(?:temps?|temperature|hot|heat)\b|\btrans(?:mission)? (?:gonna|going to|will)\b/,
      TOWS,
      /\b\d{3}\b/,
    ],
    ({ typed, car, before }) => {
      // A first message of hot towing gets its coolers and their prices.
      if (before === '') return undefined
      const degrees = [...typed.matchAll(/\b(1[89]\d|2[0-7]\d)\b/g)].map(([one]) => Number(one)).at(-1)
      const now = degrees
        ? degrees >= 250
          ? `${degrees}°F is too hot already: at 250 pull over and let it idle in neutral.`
          : degrees >= 220
            ? `${degrees}°F is warm already: under 220 is happy, 230 is where you ease off, 250 is where you pull over.`
            : `${degrees}°F is fine.`
        : ''
      return [
        `It goes up, because more torque through a converter that isn't locked is heat. ${now} So the cooler before the power: a stacked-plate one in the air ahead of the radiator, and fresh fluid.${coolerFor(car)} On the grade tow/haul, one gear lower and the converter locked, 3,000 rpm and up rather than foot down in a tall gear. Check first whether the factory tow package already brought a cooler.`,
        `Sube: más torque con el convertidor suelto es calor. Menos de 220°F está bien, desde 230 afloja, a 250 párate. Primero un enfriador de caja y aceite nuevo; en la subida, tow/haul y un cambio abajo.`,
      ]
    },
  ),
  row(
    [
      TOWS,
      /\btrans(?:mission)?\b/,
      /\b(?:hard on|hurt|kill|survive|hold up|handle|ok for|okay for|bad for|stuck|worr\w+|be (?:ok|fine|safe))\b/,
    ],
    ({ car, before }) =>
      before === ''
        ? undefined
        : [
            `Heat is what counts, not the power:${torqueOf(car)} a long grade in summer with the converter unlocked is what cooks one. Before the trip: see whether it has the factory tow package cooler, add a bigger stacked-plate one in front of the radiator if not, fresh fluid of the right spec.${coolerFor(car)} On the mountain tow/haul mode, a gear lower, and watch the gauge: under 220°F is happy, ease off at 230, pull over at 250. Stay under the hitch rating and the payload on the door.`,
            'Lo que cuenta es el calor: enfriador de caja (mira si ya trae el del paquete de remolque), aceite nuevo, tow/haul y un cambio abajo en la subida. Menos de 220°F bien, afloja en 230, párate en 250.',
          ],
    /\b(?:build|whp|\d{3} hp)\b/,
  ),
  row(
    [/\begts?\b/, TOWS],
    () => [
      "With the emissions gear left on: an EGT gauge ahead of the turbo if it hasn't one, then boost leaks (boots and clamps of the intercooler), a clean air filter and cooler fins, and a transmission service. On the pass it's your right foot and the gear: exhaust brake or tow/haul on, one gear lower, 2,200 to 2,600 rpm, because fuel without rpm is what makes heat. Ease off at 1,250°F held; 1,300 is where a diesel piston ends. A tow tune only with a CARB EO, and one that adds air rather than fuel. A bigger intercooler helps, gearing helps more.",
      'Con todo lo de emisiones puesto: pirómetro antes del turbo, fugas de boost, filtro y radiadores limpios y servicio de caja. En la subida, un cambio abajo y 2,200 a 2,600 rpm: combustible sin rpm es calor. Afloja a 1,250°F sostenidos.',
    ],
    /\bgas(?:oline)? engine\b|\becoboost\b/,
  ),
  row([/\bst ?\d{3}\b|\b(?:trailer|camper) (?:tires?|tyres?)\b|\bload range\b/, /\bpsi\b|\bpressure\b/], () => [
    "The sidewall, as a rule: special trailer (ST) tires carry their load at the pressure on the sidewall, so 80 psi cold on a load range E, and low pressure is what blows them. The trailer's own placard counts where it says less and the tires are the size on it. To go lower, weigh the axles loaded at a truck scale and read the tire maker's load table: never under the table for that weight, and never over what the wheels are stamped for. We sell no trailer tires.",
    'Casi siempre la del costado: las llantas ST cargan lo suyo a esa presión en frío (80 psi en rango E). Para bajar, pesa los ejes cargados y usa la tabla del fabricante; nunca más de lo que marca el rin.',
  ]),
  row(
    [
      /\b(?:gears|axle ratio|rear ?end ratio|3\.\d\d|4\.\d\d)\b/,
      /\b(?:more than|better than|instead of|over|vs|versus|or)\b/,
    ],
    ({ typed, before }) =>
      TOWS.test(`${before} ${typed}`)
        ? [
            `Yes, for towing they do: going from a 3.08 or 3.42 to a 3.73 or 4.10 is 9 to 30% more pull in every gear, where an intake and a tune on an engine without boost add a few percent up top. And gears are smog legal everywhere. On four-wheel drive both axles are done alike, so count on $2,000 to $3,000 at most shops, with the speedometer recalibrated, and 1 to 2 mpg on the highway. Try tow/haul and a gear lower first: it's free and does the same on one hill.`,
            'Sí, para remolcar rinden más: pasar de 3.08 o 3.42 a 3.73 o 4.10 es 9 a 30% más jalón en cada cambio, y es legal en todos lados. En 4x4 van los dos ejes: unos $2,000 a $3,000 y recalibrar velocímetro.',
          ]
        : undefined,
    /\b(?:which|what) gear\b|\bin (?:third|fourth|\d) gear\b/,
  ),
]
