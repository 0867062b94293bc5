import type { Defaults } from '../define.ts'
import type { serviceFields } from '../services.ts'

export const serviceDefaults: Defaults<typeof serviceFields> = []
