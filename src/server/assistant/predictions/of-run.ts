import type { GenerateReply } from '../../../contract/configurator.ts'
import type { TimeSlipReply } from '../../../contract/figures.ts'
import { type RunTerms, timeSlipOfBuild } from '../../planning/time-slip.ts'
import type { Subject } from '../strength-answers.ts'

/** A build and its run, and what the customer said of his own. */
export interface OfRun {
  subject: Subject
  reply: GenerateReply
  /** The message in plain words. */
  typed: string
  /** All that he said before it, plain. */
  earlier: string
  /** The quarter mile that he wants, s. */
  wishedS: number | undefined
}

/** The build's own run on other terms. */
export const runWith = ({ subject: { advisor, vehicle }, reply }: OfRun, terms: RunTerms): TimeSlipReply =>
  timeSlipOfBuild(
    vehicle,
    reply.recommendedParts.flatMap(({ partId }) => advisor.catalog.part(partId) ?? []),
    reply.power.curve,
    terms,
  )
