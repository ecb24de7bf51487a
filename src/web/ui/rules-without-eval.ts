import { z } from 'zod'

/** The shop's pages forbid making code from text; the schema library must not even try. */
z.config({ jitless: true })
