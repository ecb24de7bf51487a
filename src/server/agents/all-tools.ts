import { CAR_TOOL_FORMS } from './car-tool-forms.ts'
import { FIND_PARTS } from './find-parts-tool.ts'
import { SHOP_TOOLS } from './shop-tools.ts'
import type { ToolForm } from './tool.ts'

/** Every tool, as it is described to whoever may use it. */
export const ALL_TOOLS: readonly ToolForm[] = [...SHOP_TOOLS, ...CAR_TOOL_FORMS, FIND_PARTS]
