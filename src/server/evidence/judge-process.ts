import { giveWay } from '../jobs/low-priority.ts'
import { answerParent } from '../jobs/run-forked.ts'
import { type Evidence, judge } from './judge.ts'

giveWay()
answerParent(async (evidence: Evidence) => judge(evidence))
