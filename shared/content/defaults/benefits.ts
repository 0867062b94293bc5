import type { Defaults } from '../define.ts'
import type { benefitFields } from '../benefits.ts'

export const benefitDefaults: Defaults<typeof benefitFields> = []
