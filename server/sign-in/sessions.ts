import type { Transaction } from 'kysely'
import type { Principal, UserRecord, UserSession } from '#shared/people/people.ts'
import { describeDevice } from '#shared/sign-in/device.ts'
import type { Database, Tables } from '../database/schema.ts'
import { inWriteTransaction } from '../database/write-transaction.ts'
import { writeAudit, type AuditEntry } from '../audit/audit.ts'
import type { Auth } from './auth.ts'
import { sessionCookieName } from './auth-names.ts'
import { readCookie } from './cookies.ts'
import { sessionAbsoluteMs, sessionIdleMs } from '#server/base/limits.ts'

type Current = { user: UserRecord; sessionId: string; signedInAt: Date }

/** Who holds a session, and until when: it ends after twelve idle hours or thirty days (J30). */
export function createSessions(database: Database, auth: () => Promise<Auth>, now: () => Date) {
  const { query } = database

  async function read(value: string) {
    const { api } = await auth()
    // Only this cookie: how long a session lasts is for the server to say.
    const headers = new Headers({ cookie: `${sessionCookieName}=${value}` })
    try {
      return await api.getSession({ headers })
    } catch {
      // It words every failure as its own. A database that is away says so here; one without room still tells who this is.
      await query.selectFrom('sessions').select('id').limit(1).execute()
      return api.getSession({ headers, query: { disableRefresh: true } })
    }
  }

  async function ofCookie(value: string): Promise<Current | null> {
    const found = await read(value)
    if (!found?.user.role || found.user.disabled) return null
    const { session, user } = found
    const endsAt = session.createdAt.getTime() + sessionAbsoluteMs
    if (now().getTime() >= endsAt) {
      await inWriteTransaction(database, (transaction) =>
        transaction.deleteFrom('sessions').where('id', '=', session.id).execute(),
      )
      return null
    }
    const expiresAt = new Date(Math.min(now().getTime() + sessionIdleMs, endsAt)).toISOString()
    // The column holds nothing else; better-auth only knows that it is text.
    const role = user.role as Principal['role']
    return {
      user: { id: user.id, name: user.name, email: user.email, role, ...(user.inbox && { inbox: true }), expiresAt },
      sessionId: session.id,
      signedInAt: session.createdAt,
    }
  }

  return {
    /** The session of a request; requests without its cookie cost nothing. */
    async current(request: Request): Promise<Current | null> {
      const value = readCookie(request, sessionCookieName)
      return value ? ofCookie(value) : null
    },
    /** The session that a cookie value would open. */
    ofCookie,
    async end(id: string, audit?: AuditEntry): Promise<void> {
      await inWriteTransaction(database, async (transaction) => {
        await transaction.deleteFrom('sessions').where('id', '=', id).execute()
        if (audit) await writeAudit(transaction, audit, now().toISOString())
      })
    },
    async endAll(userId: string, { exceptId, audit }: { exceptId?: string; audit?: AuditEntry } = {}): Promise<void> {
      await inWriteTransaction(database, async (transaction) => {
        await endOtherSessions(transaction, userId, exceptId)
        if (audit) await writeAudit(transaction, audit, now().toISOString())
      })
    },
    async endOne(userId: string, id: string, audit: AuditEntry): Promise<boolean> {
      return inWriteTransaction(database, async (transaction) => {
        await transaction
          .deleteFrom('known_devices')
          .where('user_id', '=', userId)
          .where('session_id', '=', id)
          .execute()
        const { numDeletedRows } = await transaction
          .deleteFrom('sessions')
          .where('userId', '=', userId)
          .where('id', '=', id)
          .executeTakeFirst()
        if (numDeletedRows > 0n) await writeAudit(transaction, audit, now().toISOString())
        return numDeletedRows > 0n
      })
    },
    async forgetOld(): Promise<void> {
      const at = now()
      const begunBefore = new Date(at.getTime() - sessionAbsoluteMs).toISOString()
      await inWriteTransaction(database, (transaction) =>
        transaction
          .deleteFrom('sessions')
          .where(({ or, eb }) => or([eb('expiresAt', '<', at.toISOString()), eb('createdAt', '<', begunBefore)]))
          .execute(),
      )
    },
    async list(userId: string, currentId = ''): Promise<UserSession[]> {
      const rows = await query
        .selectFrom('sessions')
        .selectAll()
        .where('userId', '=', userId)
        .where('expiresAt', '>', now().toISOString())
        .orderBy('updatedAt', 'desc')
        .execute()
      return rows.map(({ id, userAgent, createdAt, updatedAt }) => ({
        id,
        device: describeDevice(userAgent ?? ''),
        signedInAt: createdAt,
        usedAt: updatedAt,
        current: id === currentId,
      }))
    },
  }
}

/** Ends sessions, and makes the devices they began on strange ones again. */
export async function endOtherSessions(transaction: Transaction<Tables>, userId: string, exceptId = ''): Promise<void> {
  await transaction.deleteFrom('sessions').where('userId', '=', userId).where('id', '!=', exceptId).execute()
  await transaction
    .deleteFrom('known_devices')
    .where('user_id', '=', userId)
    .where('session_id', '!=', exceptId)
    .execute()
}
