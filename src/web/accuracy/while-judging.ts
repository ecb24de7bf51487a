const LOOK_AGAIN_MS = 3_000

/** Loads again every few seconds for as long as the shop says that results are being judged. */
export const whileJudging = (reply: { isJudging: boolean } | undefined): number | false =>
  reply?.isJudging ? LOOK_AGAIN_MS : false
