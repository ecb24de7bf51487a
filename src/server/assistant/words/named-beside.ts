/** What is only near a part, or may be on it: "headers that clear the driveshaft", "whether there's a bung for meth". */
const BESIDE =
  /\b(?:(?:that |to |don't |not |won't |doesn't |will )?(?:(?:hits?|hitting)(?! (?:about |around |like )?\d)|clears?(?! coat)|clearing|touch(?:es|ing)?)|rubs? (?:on|against)|(?:bungs?|ports?|provisions?) for|whether (?:it|they|there)(?:'s| is| are)?(?: (?:has|have|includes?|comes? with|got))?(?: an?)?)\s+[^,.;?!]{0,40}/g

/** A message without the parts that it names only beside the one it is about. */
export const withoutNamedBeside = (text: string): string => text.replaceAll(BESIDE, ' ')
