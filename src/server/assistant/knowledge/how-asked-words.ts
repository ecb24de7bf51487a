import type { Bilingual } from '../advisor.ts'

/** What is asked of a car, a part or the shop in so many words, and is answered as it is asked. */
export const HOW_ASKED = {
  check_tuned: [
    "Ask for the paper first: the receipt, who tuned it, which map, on which fuel, and a log. A handheld or license that is tied to the car has to come with it. Then check: a scan tool, the tuning app, a dealer or a shop for that make reads the computer's calibration and compares it with stock. Look for a piggyback box wired in at the computer or the boost sensor. A logged pull shows boost over the stock figure, timing, fuel trims and knock. Have compression and leak-down done at the same inspection. If nobody can show or read the tune, count it as stock, and as one that may have been pushed.",
    'Pide primero el recibo, quién lo programó, qué mapa, con qué gasolina y un log. Luego que un taller o el dealer lea la calibración y la compare con la de fábrica; busca una caja piggyback y mide el boost en un jalón. Compresión y fugas en la misma revisión. Si nadie puede mostrar el tune, cuéntalo como de fábrica.',
  ],
  which_pulley: [
    "The upper first. It is the cheaper one, it comes off with the blower in the car, and a step down in size gives about 2 to 3 psi. The lower, a bigger ring on the crank damper, is more labor; take it when the upper slips, because it keeps more belt wrap for the next step. Either one needs an unlocked computer, a tune written for that pulley, and fuel and intake temps checked in a log. Don't drive it on the old tune.",
    'Primero la de arriba: es más barata, sale con el blower montado y da unas 2 a 3 psi. La del cigüeñal es más trabajo; ponla cuando la de arriba patine. Las dos piden computadora abierta, tune para esa polea, y gasolina y temperatura revisadas en un log.',
  ],
  pulley_goes_with: [
    'With a smaller pulley go: a belt of the right length with enough wrap (an idler where it slips), plugs one step colder, a tune for that pulley, and cooling: the heat exchanger and its pump. Check the fuel in the first log: the pump and injectors have to hold their pressure and duty at full boost, and an airflow meter at its end has to be replaced. No pulley without its tune.',
    'Con la polea van: banda del largo correcto con buen agarre, bujías un grado más frías, tune para esa polea y enfriamiento: intercambiador y su bomba. Revisa la gasolina en el primer log: bomba, inyectores y sensor de aire. Sin tune, no.',
  ],
  cooling_first: [
    'The cooling first. On a blower car a weak pump or a small heat exchanger costs power on every pull and brings knock, and a pulley only adds heat. Check that the intercooler pump runs and moves coolant, replace it if it is the original on an old car, then the heat exchanger, then the pulley with a tune for it.',
    'Primero el enfriamiento: una bomba débil o un intercambiador chico cuestan potencia y traen cascabeleo, y la polea solo suma calor. Revisa o cambia la bomba, luego el intercambiador, luego la polea con su tune.',
  ],
  pump_first: [
    "Before the tune, or the same day. Under boost a stock high-pressure pump can let rail pressure fall, the engine goes lean, and that is what breaks rods and pistons. Put the pump in, log rail pressure in a full pull, actual against target, and have the tune written to what it holds. Stay out of boost until that's done.",
    'Antes del tune, o el mismo día: si la bomba de alta deja caer la presión va pobre, y eso rompe bielas y pistones. Ponla, registra la presión del riel en un jalón y que el tune se haga con eso.',
  ],
  boost_high_miles: [
    'That is a lot of miles for boost, so the engine has to earn it first: compression within 10% between cylinders, leak-down under 10 to 15%, hardly any oil use and clean oil pressure. If it fails one of those, no boost. If it passes, the kit is the smaller part: fuel, a tune, clutch or automatic, cooling and gaskets come with it, and on an old car that is easily more than the car is worth. Cheaper and safer: fresh fluids, plugs, bushings, tires and brakes, or a car that came with boost.',
    'Son muchas millas para boost: primero compresión (dentro de 10%), fugas bajo 10 a 15%, casi sin consumo de aceite y buena presión. Si falla, nada de boost. Si pasa, al kit se suman gasolina, tune, clutch y enfriamiento, y eso fácil vale más que el carro.',
  ],
  low_boost: [
    'Low boost helps, but it saves neither the tune nor the checks. At any psi it needs the fuel, a tune for it and a wideband: lean at 5 psi breaks a piston too. Worn rings and bearings still decide, so compression, leak-down and oil use come first. And the price hardly falls: kit, fuel, tune and labor are the same at 5 psi as at 8.',
    'Menos boost ayuda, pero no te ahorra el tune ni las pruebas: a cualquier psi lleva gasolina, tune y wideband. Primero compresión, fugas y consumo de aceite. El precio casi no baja.',
  ],
  cvt_safe: [
    'Not without risk: the CVT is the limit, not the engine. Its belt slips on torque, and a belt that has slipped is a new transmission. Only a map made for the CVT with its torque capped, no hard launches, fresh CVT fluid, and no boost while it is cold. The factory powertrain warranty is at risk. If you want real power, the manual car is the one to tune.',
    'Con riesgo: el límite es la CVT. Su banda patina con el torque y entonces es caja nueva. Solo un mapa para CVT con torque limitado, sin arrancones, con líquido fresco. La garantía queda en riesgo.',
  ],
  cvt_torque: [
    "About 10 to 15% over its stock torque, and only on a map made for the CVT. No maker publishes a limit, so that is our estimate and no guarantee. On Honda's 1.5 turbo: 162 lb-ft stock in the Civic with the CVT, and the 2018 Accord sends 192 lb-ft through its own, so I'd stop there at about 190. If it flares or slips, go back to stock at once.",
    'Unos 10 a 15% sobre el torque de fábrica y solo con mapa para CVT; es estimado, nadie publica un límite. En el 1.5 turbo de Honda pararía en unas 190 lb-ft. Si patina, regresa al mapa de fábrica.',
  ],
  coilovers_at_home: [
    "You can, on level, hard ground: concrete, not gravel or soft asphalt. Never under a car on a jack alone: jack stands under the pinch welds or subframe, wheels chocked. If you reuse the top mounts, use a real spring compressor; a spring that gets loose can kill. Torque the bushing bolts at ride height, and get an alignment the same week. First time it takes 5 to 8 hours. Pay for it if bolts are rusted solid, the ground slopes, or your lease doesn't allow repairs.",
    'Se puede en piso duro y parejo: nunca bajo el carro solo con gato, siempre torres y cuñas. Si usas las bases originales, compresor de resortes de verdad. Aprieta los bujes a altura de manejo y alinea esa semana. La primera vez, 5 a 8 horas.',
  ],
  mpg_of_tune: [
    'At the same cruise, next to nothing: a mild tune moves it 1 or 2 mpg either way. Use the power and it drinks more, and it needs premium. Nobody gets his money back in gas.',
    'A la misma velocidad casi nada: 1 o 2 mpg. Si usas la potencia gasta más, y pide premium.',
  ],
  stranger_brakes: [
    "For any daily: street pads that bite cold and dust little, ceramic or a mild semi-metallic; track pads squeal and bite late when cold. Rotors only if they are under their minimum or shake, and fresh DOT 4 fluid either way. Tires in the size on the door sticker: all-season where it freezes, summer performance where it doesn't; they do more for stopping than any brake part. We list no pads made for that car, so send the trim and wheel size to /contact and we check what fits.",
    'Para diario: balatas de calle que muerdan en frío y ensucien poco, discos solo si vibran o están bajo el mínimo, y DOT 4 fresco. Llantas en la medida de la puerta. No tenemos balatas hechas para ese carro: mándanos versión y rin a /contact.',
  ],
  bolts_4g63: [
    'Count the bolts that hold the flywheel to the crank. The 6-bolt 4G63 is the one up to mid 1992: bigger rods, and no name for crankwalk. The 7-bolt came after it, in the 1995-99 turbo Eclipse and Talon and in the Evos: lighter rods, and on the 1995-99 cars a crank that can walk. Check end play with a dial at the pulley while somebody presses the clutch, before any power: over about 0.010 in is bad.',
    'Cuenta los tornillos del volante al cigüeñal. El 4G63 de 6 es el de hasta mediados de 1992: bielas más gruesas y sin fama de crankwalk. El de 7 vino después, en los Eclipse y Talon turbo 1995-99 y en los Evo: bielas más ligeras y, en los 1995-99, un cigüeñal que puede caminar. Mide el juego axial antes de subir potencia: más de 0.010 in es malo.',
  ],
  not_ours_to_write: [
    "Ha, that one you write yourself: I only do cars and parts. Ask me what 0-60, torque or gearing works out to and I'll help. Or tell me the car and what you can spend, and I'll find what is worth buying.",
    'Jaja, eso te toca a ti: yo solo hago carros y piezas. Dime el carro y cuánto puedes gastar, y busco qué conviene.',
  ],
} as const satisfies Readonly<Record<string, Bilingual>>

export type HowAsked = keyof typeof HOW_ASKED
