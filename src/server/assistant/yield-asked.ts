/** What the same parts make is asked, and no new build: "what's it make on E85", "how much do I lose on 91", "same parts, E30". */
const ASKS_YIELD =
  /\b(?:what(?: is| does| would| will|'s|s)?|how much|how many)\b[^.?!]{0,40}\b(?:make|makes|making|lose|losing|drop|gain|give up|put down|cost me|worth|change|do to (?:the|my) (?:numbers?|power)|power|w?hp|numbers?)\b|\b(?:would|will|does) (?:it|that|she|the (?:car|build|same)) (?:still )?make\b/
const SAME_PARTS =
  /\bsame (?:exact )?(?:parts?|setup|hardware|list|mods?|everything|bolt-?ons)\b|(?<!\b(?:keep|want|with an?) )\b(?:with|on|off) the same (?:turbos?|blower|supercharger|kit|build)\b|\bside by side\b/
/** A limit, another goal or what is needed is not asked of the same parts. */
const ASKS_OTHER =
  /\b(?:need|needs|safe|hold|handle|take to|most|max(?:imum)?|target|goal|budget|cheaper|plan (?:it|that)|build (?:it|me)|redo|switch (?:it|me)|go with|run it on)\b/

/** Whether what the parts make on a fuel is asked, and the build is to stay. */
export const asksYield = (asked: string): boolean =>
  SAME_PARTS.test(asked) || (ASKS_YIELD.test(asked) && !ASKS_OTHER.test(asked))
