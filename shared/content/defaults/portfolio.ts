import type { Defaults } from '../define.ts'
import type { portfolioFields } from '../portfolio.ts'

export const portfolioDefaults: Defaults<typeof portfolioFields> = []
