import { inSteps } from '#server/backup/replace-database.ts'
import { carryErasures } from '#server/personal-data/erasures.ts'
import { carrySubscriptionEnds } from '#server/status/end-subscription.ts'

/** What a restore must not take back: people who wanted to be forgotten, and subscribers who left. */
export const carryOver = inSteps(carryErasures, carrySubscriptionEnds)
