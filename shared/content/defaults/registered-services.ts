import type { Defaults } from '../define.ts'
import type { registeredServiceFields } from '../registered-services.ts'

export const registeredServiceDefaults: Defaults<typeof registeredServiceFields> = []
