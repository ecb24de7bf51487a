import type { EngineFamily } from './engine-family.ts'

/** Cam in the block: one for all cylinders, with pushrods to the valves. GM's LT6 and LT7 have four overhead cams. */
const CAM_IN_BLOCK = /^(?:gm-(?:ls|lt[1245]|l99|l92|53|62)|dodge-(?:hemi|hellcat|demon|viper)|ford-(?:windsor|essex))/

export const hasOneCam = ({ id }: Pick<EngineFamily, 'id'>): boolean => CAM_IN_BLOCK.test(id)
