import type { Transaction } from 'kysely'
import type { Tables } from '../database/schema.ts'

/** Without asking its owner, who cannot use it any more. */
export async function endSecondFactor(transaction: Transaction<Tables>, userId: string): Promise<void> {
  await transaction.deleteFrom('two_factors').where('userId', '=', userId).execute()
  await transaction.updateTable('users').set({ twoFactorEnabled: 0 }).where('id', '=', userId).execute()
}
