import { STAGE_TIMELINES } from '../../engine/display-words.ts'
import type { Bilingual } from './advisor.ts'

/** How long work takes where no car is named: a stage's timeline, else what is usual. */
export function timeAtShop(asked: string): Bilingual {
  const stage = /\bstage ?([123])\b/.exec(asked)?.[1] as '1' | '2' | '3' | undefined
  const time = stage && STAGE_TIMELINES[`stage${stage}`].replace('-', ' to ')
  return time
    ? [
        `A Stage ${stage} takes ${time} from order to pickup; most of that is waiting on parts. Tell me the car and I'll give you the shop hours.`,
        `Una etapa ${stage} tarda ${time.replace('weeks', 'semanas').replace('to', 'a')} desde el pedido; casi todo es esperar piezas. Dime el carro y te doy las horas.`,
      ]
    : [
        "Bolt-ons take a day or two at the shop, a clutch or headers about a day, a blower or turbo kit most of a week, a built motor several weeks. Tell me the car and the job and I'll give you the hours.",
        'Las piezas simples toman uno o dos días; un kit de turbo casi una semana; un motor preparado, varias semanas. Dime el carro y el trabajo y te doy las horas.',
      ]
}
