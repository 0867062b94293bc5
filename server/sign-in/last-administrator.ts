import type { Transaction } from 'kysely'
import { AppError } from '#shared/errors.ts'
import { errorMessages } from '#shared/messages/errors.ts'
import type { Tables } from '../database/schema.ts'

/** Whether somebody else than the named one may administrate; ask inside the transaction that takes a role away. */
export async function hasAdministrator(transaction: Transaction<Tables>, exceptId = ''): Promise<boolean> {
  const found = await transaction
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('disabled', '=', 0)
    .where('id', '!=', exceptId)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

export async function requireAdministrator(transaction: Transaction<Tables>): Promise<void> {
  if (!(await hasAdministrator(transaction))) throw new AppError('conflict', 409, errorMessages.lastAdministrator)
}
