/**
 * ln of the correction to the rating ratio, by engine family; see `ratingCorrections`. Empty: corrections toward the
 * trade's stock wheel figures bring stock wheel power nearer (5.6 to 4.9 % with the family left out) but move the drag
 * strip away (0-60 of cars left out 0.25 to 0.27 s), so none is in force until both agree.
 */
export const RATING_CORRECTIONS: Readonly<Record<string, number>> = {}
