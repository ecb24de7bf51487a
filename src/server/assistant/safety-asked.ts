const THING = String.raw`(?:it|this|that|they|she|(?:my|the|a|stock|this|that)(?: stock| factory)? (?:motor|engine|block|internals|bottom end|rods?|pistons?|car|truck|trans(?:mission)?|gearbox|tranny|clutch|dsg|build))`
/** "Is my engine going to blow", "will it hold", "is that safe": whether a power is lived with. */
const SAFETY = new RegExp(
  String.raw`(?:^|[.,;!?] ?|\b(?:and|but|so|or|if) )\W*(?:is|are|will|would|can|could|does|do|am i)\b.{0,20}\b(?:${THING}|i|i'm)\b.{0,30}\b(?:blow(?:n)?(?: up)?|grenade|break|last|live|survive|hold(?: up| together)?|handle|take it|explode|safe|let go|be (?:ok|okay|fine|safe|reliable))\b|\b(?:is|are|would|will) (?:it|this|that|they) (?:be )?(?:safe|reliable|ok|okay|too much)\b|\b(?:going|gonna|will) to? ?(?:blow|grenade|break|kill|hurt) (?:my|the)\b|\bwithout (?:blowing|breaking|killing|grenading)\b.{0,20}\?`,
)

/** Whether a message asks if the car lives with what is wanted. */
export const isSafetyAsked = (asked: string): boolean => SAFETY.test(asked) && !/\bwhat breaks\b/.test(asked)
