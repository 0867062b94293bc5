import type { BetterAuthOptions } from '@better-auth/core'
import type { DBAdapter, Where } from '@better-auth/core/db/adapter'
import { hashToken } from './tokens.ts'

type Row = Record<string, unknown>
type Call = { model: string; where?: Where[] }

/**
 * The tables of better-auth with session tokens as hashes: whoever reads the database cannot sign in with what stands
 * there. better-auth goes on asking by the token of the cookie, and gets it back in the row that it asked for.
 */
export function withHashedSessions<Adapter extends DBAdapter<BetterAuthOptions>>(adapter: Adapter): Adapter {
  type Named<Name extends keyof Adapter> = Adapter[Name]
  const asked = <Given extends Call>(call: Given): Given =>
    call.model === 'session' && call.where ? { ...call, where: call.where.map(hashedWhere) } : call

  return {
    ...adapter,
    async create(call: Parameters<DBAdapter['create']>[0]) {
      const { token } = call.data as { token?: unknown }
      if (call.model !== 'session' || typeof token !== 'string') return adapter.create(call)
      const row = await adapter.create<Row>({ ...call, data: { ...call.data, token: hashToken(token) } })
      return { ...row, token }
    },
    findOne: async (call: Parameters<DBAdapter['findOne']>[0]) =>
      withToken(call, await adapter.findOne<Row>(asked(call))),
    findMany: async (call: Parameters<DBAdapter['findMany']>[0]) =>
      (await adapter.findMany<Row>(asked(call))).map((row) => withToken(call, row)),
    count: (call: Parameters<DBAdapter['count']>[0]) => adapter.count(asked(call)),
    update: async (call: Parameters<DBAdapter['update']>[0]) => withToken(call, await adapter.update<Row>(asked(call))),
    updateMany: (call: Parameters<DBAdapter['updateMany']>[0]) => adapter.updateMany(asked(call)),
    delete: (call: Parameters<DBAdapter['delete']>[0]) => adapter.delete(asked(call)),
    deleteMany: (call: Parameters<DBAdapter['deleteMany']>[0]) => adapter.deleteMany(asked(call)),
    consumeOne: async (call: Parameters<DBAdapter['consumeOne']>[0]) =>
      withToken(call, await adapter.consumeOne<Row>(asked(call))),
    incrementOne: async (call: Parameters<DBAdapter['incrementOne']>[0]) =>
      withToken(call, await adapter.incrementOne<Row>(asked(call))),
    transaction: ((work: Parameters<DBAdapter['transaction']>[0]) =>
      adapter.transaction((inner) => work(withHashedSessions(inner as never)))) as Named<'transaction'>,
  }
}

function hashedWhere(part: Where): Where {
  if (part.field !== 'token') return part
  const { value } = part
  return {
    ...part,
    value: Array.isArray(value) ? value.map((each) => hashToken(String(each))) : hashToken(String(value)),
  }
}

/** The row that was asked for by its token; of others nobody knows it. */
function withToken<Found extends Row | null>({ model, where }: Call, row: Found): Found {
  const token = where?.find(({ field, operator = 'eq' }) => field === 'token' && operator === 'eq')?.value
  return model === 'session' && row && typeof token === 'string' ? { ...row, token } : row
}
