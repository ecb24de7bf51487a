import type { GenerateReply, RecommendedPart } from '../../contract/configurator.ts'
import { slotOf } from '../../engine/fitment/slots.ts'
import type { PartKind } from '../../engine/model.ts'
import type { Bilingual } from './advisor.ts'
import type { Subject } from './strength-answers.ts'

/** What is told of a build that is shown. */
export type OfBuild = (subject: Subject, reply: GenerateReply) => Bilingual

export const named = ({ manufacturer, name }: RecommendedPart): string => `${manufacturer} ${name}`

/** The part of a kind in the build: the kind itself, or what takes its place. */
export const partOf = ({ recommendedParts }: GenerateReply, kind: PartKind): RecommendedPart | undefined =>
  recommendedParts.find((part) => part.kind === kind) ?? recommendedParts.find(({ slot }) => slot === slotOf(kind))
