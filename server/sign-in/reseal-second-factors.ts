import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import type { Transaction } from 'kysely'
import type { Tables } from '../database/schema.ts'
import { endSecondFactor } from './end-second-factor.ts'

/** Secrets of authenticator apps and recovery codes under another key; people notice nothing. */
export async function resealSecondFactors(transaction: Transaction<Tables>, from: string, to: string): Promise<void> {
  const rows = await transaction.selectFrom('two_factors').select(['id', 'secret', 'backupCodes']).execute()
  const anew = async (data: string) => symmetricEncrypt({ key: to, data: await symmetricDecrypt({ key: from, data }) })
  for (const { id, ...sealed } of rows) {
    // What nobody could open before stays as it is; an operator takes it away (remove-second-factor).
    const [secret, backupCodes] = await Promise.all([anew(sealed.secret), anew(sealed.backupCodes)]).catch(() => [])
    if (!secret || !backupCodes) continue
    await transaction.updateTable('two_factors').set({ secret, backupCodes }).where('id', '=', id).execute()
  }
}

/** Takes away what this key cannot open, so that its owners get in again; answers whose. */
export async function dropUnreadable(transaction: Transaction<Tables>, key: string): Promise<string[]> {
  const rows = await transaction
    .selectFrom('two_factors')
    .innerJoin('users', 'users.id', 'two_factors.userId')
    .select(['two_factors.userId', 'two_factors.secret', 'users.email'])
    .execute()
  const lost: string[] = []
  for (const { userId, secret, email } of rows) {
    const opened = await symmetricDecrypt({ key, data: secret }).catch(() => undefined)
    if (opened !== undefined) continue
    await endSecondFactor(transaction, userId)
    lost.push(email)
  }
  return lost
}
