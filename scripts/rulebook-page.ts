/** `npm run rulebook`: writes docs/rulebook.md from the rules. */
import { writeFileSync } from 'node:fs'
import { rulebookPage } from './rulebook-proof/rulebook-page.ts'

writeFileSync(new URL('../docs/rulebook.md', import.meta.url), rulebookPage())
