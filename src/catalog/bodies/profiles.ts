import type { Profiles } from '../../xray/profile.ts'
import { americanProfiles } from './american-profiles.ts'
import { familyProfiles } from './family-profiles.ts'
import { sportsProfiles } from './sports-profiles.ts'

/** One side profile per body of the engine's vocabulary. */
export const profiles: Profiles = { ...americanProfiles, ...sportsProfiles, ...familyProfiles }
