import type { Defaults } from '../define.ts'
import type { historyFields } from '../history.ts'

export const historyDefaults: Defaults<typeof historyFields> = []
