import type { GenerateReply } from '../../contract/configurator.ts'
import { FUEL_NAMES } from '../../engine/display-words.ts'
import type { Fuel, PartKind, Vehicle } from '../../engine/model.ts'
import { FUEL_FACTS } from '../../engine/power/fuel.ts'
import { type Answer, type Bilingual, inLanguage, suggestions, text } from './advisor.ts'
import type { Draft } from './draft.ts'
import { moreFuelPercent } from './ethanol-blend.ts'
import { fuelsIn } from './fuel-words.ts'

const isEthanol = (fuel: Fuel | undefined): fuel is 'e30' | 'e85' =>
  fuel !== undefined && FUEL_FACTS[fuel].ethanolShare > 0.2

const TUNES: readonly PartKind[] = ['tune', 'e85_tune']

/** A build on ethanol whose tune was left out or refused; a car that the factory made for it burns it as it is. */
export const refusesItsTune = ({ fuel, without = [], keepsStock = [] }: Draft, { family }: Vehicle): boolean =>
  isEthanol(fuel) &&
  family.flexFuel !== 'factory' &&
  (keepsStock.includes('tune') || TUNES.every((kind) => without.includes(kind)) || without.includes('e85_tune'))

const SKIPS =
  /\b(?:skip|drop|remove|pull|ditch|delete|without|no|leave out|avoid|don't|forget|later|save on|put off)\b.{0,20}\b(?:re)?-?tun(?:e|es|ing)\b|\b(?:re)?-?tun(?:e|ing)\b.{0,12}\b(?:later|afterwards|another time)\b/

/** "What if I skip the retune" on ethanol, whatever else it asks. */
export function skipsItsTune({ fuel }: Draft, asked: string): boolean {
  const { wanted, refused } = fuelsIn(asked)
  return SKIPS.test(asked) && [fuel, ...wanted, ...refused].some(isEthanol)
}

/** Nothing on ethanol is built without its tune: why, and what there is instead. */
export function withoutItsTune({ fuel = 'e85', language, talk }: Draft): Answer {
  const blend = talk?.blend
  const name = blend ? `E${blend}` : FUEL_NAMES[fuel]
  const more = blend ? moreFuelPercent(blend) : Math.round(100 * (FUEL_FACTS[fuel].massPerPower - 1))
  return [
    text(
      inLanguage(language, [
        `Not on ${name} without its tune, so I won't build that. ${name} takes about ${more}% more fuel than gasoline for the same power: on a gasoline tune it runs lean under load, and lean breaks pistons. If somebody else tunes it, their tune has to be written for ${name} and for exactly these parts, before the first pull. Either say "with the tune", or run 93 and I'll plan it without ethanol.`,
        `Con ${name} no, sin su tune no lo armo. Pide un ${more}% más de combustible que la gasolina: con un tune de gasolina corre pobre bajo carga y rompe pistones. Si lo tunea otro, tiene que ser para ${name} y para estas piezas. Di "con el tune", o usa 93 y lo planeo sin etanol.`,
      ]),
    ),
    suggestions('With the tune', 'On 93 instead'),
  ]
}

/** "I already have a tune": it knows what is on the car now, and nothing of the parts of this build. */
export function ownTuneWords(
  { installed = [], fuel }: Draft,
  { recommendedParts }: GenerateReply,
): Bilingual | undefined {
  const isBought = isEthanol(fuel) && recommendedParts.some(({ kind }) => kind === 'e85_tune' || kind === 'tune')
  return isBought && TUNES.some((kind) => installed.includes(kind))
    ? [
        'The tune you have was written for what is on the car now, so this build keeps its own: on ethanol a tune that does not know the parts runs lean.',
        'El tune que tienes es para lo que lleva hoy el carro; con etanol este build necesita el suyo.',
      ]
    : undefined
}
