import { FIND_PARTS } from './find-parts-tool.ts'
import { SHOP_TOOLS } from './shop-tools.ts'
import type { ToolForm } from './tool.ts'

/** Every tool, as it is described to whoever may use it. */
export const ALL_TOOLS: readonly ToolForm[] = [...SHOP_TOOLS, FIND_PARTS]
