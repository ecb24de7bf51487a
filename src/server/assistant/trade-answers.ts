import type { Bilingual } from './advisor.ts'
import type { Topic } from './topics.ts'

/** What the trade knows about every car, in the words of a counter. */
export const TRADE_ANSWERS: Readonly<Partial<Record<Topic, Bilingual>>> = {
  stage_meaning: [
    'There is no standard: every shop has its own list. Usually stage 1 is a tune on the stock hardware, stage 2 adds the breathing the tune needs (on a turbo car a downpipe and intake, on a V8 headers and the like), and stage 3 is a bigger turbo or a blower with fuel and clutch to match. Tell me the car and I show you what our stages hold and cost.',
    'No hay un estándar: cada taller tiene su lista. Normalmente stage 1 es solo el tune, stage 2 agrega las piezas que el tune necesita (downpipe, intake, escape) y stage 3 es turbo más grande o supercharger con combustible y embrague. Dime qué carro es y te enseño nuestras etapas con precio.',
  ],
  supercharger_types: [
    'Roots and twin-screw are positive displacement: full boost just off idle, so the most low-speed torque. A Roots moves air without compressing it inside, so its charge comes out hottest and it soaks first; the TVS rotors of today are far better at that. A twin-screw compresses inside the case: cooler air and a little less drive power at high boost. A centrifugal is a turbo compressor on a belt: boost rises with rpm, least low-speed torque, the coolest charge and the most power at the top.',
    'Roots y twin-screw dan todo el boost desde abajo: más torque a bajas rpm. El roots calienta más el aire; el twin-screw comprime adentro y sale más frío. El centrífugo sube el boost con las rpm: menos torque abajo, aire más frío y más potencia arriba.',
  ],
  e85_why: [
    'Both. Ethanol resists knock by itself (E85 is worth about 105 octane), and its heat of vaporization is about three times that of gasoline, with 30 to 40% more of it injected: as it evaporates it cools the charge by tens of degrees, most of all with direct injection. Cooler charge and more octane leave room for spark advance and boost. It also burns a little faster.',
    'Por las dos cosas: el etanol resiste la detonación (unos 105 octanos) y al evaporarse enfría la mezcla, porque su calor de vaporización es unas tres veces el de la gasolina y se inyecta 30 a 40% más. Por eso admite más tiempo y más boost.',
  ],
  what_is_tune: [
    'A tune is software: the fuel, spark and boost tables in the engine computer (ECU) rewritten for your parts and your fuel. A "chip" is the old word, from when that meant swapping a memory chip; a plug-in box sold as a chip today only fakes sensor readings, and we leave those alone. "Stage 1" usually means nothing but the tune on the stock hardware.',
    'Un tune es software: las tablas de combustible, tiempo y boost de la computadora (ECU) escritas para tus piezas y tu gasolina. "Chip" es la palabra vieja. "Stage 1" normalmente es solo el tune.',
  ],
  towing: [
    'Yes, within the tow rating of the truck, and with a tune made for it: heat is what ends it. Towing holds boost and load for minutes, so oil, coolant and transmission temperatures climb; a bigger intercooler and a transmission cooler come before any power, and premium in the tank. Use a tow map, keep an eye on the temperatures on grades, and back off when the transmission passes 230°F. A tune does not raise the tow rating.',
    'Sí, dentro de la capacidad de remolque y con un tune para eso: el calor es el límite. Primero intercooler y enfriador de transmisión, premium en el tanque, y cuida las temperaturas en subidas. El tune no sube la capacidad de remolque.',
  ],
  noise: [
    'It depends on the part. An exhaust or headers make the car louder all the time, and some drone inside at highway speed. A supercharger adds a whine under load: a twin-screw or Roots the most, a centrifugal a whistle. A turbo whistles and is otherwise quiet, it even muffles the exhaust. A tune alone makes no noise. Say "keep the stock exhaust" and I plan it quiet.',
    'Depende de la pieza. Escape y headers suenan más fuerte siempre; un supercharger silba con carga (ruido de whine), un turbo casi no se oye, y un tune no hace ruido. Dime "deja el escape de fábrica" y lo planeo silencioso.',
  ],
  daily_use: [
    'Yes, if it is planned for that: mild cams or none, a clutch you can live with in traffic, a fuel you pass on the way, and power under the limits of the parts. What changes day to day is fuel use, most of all on E85 (about 30% more), some noise, and oil changes every 5,000 miles. Say "daily driver" and I plan it with more margin.',
    'Sí, si se planea para eso: un clutch usable en tráfico, gasolina que consigas y potencia con margen. Cambia el consumo (con E85, 30% más), algo de ruido y el aceite cada 5,000 millas. Dime "para diario" y lo planeo con más margen.',
  ],
  fbo: [
    'FBO is full bolt-ons: everything that bolts on without opening the engine. Intake, downpipe or headers, exhaust, intercooler and charge pipes on a turbo car, plus the tune that ties it together.',
    'FBO es "full bolt-ons": todo lo que se atornilla sin abrir el motor: intake, downpipe o headers, escape, intercooler, y el tune.',
  ],
  vtec: [
    'VTEC is a second cam lobe. Below the switch point, around 5,000 to 6,000 rpm, the valves follow a mild lobe; above it a pin locks in the big one, so the valves open further and longer and the engine keeps breathing to redline. That is the kick: power that other small engines run out of up there.',
    'VTEC es un segundo lóbulo en el árbol de levas (cam): arriba de unas 5,500 rpm las válvulas abren más y el motor sigue respirando hasta el corte.',
  ],
  units: [
    'PS is metric horsepower: 1 PS = 0.986 hp, so 600 PS is 592 hp. 1 kW = 1.341 hp. Same car, two rulers, and rounding does the rest.',
    'Un PS (CV) es el caballo métrico: 1 PS = 0.986 hp, así que 600 PS son 592 hp. 1 kW = 1.341 hp.',
  ],
  octane_ron: [
    'European pumps show RON, American pumps show AKI, the average of RON and MON. 98 RON is about 93 here, 95 RON about 91 (90 to 91). So fill 93 where you would take 98.',
    'En Europa se usa RON y aquí AKI: 98 RON es más o menos 93 aquí, y 95 RON es 91.',
  ],
  e85: [
    'E85 is 51 to 83% ethanol: cool, and worth about 105 octane, so it takes boost and timing well. It needs about 30% more fuel, so injectors and pump must be up to it, and a tune that knows it is there. On a car that is not flex fuel, do not try a tank on the stock tune: it runs lean. With a flex fuel kit and an E85 tune it is good for power and does not hurt the engine.',
    'El e85 no es malo para el motor si el carro está preparado: pide como 30% más combustible, así que hacen falta inyectores y bomba de combustible que alcancen, y un tune para E85. En un carro que no es flex no lo pongas con el tune de fábrica: corre pobre.',
  ],
  e85_or_gas: [
    'E85 makes more power and runs cooler, with far less knock than 91 or 93. The price is range: about 30% more fuel for the same lap, so less mileage, a fuller tank against starvation, and pump and injectors with room. Quality at the pump varies, so test it or run flex. For long sessions far from a station, 93; for power and heat, E85.',
    'El E85 da más potencia y trabaja más frío que la 93, pero gasta como 30% más combustible: menos autonomía y bomba e inyectores más grandes. Para calle lejos de una estación, 93; para potencia, E85.',
  ],
  e85_or_race: [
    'E85, for most. On a 2JZ or any boosted street engine it cools the charge like C16 cannot and costs a tenth of it. C16 race gas wins where you need the same fuel every pass, less volume through pump and injectors, and more than about 35 psi. Around 30 psi with enough injector: E85.',
    'E85 para casi todos: enfría mejor que la C16 y cuesta mucho menos. La C16 gana donde hace falta el mismo combustible cada pasada o mucho boost.',
  ],
  nitrous_safe: [
    'It can be, with the right tune. A shot adds cylinder pressure at once: pull about 2 degrees of timing per 50 hp, run colder plugs and the best octane you can get, and a wet kit so the fuel comes with the nitrous. On a factory tune a dry 50 shot is about the limit, and pull timing for it. 150 to 200 wants a dedicated tune, a window switch and a fuel pressure switch; past that it is rods and ring lands you are gambling with.',
    'Puede ser, con el tune correcto: quita unos 2 grados de tiempo por cada 50 hp, bujías más frías y el mejor octanaje. Arriba de 150 hp de nitrous hace falta un tune dedicado; después el riesgo son bielas y pistones.',
  ],
  is20_is38: [
    'Two turbos for the same EA888 gen3. The IS20 is the GTI turbo: quick to spool, done at about 300 whp. The IS38 comes on the Golf R and S3: a bigger compressor and turbine, a little more lag, good for about 360 to 380 whp on 93. It bolts onto a GTI with a downpipe and a tune.',
    'Son dos turbos del mismo EA888 gen3: el IS20 del GTI responde antes y llega a unos 300 whp; el IS38 del Golf R y S3 es más grande y da unos 360 a 380 whp con 93.',
  ],
  sixty_foot: [
    'On a good set of drag radials and a prepped track a 600 whp stick car should cut 1.65 to 1.75; 1.5s take slicks, a built clutch and suspension. On street tires 1.9 to 2.0 is honest. A tenth in the 60 foot is worth about 0.15 s at the stripe.',
    'Con drag radials y pista preparada, 1.65 a 1.75 en los 60 pies con 600 whp manual. Una décima ahí vale 0.15 s al final.',
  ],
  et_math: [
    'From weight, the power curve and traction: we run the car down the strip in small steps, with gearing, shift times, tire grip, drag and air. ET follows the power-to-weight ratio, trap speed even more so. At 3,800 ft density altitude a naturally aspirated engine gives up about 11% of its power, a turbo less; 240 lb of driver costs about a tenth against a 170 lb one.',
    'Con peso, curva de potencia y tracción: corremos el carro en pasos pequeños con relaciones, cambios, llantas y aire. A 3,800 pies un motor atmosférico pierde como 11%.',
  ],
  brake_fluid: [
    'At 400 whp on track either works if you bleed every event; what counts is the boiling point. RBF660 is 617°F dry and 401°F wet, SRF 590°F dry but 518°F wet, so SRF goes soft much later as it takes up water. RBF660 and fresh bleeds is the cheap way; SRF if you bleed twice a season.',
    'RBF660 hierve a 617°F seco y 401°F húmedo; SRF a 590°F seco y 518°F húmedo. Si purgas cada evento, RBF660; si no, SRF.',
  ],
  gears: [
    'Yes. Taller tires gear the truck up: 35s on a truck that came with 32s are about 9% taller, and heavier to spin. That costs acceleration and makes the transmission hunt. A shorter axle gear brings it back, 3.73 or 4.10 in place of 3.31 or 3.55, and the speedometer and shift points get recalibrated with it.',
    'Sí: llantas más altas alargan la relación y cuestan aceleración. Un gear más corto en el diferencial (3.73 o 4.10) la devuelve.',
  ],
  octane: [
    'Octane is knock resistance. Boosted engines use it: on premium the computer adds boost and timing, on regular it takes both away when it hears knock, most of all towing in the heat. A car that is tuned for 91 or 93 must not run hard on 87: if some got in, stay out of boost, top up with the best premium you can get and keep it easy until it is burned, or drain it before a session. An engine that asks for 87 and is stock gains little from premium.',
    'El octanaje es resistencia a la detonación. Los motores con turbo aprovechan la premium (91 o 93): más boost y tiempo. Con un tune para 93 no le metas 87; si entró, no lo exijas y rellena con premium.',
  ],
  turbo_or_blower: [
    'A supercharger gives its boost right away, is simpler to live with and to install, and loses some power to its own drive. A turbo costs more plumbing and heat under the hood, comes in later, and makes more for the same boost, with room to grow. Street car with instant torque: blower. Highest power, or drifting with a wide band: turbo. In real heat, intercooler size decides; a centrifugal blower runs coolest.',
    'El supercharger da el boost al instante y es más simple; el turbo da más potencia por el mismo boost pero mete más calor bajo el capó. Con el calor de verano manda el intercooler: un supercharger centrífugo es el que menos calor mete; un roots sufre más la temperatura.',
  ],
  intake_tune: [
    'Most intakes do not need a tune as long as they keep the factory airflow-meter housing; the gain is small without one, 5 to 10 hp at best. An intake that changes the housing does need one.',
    'La mayoría de los intakes no necesitan tune si usan la carcasa original del sensor; si la cambian, sí. Sin tune la ganancia es poca, 5 a 10 hp.',
  ],
  wheel_vs_crank: [
    'Crank horsepower is measured at the engine, wheel horsepower after the transmission and axles took their share. The drivetrain loss is about 12 to 15% on a two-wheel-drive car, 16 to 20% on all-wheel drive. 395 at the crank and 330 at the wheels are the same truck. All our goals are wheel horsepower unless you say crank.',
    'Los caballos al cigüeñal se miden en el motor; a las ruedas, después de la transmisión: la pérdida es 12 a 15% con dos ruedas motrices y 16 a 20% con AWD.',
  ],
  rev_limit: [
    'We keep the factory rev limit in our builds unless the valvetrain is built for more.',
    'Dejamos el corte de fábrica, salvo que las válvulas estén preparadas para más.',
  ],
}
