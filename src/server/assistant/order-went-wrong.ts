const CAME =
  /\b(?:showed up|shows up|came(?! with)|comes (?:in )?(?=damaged|broken|bent)|arrived?|arrives|got here|gets here|delivered|received|got my)\b/
const BROKEN =
  /\b(?:bent|smashed|cracked|crushed|damaged|broken|dented|scratched|chipped|busted|missing|defective|leak(?:s|ing)|dead on arrival|wrong (?:part|one|size|color))\b/

/** "My headers showed up with a bent flange": an order that went wrong, whatever part is in it. */
export const orderWentWrong = (asked: string): boolean => CAME.test(asked) && BROKEN.test(asked)
