import type { Defaults } from '../define.ts'
import type { jobFields } from '../jobs.ts'

export const jobDefaults: Defaults<typeof jobFields> = []
