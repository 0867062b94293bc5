import type { Defaults } from '../define.ts'
import type { teamFields } from '../team.ts'

export const teamDefaults: Defaults<typeof teamFields> = []
