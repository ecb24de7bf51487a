import { LABOR_CENTS_PER_HOUR } from '../../engine/labor-rates.ts'
import type { Bilingual } from './advisor.ts'
import type { Topic } from './topics.ts'

const RATE = LABOR_CENTS_PER_HOUR.configurator / 100

/** What the shop's own pages say, in the words of a chat: /faq, /terms, /warranty, /financing, /book, /accuracy. */
export const SHOP_ANSWERS: Readonly<Partial<Record<Topic, Bilingual>>> = {
  order_status: [
    'Your order page has the status: open the link in your confirmation email. Lost it? Send us your order number and the email you ordered with at /contact and we look it up.',
    'El estado está en la página de tu orden: abre el enlace del email de confirmación. ¿No lo tienes? Mándanos tu número de orden (order number) y el email con que compraste en /contact y lo buscamos.',
  ],
  returns: [
    'Unused parts in their packaging can come back within 30 days of delivery for a return. Parts made to order, tunes and labor cannot. If a part does not fit the car we sold it for, write to us with the order number before you send it back and we sort it out.',
    'Las piezas sin usar y en su empaque se devuelven dentro de 30 días de la entrega (return). Las piezas por encargo, los tunes y la mano de obra no. Si una pieza no le queda al carro, escríbenos con tu número de orden antes de mandarla.',
  ],
  payment: [
    'You place the order without a card. We check stock and prices, then send an invoice; you pay that or pay at the shop. On installed builds we usually take the parts up front and the labor when you pick the car up. We do no financing of our own, but you can buy a build stage by stage.',
    'Pides sin tarjeta: revisamos piezas y precios y te mandamos la factura (invoice); la pagas o pagas en el taller. En trabajos instalados normalmente se pagan las piezas al pedir y la mano de obra al recoger el carro. No damos financiamiento propio, pero puedes comprar por etapas.',
  ],
  install: [
    'Yes, we install everything we sell at our shop, by appointment: book a date at /book and the hours are on /contact. Or choose shipping at checkout and have your own mechanic do it; just take the labor line out of the cart.',
    'Sí, instalamos en nuestro taller y con cita: agenda en /book; el horario, sábado incluido si está abierto, está en /contact. También te lo podemos enviar y lo instala tu mecánico.',
  ],
  services: [
    'After coilovers the car needs an alignment, and corner balancing if you track it. Ask for both when you book the install at /book and we put them on the same estimate; if you install at home, any good alignment shop can do it.',
    'Después de los coilovers hace falta alineación, y balance por esquinas si vas a pista. Pídelo al agendar en /book y va en el mismo presupuesto.',
  ],
  labor_rate: [
    `Labor in a build is $${RATE} an hour, by the shop hours of each part. You get an estimate first and an invoice when the order is checked; pay that or pay at the shop.`,
    `La mano de obra es $${RATE} por hora, según las horas de cada pieza. Primero va el presupuesto y luego la factura.`,
  ],
  shipping: [
    'We ship parts within the United States, all 50 states; choose shipping at checkout. Freight depends on size and weight, so it is quoted on your invoice: a supercharger kit goes by freight, an intake by parcel. Outside the US we do not ship: no Canada, no Europe. Ask at /contact if you have a US address to send it to.',
    'Enviamos piezas dentro de Estados Unidos (Florida y todos los estados); para Puerto Rico pregunta en /contact antes de pedir. El envío se cotiza en tu factura según tamaño y peso, y ahí mismo te decimos cuánto tarda.',
  ],
  emissions: [
    'Removing or bypassing a catalytic converter is illegal on the street under federal law (EPA, Clean Air Act), in every state, whether or not your state does a smog or emissions inspection. California also wants a CARB EO number on the part. Catless pipes and tunes that hide a P0420 are for off-road and race use. If you must pass, ask me for a build that keeps the cats: say "keep the downpipe" or "keep the cats".',
    'Quitar el catalizador es ilegal en la calle por ley federal (EPA) en todos los estados, haya o no inspección. Las piezas sin catalizador son solo para pista (off-road). Si tienes que pasar inspección, dime "deja los catalizadores" y lo planeo así.',
  ],
  accuracy: [
    'They are predictions, not hero pulls: SAE weather, a healthy car, each with a 90 % range. We checked them against published dyno results, hits and misses alike, on the accuracy page: /accuracy. Heat at the end of a session takes some of it away.',
    'Son predicciones con un rango que cubre nueve de cada diez carros. Las comparamos con resultados de dyno publicados, aciertos y fallos, en /accuracy.',
  ],
  warranty: [
    "Ours: one year on parts and work of every package we install. Not covered: wear items, low octane, or running past the limits on your build sheet; if it breaks past those, the risk is yours. The maker's warranty: a dealer cannot void it as a whole for a part (Magnuson-Moss), but can refuse a repair that the part or the tune caused, and a tune does show in the computer. Ask your dealer before the work if that matters to you.",
    'La nuestra: un año en las piezas y el trabajo de cada paquete que instalamos. No cubre desgaste ni gasolina de menos octanaje. La garantía de fábrica (warranty): el dealer no la puede anular entera por una pieza, pero sí negar lo que la pieza o el tune causó.',
  ],
}
