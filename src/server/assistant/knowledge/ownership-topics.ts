import { type KnowledgeTopic, topic } from './topic.ts'

/** Buying for somebody else, far from the shop, or for a car that came from elsewhere. */
export const OWNERSHIP_TOPICS: readonly KnowledgeTopic[] = [
  topic(
    'gift_idea',
    'What is a good gift for a car person?',
    'gift present birthday christmas father husband wife nephew son boyfriend idea surprise nice dollars know nothing about cars something for him her what to get buy budget box price hidden wrapped receipt',
    "Shop gear is the safe bet: shirts, hats and mugs are under /merchandise. For the car, a cold air intake or brake pads and fluid make good gifts, or a part they've asked for by name; get the year, make and model first. Or save a build and give them the link. We can ship to their address; ask at /contact if you don't want a price in the box. Unused parts can come back.",
    'Ropa y artículos de la tienda siempre quedan bien (/merchandise). Para el carro: un intake o pastillas, con año, marca y modelo. También puedes guardar un build y regalar el enlace. Lo no usado se puede devolver.',
  ),
  topic(
    'diy_install',
    'Can I install it myself?',
    'install myself diy do it himself driveway garage at home tools jack stands hard difficult beginner first time pay somebody boy yourself wrench skill hours instructions easy bolt on',
    'Bolt-ons are driveway jobs with hand tools, jack stands and a torque wrench: intake, cat-back, pads, plugs and fluid take 1 to 3 hours. Downpipes, headers and coilovers are a weekend, better with a lift. Clutch, cams, blower and turbo kits and anything inside the engine belong in a shop. Each part shows its hours, and our shop can install what you buy here.',
    'Intake, cat-back, pastillas y bujías se hacen en casa en 1 a 3 horas con herramienta y torquímetro. Headers y coilovers, un fin de semana. Clutch, levas y kits de turbo, en taller. Cada pieza dice sus horas.',
  ),
  topic(
    'far_away',
    'I live far away. Who installs it?',
    'far away live state michigan cannot visit come to shop remote out of state who installs local shop mechanic near me recommend ship to my mechanic tuner remote tune',
    'We ship the parts, and any good local performance shop can put them on; each part lists its labor hours, so you can ask for a quote. Many tunes are done remotely by data log. If you bring the car here, book under /book.',
    'Te enviamos las piezas y las instala un taller de confianza cerca de ti; cada una dice sus horas. El tune se hace a distancia con registros.',
  ),
  topic(
    'imports_rhd',
    'Do you work on imported or right-hand-drive cars?',
    'import imported rhd right hand drive jdm japan grey market skyline r32 r33 r34 silvia chaser 25 year rule european import vin frame number euro spec parts fit',
    "Our catalog is US-market cars. For a right-hand-drive or imported car the engine parts of the same engine often fit, but steering, downpipe routing and wiring don't always, and we won't promise it. Tell me the car: if it isn't in the catalog I'll tell you, and we can talk at /contact.",
    'Nuestro catálogo es de carros del mercado de EE. UU. En importados con volante a la derecha muchas piezas del motor coinciden, pero no lo prometemos: pregunta en /contact.',
  ),
  topic(
    'exchange_swap',
    'Can I exchange a part for another?',
    'exchange swap swapped something else already has it duplicate double different part wrong one trade it in for store credit gift unwanted keep receipt',
    'Yes, as a return and a new order: unused, in its box, with the order number and email. Tell us at /contact which part comes back and which goes out. A part that was installed cannot be exchanged.',
    'Sí, como devolución y pedido nuevo: sin usar y en su caja, con número de pedido y correo. Escríbenos en /contact para el cambio.',
  ),
  topic(
    'tune_code_fault',
    'Who is responsible if a tune sets a code?',
    'responsible responsibility your fault tune check engine lamp light code who fixes after tuning problem support revise file comes on blame',
    'Read the code first. A code from a leak, a sensor or a missing cat is the hardware telling you something, and no tune should hide it. If the tune you bought here causes it, write to /contact with the order number, the code and a log. The factory warranty is another story: they can deny what the tune caused.',
    'Lee el código primero: una fuga, un sensor o el catalizador es la pieza. Si lo causa el tune que compraste aquí, escribe a /contact con tu número de orden y un registro.',
  ),
  topic(
    'fit_sure',
    'How do I know it fits my car?',
    'fit fits really sure know before pay buy right part correct fitment guarantee vin trim check compatible wrong order verify make sure match',
    "Every part lists the cars it fits by year, engine and gearbox, and once you pick your car the shop only shows what fits. If you have the VIN, enter it and the trim is read from it. If a part does not fit the car we sold it for, get in touch with your order number and we'll make it right.",
    'Cada pieza dice a qué carro le queda por año, motor y caja; con tu carro elegido (o el VIN) solo ves lo que sirve. Si no queda, escríbenos con tu número de orden.',
  ),
  topic(
    'storage',
    'How do I store a modified car?',
    'store storage winter sit sitting months garage stabilizer battery tender tire flat spots hibernate put away park',
    'Full tank with stabilizer (pump gas, not E85), fresh oil, tires 5 psi over, battery on a tender, and no parking brake. Drain and run pump gas through an E85 car first. In spring check fluids and rodents, let it idle to oil pressure, and take the first drive easy.',
    'Tanque lleno con estabilizador (no E85), aceite nuevo, llantas con 5 psi más, mantenedor de batería y sin freno de mano.',
  ),
]
