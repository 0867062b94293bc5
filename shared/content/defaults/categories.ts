import type { Defaults } from '../define.ts'
import type { categoryFields } from '../categories.ts'

export const categoryDefaults: Defaults<typeof categoryFields> = []
