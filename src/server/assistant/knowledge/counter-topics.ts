import { LABOR_CENTS_PER_HOUR } from '../../../engine/labor-rates.ts'
import { type KnowledgeTopic, topic } from './topic.ts'

const RATE = LABOR_CENTS_PER_HOUR.configurator / 100

/** What is asked at the counter beside ordering: what a price holds, what a plan leaves open, what we do not do. */
export const COUNTER_TOPICS: readonly KnowledgeTopic[] = [
  topic(
    'labor_included',
    'Does the price include labor and everything?',
    'labor included include price show all in everything turnkey out the door installed extra charge parts only tune dyno fluids gaskets total final fixed binding estimate quote hidden add up',
    `The price of a build is parts plus labor at $${RATE} an hour, with the tune it needs; tax and shipping come on top before you pay. In the shop, parts and labor are lines of their own, so you can take labor out. A price is binding once the order or invoice shows it; where a part is marked as an estimate, we confirm it before you pay.`,
    `El precio del build son piezas más mano de obra a $${RATE} la hora, con el tune que pide; impuesto y envío aparte. Vale el precio de la orden o factura; los estimados se confirman antes de pagar.`,
  ),
  topic(
    'get_quote',
    'How do I get a quote?',
    'quote get estimate written request ask for free quotes pricing my build how much would you charge',
    "Right here: tell me the car, the goal and your fuel, and you get the parts, the labor and the price. Put it in your cart or save it, and that's your estimate. Need it in writing, or something we don't list? Ask at /contact.",
    'Aquí mismo: dime el carro, la meta y la gasolina, y te doy piezas, mano de obra y precio. Guárdalo o ponlo en el carrito. Si lo quieres por escrito, pídelo en /contact.',
  ),
  topic(
    'price_binding',
    'Is the price binding, and is tax inside?',
    'price binding final fixed guaranteed estimate published tax included inside vat change later quote hold valid how long',
    "Prices are in US dollars before sales tax. Where the manufacturer publishes a price, we use it. Where they don't, it's our estimate and it's marked. The price at checkout is the one you pay. If it changed since you looked, you'll see the new one first.",
    'Los precios van sin impuesto. Si el fabricante publica precio, usamos ese; si no, es un estimado y va marcado. Cuenta el precio al ordenar.',
  ),
  topic(
    'why_costs',
    'Why is it so expensive?',
    'why so expensive cost more than price high tune costs more than part labor hours parts difference between cheap kit ebay and yours overpriced justify',
    `The price is three things: the part (the manufacturer's price, or our marked estimate), shop hours at $${RATE}, and the supporting mods that keep it alive. With a tune you're paying for the license, the logging hours and the dyno time. Say "cheaper" and I'll find the build with the most power per dollar.`,
    `El precio es la pieza, las horas a $${RATE} y lo que la acompaña para que dure. El tune se paga por licencia, horas de registro y dyno. Di "más barato" y busco otra forma.`,
  ),
  topic(
    'delivery_details',
    'Signature, plain box, other address?',
    'sign signature package deliver delivered home at work other address neighbor porch stolen plain box logo discreet surprise hidden leave at door freight liftgate shop address mechanic send directly',
    'Shipping goes to any US address you give at checkout: home, work or your mechanic. Small packages get left at the door; freight, like a blower kit, needs someone there to sign, and the driver calls ahead. Want a signature, a plain box or no price inside? Put it in the order notes or tell us at /contact before we ship. The date at checkout is an estimate, not a promise.',
    'Enviamos a la dirección que pongas: casa, trabajo o tu mecánico. La carga pesada la debe recibir alguien y el chofer llama antes. Firma, caja sin logo o sin precio: dilo en las notas o en /contact.',
  ),
  topic(
    'tune_delivery',
    'How does a tune come to me, and how long does it take?',
    'tune file email arrive how long get receive delivered remote tuning remotely online e-tune etune how does a tune work buy install flash laptop handheld device give present revisions gift of a tune',
    "Yes, we can tune it remotely: a tune is software. It comes as a handheld or cable with the map on it, or as a custom file by email: you flash it, log a few pulls, and the tuner revises it, usually within days. Or we do it at our shop on the dyno, by appointment. It's built for one car and its parts, so if it's a gift, find out the year, engine, mods and fuel first. Once the license is opened it can't be returned.",
    'El tune es software: llega en un aparato con el mapa o como archivo por correo; lo cargas, grabas unos jalones y se ajusta, casi siempre en días. O lo hacemos en el taller. Es para un solo carro y no se devuelve.',
  ),
  topic(
    'sell_parts_car',
    'What if I sell the car?',
    'sell selling sold car next owner new owner transfer tune license warranty support part out return to stock before selling trade in dealer keep stock parts',
    "Keep every stock part: the car sells easier with them, and your mods bring more sold separately. Our one-year warranty is for the package on that car; write to /contact with the order number when the owner changes. Tune licenses are usually tied to the car or the handheld; the tuning company can tell you if it transfers. Tell the buyer what's on it and what fuel it's tuned for.",
    'Guarda las piezas originales. Nuestra garantía de un año va con ese carro: escribe a /contact con tu orden si cambia de dueño. La licencia del tune suele ir ligada al carro o al aparato.',
  ),
  topic(
    'shop_visit',
    'Can I wait, watch or get a loaner car?',
    'loaner loan car rental replacement car courtesy wait while waiting room watch you work visit see the shop tour ride drop off leave the car overnight uber ersatzwagen',
    "You can wait for small jobs. A build stays with us for the shop hours, and the booking page shows how many days. Need a loaner, a ride or a shop tour? Ask at /contact before you book; I can't promise it here.",
    'Trabajos chicos se pueden esperar; un build se queda los días que marca la agenda. Carro de préstamo o visita: pregunta en /contact antes de agendar.',
  ),
  topic(
    'our_builds',
    'Which cars have you built?',
    'fastest car you built quickest most powerful build pictures pics photos gallery examples customer builds show me finished cars videos instagram best build ever',
    "Finished builds with their parts, power and times are at /builds. For your own car tell me year, make and model, and I'll plan the strongest build it can take.",
    'Los builds terminados, con piezas, potencia y tiempos, están en /builds. Dime tu carro y te armo lo máximo que aguanta.',
  ),
  topic(
    'power_feel',
    'Is 400 hp a lot for a street car?',
    'how fast is hp a lot too much for street enough power fun overkill horsepower quick feel compare what does hp feel like beginner first car',
    "Weight decides: power divided by weight is what you feel. In a 3,700 lb rear-wheel-drive car, 300 whp is brisk, 400 whp spins street tires in second gear, and from 500 whp you need better tires, brakes and a careful foot more than more power. Predicted, a stock 2017 Mustang GT (378 whp) runs 12.8 s in the quarter on its own tires; at 599 whp that's 11.9 s. Tell me the car and I'll give you its times.",
    'Manda el peso: potencia entre peso es lo que sientes. En un carro de 3,700 lb, 300 whp ya es ágil, 400 whp patina en segunda y desde 500 whp hacen falta llantas y frenos. Dime el carro y te doy sus tiempos.',
  ),
  topic(
    'flash_risk',
    'Can a flash brick the computer?',
    'brick bricked tune ecu flash fail interrupted go wrong ruin computer dead battery charger risk during flashing recover',
    "Rarely, and it's usually a weak battery or a pulled cable. Put a charger on it, close everything else and leave the key alone. The tools check what they write, and a flash that broke off can nearly always be written again. Keep the stock file that the tool reads first.",
    'Casi nunca; suele ser batería baja o un cable suelto. Pon cargador y no toques la llave. Un flash cortado casi siempre se puede volver a escribir.',
  ),
  topic(
    'core_trade',
    'Do you buy or take back old parts?',
    'trade in old parts take back buy my used core charge core deposit exchange old turbo old transmission stock parts disposal scrap sell you my parts credit',
    "We don't buy used parts or take trades. If a rebuilt part has a core deposit, its page says so and the money comes back with your old part. Your take-offs are yours: we box them up for you to keep or sell.",
    'No compramos ni tomamos piezas usadas. Si una pieza lleva depósito (core), su página lo dice. Las piezas que quitamos son tuyas.',
  ),
  topic(
    'not_sold_here',
    'Do you sell seats, lights, audio or body parts?',
    'do you sell seats lights headlights audio stereo speakers body kit spoiler wing wrap paint hood floor mats lug nuts steering wheel shift knob window tint carbon fiber mirror interior roll cage harness bar key battery accessories phone mount dash cam decals stickers',
    'No: we sell what makes a car quicker, stronger or stop better, such as power, fuel, driveline, brake and suspension parts, plus shop gear under /merchandise. Seats, lights, audio, wheels and body parts are not ours.',
    'No: vendemos potencia, combustible, transmisión, frenos y suspensión, y ropa de la tienda en /merchandise. Asientos, luces, audio y carrocería no.',
  ),
  topic(
    'dyno_differs',
    'My dyno sheet differs from your figure. Why?',
    'dyno sheet says different your number figure higher lower than dynoed made less than predicted expected why not match correction sae std mustang dyno dynojet disagree wrong reading you say',
    'Dynos differ by 5 to 15%: the make of dyno, STD or SAE correction, tire, gear and heat. We predict a healthy car in SAE air at the wheels, with a range; if your sheet is inside that range, we agree. Tell me your number ("makes 380 whp now") and I\'ll plan from your car instead. Below the range, look for a leak, old plugs or worse fuel.',
    'Los dinos difieren 5 a 15% por marca, corrección, llanta y calor. Damos un rango en SAE; si tu hoja cae dentro, coincide. Dime tu cifra ("ya hace 380 whp") y planeo desde tu carro.',
  ),
  topic(
    'dyno_chart',
    'How do I read a dyno chart?',
    'read understand dyno chart graph sheet curve lines power torque rpm cross area under curve peak smoothing afr line what do the lines mean',
    'Rpm runs along the bottom. One line is torque, the other power; on the same scale they cross at 5,252 rpm. Look at the width of the curve where you drive, not only at the peak. The air-fuel line at the bottom should be smooth, and the corner says SAE or STD: STD reads about 4% higher.',
    'Abajo van las rpm; una línea es torque y otra potencia, se cruzan a 5,252 rpm. Mira lo ancho de la curva, no solo el pico. STD lee como 4% más que SAE.',
  ),
  topic(
    'california',
    'What is legal in California?',
    'california legal there here los angeles san diego san francisco smog carb referee visual inspection what parts allowed street ca state strict executive order new york',
    'In California a part that touches intake, exhaust before the cats, fuel, boost or the tune needs a CARB Executive Order (EO) number for your car; without one it is for off-road and race use only. Cat-backs behind the cats, brakes, suspension and tires need none. The part page has what the manufacturer states, and you can look up the EO at arb.ca.gov. States that follow California use the same numbers.',
    'En California lo que toca admisión, escape antes del catalizador, combustible, boost o tune necesita número EO de CARB para tu carro. Cat-back, frenos, suspensión y llantas no.',
  ),
  topic(
    'who_tunes',
    'Who does the tune, and is it included?',
    'who tunes who writes does the tuning you guys in house outside tuner included with kit come with tune my own tuner already have a tuner bring another calibrator dyno tune street tune',
    "The tune is in the price of our builds, written for those parts and your fuel, on our dyno when we install. Many blower kits come with the manufacturer's base tune. Got your own tuner? That's fine: leave ours out of the cart, and the tune is on them.",
    'El build ya trae el tune que necesita, para esas piezas y tu gasolina. También puedes usar a tu propio tuner: quita el nuestro del carrito.',
  ),
  topic(
    'stop_by_stage',
    'Can I build it in steps, or should I do it all at once?',
    'steps all at once piece by piece bit by bit over time little by little later add one part at a time stage first then order buy now rest later phases pay as i go upgrade later without buying twice',
    "You can do it in steps if you do them in order: plan the final goal first, buy what stays (fuel, clutch, cooling, tires), then the power part, and tune once at the end. All at once saves labor and a second tune. Ask me for the stages on your car and I'll price each one so you don't buy anything twice.",
    'Por pasos sí, en orden: planea la meta final, compra lo que se queda (gasolina, clutch, enfriamiento), luego la potencia y un solo tune. Pídeme las etapas de tu carro.',
  ),
]
