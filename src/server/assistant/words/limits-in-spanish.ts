/** What sets a limit, as it is said in Spanish; a name that is not here (an engine's own weak point) stays as it is. */
const NAMES: Readonly<Record<string, string>> = {
  clutch: 'el clutch',
  transmission: 'la caja',
  driveline: 'la transmisión final',
  axles: 'las flechas',
  'axles and diff': 'las flechas y el diferencial',
  differential: 'el diferencial',
  driveshaft: 'el cardán',
  'bottom end': 'las bielas y pistones',
  engine: 'el motor',
  turbo: 'el turbo',
  blower: 'el supercharger',
  'turbo or blower': 'el turbo o supercharger',
  intercooler: 'el intercooler',
  'charge pipes': 'los tubos de carga',
  'fuel pump': 'la bomba de gasolina',
  'fuel system': 'el sistema de combustible',
  injectors: 'los inyectores',
  'high-pressure fuel pump': 'la bomba de alta presión',
  cooling: 'el enfriamiento',
  heads: 'las cabezas',
  'cylinder heads': 'las cabezas',
  headers: 'los headers',
}

export const limitInSpanish = (name: string): string => NAMES[name] ?? name
