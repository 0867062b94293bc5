import type { PageBackend } from '#server/context.ts'
import type { NewestMessages } from '#admin/dashboard/messages-panel.tsx'

const shown = 4

/** What the dashboard tells about messages. */
export async function readNewestMessages(inbox: PageBackend['inbox']): Promise<NewestMessages> {
  const [summary, { messages }] = await Promise.all([
    inbox.summary(),
    inbox.list({ state: 'open', search: '', page: 1 }),
  ])
  return { summary, newest: messages.slice(0, shown) }
}
