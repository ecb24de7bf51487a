import type { Vehicle } from '../model.ts'

/** Cars that left the factory on track tires: nothing for the street grips more. As the makers' order guides state it. */
const ON_TRACK_TIRES =
  /^(porsche-(911-(gt[23](-rs)?)|cayman-gt4|718-cayman-gt4(-rs)?)|chevrolet-(camaro-(zl1|z-28)|corvette-(z06|zr1))|ford-mustang-shelby-gt(350|500)|bmw-m4-csl|dodge-challenger-srt-demon(-170)?|acura-nsx-type-s)$/

export const hasStickyTires = ({ modelId }: Pick<Vehicle, 'modelId'>): boolean => ON_TRACK_TIRES.test(modelId)
