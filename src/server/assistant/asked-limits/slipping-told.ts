import type { Bilingual } from '../advisor.ts'

/** It slips as it is driven now; "will it slip" only asks. */
export const SLIPS_NOW =
  /^(?!.*\b(?:will|would|gonna|going to|doesn'?t|does not|not|never|if it) (?:\w+ )?slip).*\bclutch\b[^.?!]{0,24}\b(?:slips|slipping|slipped)\b/

/** A clutch that slips is past what it holds, whatever it is rated. */
export const slippingTold = (figure: string, cifra: string, [more, mas]: Bilingual): Bilingual => [
  `Yes, that clutch is done or close to it: new it is good for ${figure}, but one that slips holds less than it is asked to, whatever the rating says. Go back to a map with less low-rpm torque now, no full throttle in the high gears: slip glazes the disc and scores the flywheel. Check once for oil on it and for a master or slave that doesn't let it close all the way; if both are clean it's worn. ${more}`,
  `Sí, ese clutch ya está o casi: nuevo aguanta ${cifra}, pero si patina ya no agarra lo que le pides. Vuelve a un mapa con menos torque y no lo pises a fondo en marchas altas. Revisa aceite en el disco y el hidráulico; si están bien, está gastado. ${mas}`,
]
