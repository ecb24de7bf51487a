/** "CARB legal", "50-state legal", "California smog legal". */
const STANDARD = String.raw`(?:carb|c\.a\.r\.b\.?|california|cali|ca|50[- ]state|fifty[- ]state)`
const LEGAL = String.raw`(?:legal|compliant|approved|certified|exempt(?:ed)?|ok|okay|friendly)`
const PARTS = String.raw`(?:parts?|stuff|mods?|bolt-?ons?|pieces|upgrades?|things|components)`
/** Said as a term of what is bought. */
const TERM = [
  new RegExp(String.raw`\b${STANDARD}[- ](?:smog |emissions? |street )?${LEGAL}\b`),
  new RegExp(String.raw`\b${PARTS} with (?:an? |the )?(?:carb )?(?:eo|executive order|carb)\b`),
  new RegExp(
    String.raw`\b(?:only|just|all|every\w*) (?:${PARTS} )?(?:with )?(?:an? )?(?:eo|carb)[- ]?(?:numbers?|parts?)\b`,
  ),
  /\b(?:has|have|needs?|must|got) (?:to )?(?:all )?(?:have|carry|be) (?:an? )?(?:carb|eo|executive order)\b/,
] as const
/** "Is that intake CARB legal?" asks of a part. */
const ASKS =
  /(?:^|[.,;!?] ?)\W*(?:so |and |but |ok )*(?:is|are|will|would|does|do|which|what|whats|how)\b[^.;!?]*\b(?:carb|legal|compliant|approved|exempt)\b[^.;!]{0,20}(?:\?|$)|\bwhat (?:is|does)\b.{0,12}\bcarb\b/

/** Whether the build may hold only what California lets through. */
export function wantsCarbLegal(asked: string, text: string): boolean {
  const words = text.toLowerCase()
  return TERM.some((form) => form.test(asked) || form.test(words)) && !ASKS.test(words)
}
