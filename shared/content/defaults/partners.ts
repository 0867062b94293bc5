import type { Defaults } from '../define.ts'
import type { partnerFields } from '../partners.ts'

export const partnerDefaults: Defaults<typeof partnerFields> = []
