const DIESEL = /\b(?:diesel|cummins|duramax|power ?stroke|tdi|eco ?diesel|detroit)\b/

/** A diesel has troubles of its own, and little of what is said of gasoline engines holds for it. */
export const isDiesel = (asked: string): boolean => DIESEL.test(asked)
