/** Lower case without accents: what people type on a phone. */
export const plainSpanish = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
