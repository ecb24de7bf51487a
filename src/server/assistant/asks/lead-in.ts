import { familyOf } from './ask.ts'
import type { Ask } from './asks-in.ts'

/** What a wish for a build says: that it is one, a figure, money, or what is to be on the car. */
const WISHES =
  /\b(?:wants?|wanna|need|make|making|build\w*|plan|get|goal|target|most|max|fast\w*|quick\w*|power|torque|hp|whp|stages?|turbo\w*|blower|supercharg\w*|e\d\d|budget|grand|quiero|hacer)\b|\$|\b\d{3}\b|\b\d{1,3}k\b/i

/** "On 37s, hunts gears with the boat behind it. Are 4.10s worth it?": the car of a question, and no build beside it. */
export const isLeadIn = ({ kind, typed }: Ask, next: Ask | undefined): boolean =>
  familyOf(kind) === 'build' && next !== undefined && familyOf(next.kind) === 'advice' && !WISHES.test(typed)
