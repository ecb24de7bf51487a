import type { Part, Vehicle } from '../model.ts'

/** Cars that left the factory on track tires: nothing for the street grips more. As the makers' order guides state it. */
const ON_TRACK_TIRES =
  /^(porsche-(911-(gt[23](-rs)?)|cayman-gt4|718-cayman-gt4(-rs)?)|chevrolet-(camaro-(zl1|z-28)|corvette-(z06|zr1))|ford-mustang-shelby-gt(350|500)|bmw-m4-csl|dodge-challenger-srt-demon(-170)?|acura-nsx-type-s)$/

export const hasStickyTires = ({ modelId }: Pick<Vehicle, 'modelId'>): boolean => ON_TRACK_TIRES.test(modelId)

/**
 * Drag radials that a car left the factory on or that are none better: the Demon on 315/40R18 street radials, the Demon 170
 * on the 315/50R17 ET Street R (Dodge's press kits).
 */
const NO_STEP_UP: Readonly<Record<string, RegExp>> = {
  'dodge-challenger-srt-demon': /NT555RII|ET Street S\/S/,
  'dodge-challenger-srt-demon-170': /NT555RII|ET Street/,
}
export const stepsUpFromDragRadials = ({ name }: Part, { modelId }: Vehicle): boolean =>
  !NO_STEP_UP[modelId]?.test(name)
