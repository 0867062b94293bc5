import type { Defaults } from '../define.ts'
import type { pageFields } from '../pages.ts'

export const pageDefaults: Defaults<typeof pageFields> = []
