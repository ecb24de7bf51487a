import type { Bilingual } from '../advisor.ts'

/** A trim that our catalog counts under another: what it is put as, and what differs on it. */
interface TrimNotListed {
  form: RegExp
  put?: (words: string) => string
  model: string
  says: Bilingual
}

const DUAL_CLUTCH = /\b(?:7[- ]?(?:speed|spd) )?(?:m-?)?(?:dct|dual[- ]clutch)\b/g

export const TRIMS_NOT_LISTED: readonly TrimNotListed[] = [
  {
    form: /\bspec[ .-]?b\b/,
    model: 'subaru-legacy-gt',
    says: [
      ' Ours is counted with the 5-speed. From 2007 the Spec B has the STI 6-speed, the stronger box; the 2006 is a 5-speed. The engine side is the same.',
      ' El nuestro lleva la caja de 5. Desde 2007 el Spec B trae la de 6 del STI, que aguanta más; el 2006 lleva la de 5. El motor es el mismo.',
    ],
  },
  {
    form: /\b335is\b/,
    put: (words) =>
      words
        .replaceAll(DUAL_CLUTCH, ' ')
        .replaceAll(/\b201[0-3]\b/g, ' ')
        .replace(/\b335is\b/, '2010 335i n54'),
    model: 'bmw-335i',
    says: [
      ' The 335is has the N54, so this is counted on our 2010 335i with that engine. It makes about 20 hp more stock than the 335i. Its dual clutch is not in it: it wants its own fluid and software.',
      ' El 335is lleva el N54: esto es de nuestro 335i 2010 con ese motor. De fábrica da unos 20 hp más que el 335i. Su doble embrague no va contado: pide su propio aceite y software.',
    ],
  },
]
