import { z } from 'zod'

/** One reason for a part; `ruleId` names the rule of docs/rulebook.md that asked for it. */
export const whyPart = z.object({ ruleId: z.string().nullable(), sentence: z.string() })
