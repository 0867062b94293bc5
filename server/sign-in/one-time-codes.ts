import type { Database } from '../database/schema.ts'
import { inWriteTransaction } from '../database/write-transaction.ts'
import type { Auth } from './auth.ts'
import { identityError } from './identity-error.ts'

export type OneTimeCodes = ReturnType<typeof createOneTimeCodes>

const stepMs = 30_000
/** better-auth also takes the code before and the one after, for clocks that differ. */
const nearbySteps = [-1, 0, 1]

/** Codes of authenticator apps are accepted once (RFC 6238, 5.2), on whichever node; better-auth does not see to that. */
export function createOneTimeCodes(database: Database, auth: () => Promise<Auth>, now: () => Date) {
  async function stepOf(userId: string, code: string): Promise<number | undefined> {
    const row = await database.query
      .selectFrom('two_factors')
      .select('secret')
      .where('userId', '=', userId)
      .executeTakeFirst()
    if (!row) return undefined
    const { secretConfig } = await (await auth()).$context
    // Loaded late, as better-auth is.
    const [{ symmetricDecrypt }, { createOTP }] = await Promise.all([
      import('better-auth/crypto'),
      import('@better-auth/utils/otp'),
    ])
    const otp = createOTP(await symmetricDecrypt({ key: secretConfig, data: row.secret }))
    const current = currentStep()
    for (const nearby of nearbySteps) if ((await otp.hotp(current + nearby)) === code) return current + nearby
    return undefined
  }

  function currentStep(): number {
    return Math.floor(now().getTime() / stepMs)
  }

  return {
    /** Uses a code up; throws when it is wrong, was used, or is older than one that was. */
    async use(userId: string, code: string): Promise<void> {
      const step = await stepOf(userId, code)
      if (step === undefined) throw identityError('second-factor-invalid')
      const { numUpdatedRows } = await inWriteTransaction(database, (transaction) =>
        transaction
          .updateTable('two_factors')
          .set({ usedStep: step })
          .where('userId', '=', userId)
          .where(({ or, eb }) =>
            or([
              eb('usedStep', 'is', null),
              eb('usedStep', '<', step),
              // Used in a future that the clock has left again: it must not lock the account until then.
              eb('usedStep', '>', currentStep() + 1),
            ]),
          )
          .executeTakeFirst(),
      )
      if (numUpdatedRows === 0n) throw identityError('second-factor-invalid')
    },
    /** A new secret has codes of its own. */
    async beginAnew(userId: string): Promise<void> {
      await inWriteTransaction(database, (transaction) =>
        transaction.updateTable('two_factors').set({ usedStep: null }).where('userId', '=', userId).execute(),
      )
    },
  }
}
