import type { Defaults } from '../define.ts'
import type { trainingFields } from '../trainings.ts'

export const trainingDefaults: Defaults<typeof trainingFields> = []
