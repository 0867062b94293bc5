import type { Delivery } from '#shared/inbox/inbox.ts'
import type { OutboxRow } from '../database/rows/inbox.ts'

/** How far something has come on its way out; `stored` where nothing is to be sent. */
export function deliveryOf(row: OutboxRow | undefined): Delivery {
  if (!row) return { state: 'stored' }
  if (row.state === 'delivered') return { state: 'delivered', at: row.delivered_at! }
  if (row.state === 'delivering') return { state: 'delivering' }
  if (!row.reason) return { state: 'stored' }
  return { state: 'failed', reason: row.reason, nextTryAt: row.state === 'failed' ? null : row.next_try_at }
}
