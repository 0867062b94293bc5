import { useRevalidator } from 'react-router'
import type { CollectionSummary, ListRow, BulkAction, BulkAnswer } from '#shared/lists/admin-list.ts'
import { undoOfferedMs } from '#shared/limits.ts'
import { listMessages } from '#shared/messages/admin-lists.ts'
import { adminOfflineMessages } from '#shared/messages/admin-offline.ts'
import { toaster } from '#kit/toast/toaster-store.ts'
import { callServer } from '#kit/server-call/call-server.ts'
import { useOffline } from '#admin/offline/use-offline.ts'

type Change = { id: string; version: number }

/** What lists ask of the server; each change says what became of it and can be taken back for a while. */
export function useListActions({ name }: CollectionSummary) {
  const { revalidate } = useRevalidator()
  const offline = useOffline()
  const isAway = () => offline !== undefined && ['offline', 'signed-out'].includes(offline.status.get().connection)

  async function bulk(action: BulkAction, items: Change[], more: object = {}): Promise<BulkAnswer | undefined> {
    const body = { action, items: items.map(({ id, version }) => ({ id, version })), ...more }
    const answer = await callServer<BulkAnswer>('POST', `/api/bulk/${name}`, { body })
    if (answer.kind === 'unreachable') offline?.retry()
    if (answer.kind !== 'done') {
      toaster.show({ title: answer.message, variant: 'destructive' })
      return undefined
    }
    await revalidate()
    return answer.body
  }

  /** Reports in one toast, with the reason for the first item that stayed as it was. */
  async function report(
    action: BulkAction,
    rows: ListRow[],
    undo: (done: Change[]) => Promise<boolean>,
    more: object = {},
  ) {
    const answer = await bulk(action, rows, more)
    if (!answer) return
    const { done, failed } = answer
    const [problem] = failed
    const troubled = problem && rows.find(({ id }) => id === problem.id)
    if (problem)
      toaster.show({
        title: listMessages.failed(failed.length),
        description: `${troubled ? `„${troubled.title}“: ` : ''}${problem.message}`,
        variant: 'destructive',
      })
    if (done.length > 0)
      toaster.show(
        {
          title: listMessages.done[action](done.length),
          variant: 'success',
          action: { label: listMessages.undo, run: () => void takeBack(() => undo(done)) },
        },
        undoOfferedMs,
      )
  }

  /** Without a connection: gone from the list at once, from the server later; until then it can be taken back. */
  async function removeLater(rows: ListRow[]) {
    if (!offline) return
    const removed: Awaited<ReturnType<typeof offline.remove>>[] = []
    try {
      for (const { id } of rows) removed.push(await offline.remove(name, id))
    } catch {
      toaster.show({ title: adminOfflineMessages.notKept, variant: 'destructive' })
      if (removed.length === 0) return
    }
    const undo = async () => {
      const taken = await Promise.all(removed.map(({ takeBack: back }) => back()))
      if (!taken.every(Boolean)) toaster.show({ title: adminOfflineMessages.undoTooLate, variant: 'destructive' })
    }
    toaster.show(
      {
        title: adminOfflineMessages.deletedToast(removed.length),
        action: { label: listMessages.undo, run: () => void undo() },
      },
      undoOfferedMs,
    )
  }

  async function takeBack(undo: () => Promise<boolean>) {
    const undone = await undo()
    await revalidate()
    if (undone) toaster.show({ title: listMessages.done.undone, variant: 'success' })
  }

  /** Each item on its own; the first refusal is told. */
  async function each(items: Change[], ask: (item: Change) => ReturnType<typeof callServer>): Promise<boolean> {
    for (const item of items) {
      const answer = await ask(item)
      if (answer.kind !== 'done') {
        toaster.show({ title: answer.message, variant: 'destructive' })
        return false
      }
    }
    return true
  }

  const itemPath = (id: string) => encodeURIComponent(id)
  const publish = (rows: ListRow[]) =>
    report('publish', rows, (done) =>
      each(done, ({ id, version }) =>
        callServer('POST', `/api/editing/${name}/${itemPath(id)}/undo-publish`, { body: { version } }),
      ),
    )
  return {
    publish,
    unpublish: (rows: ListRow[]) =>
      // Not by publishing: that would show a draft that lies on top (J41).
      report('unpublish', rows, (done) =>
        each(done, ({ id, version }) =>
          callServer('POST', `/api/editing/${name}/${itemPath(id)}/undo-unpublish`, { body: { version } }),
        ),
      ),
    remove: (rows: ListRow[]) =>
      // What waits for an item goes the same way as its delete, one after the other.
      isAway() || rows.some(({ waits }) => waits)
        ? removeLater(rows)
        : report('delete', rows, (done) =>
            each(done, ({ id }) => callServer('POST', `/api/trash/${name}/${itemPath(id)}/restore`)),
          ),
    /** Another value of one field; taken back by the values of before. */
    set: (rows: ListRow[], set: { path: string; value: string }) =>
      report(
        'set',
        rows,
        async (done) => {
          const before = Map.groupBy(done, ({ id }) => rows.find((row) => row.id === id)?.facets?.[set.path] ?? '')
          for (const [value, items] of before)
            if ((await bulk('set', items, { set: { ...set, value } }))?.failed.length !== 0) return false
          return true
        },
        { set },
      ),
    /** As a draft, which the toast offers to publish. */
    async rename(row: ListRow, values: Record<string, string>, mayPublish: boolean) {
      const { id, version, state } = row
      const body = { version, values, draft: true }
      const answer = await callServer<Change>('PATCH', `/api/content/${name}/${itemPath(id)}`, { body })
      if (answer.kind !== 'done') return void toaster.show({ title: answer.message, variant: 'destructive' })
      await revalidate()
      const isPublic = state === 'published' || state === 'changed'
      toaster.show(
        {
          title: listMessages.done.renamed,
          variant: 'success',
          ...(isPublic &&
            mayPublish && {
              action: {
                label: listMessages.actions.publish,
                run: () => void publish([{ ...row, version: answer.body.version }]),
              },
            }),
        },
        undoOfferedMs,
      )
    },
    async duplicate({ id }: ListRow) {
      const answer = await callServer('POST', `/api/content/${name}/${itemPath(id)}/duplicate`)
      if (answer.kind !== 'done') toaster.show({ title: answer.message, variant: 'destructive' })
      else {
        await revalidate()
        toaster.show({ title: listMessages.done.duplicate, variant: 'success' })
      }
    },
    /** False when the server has another list by now. */
    async order(ids: string[]): Promise<boolean> {
      const answer = await callServer('PUT', `/api/order/${name}`, { body: { ids } })
      await revalidate()
      if (answer.kind !== 'done') toaster.show({ title: answer.message, variant: 'destructive' })
      return answer.kind === 'done'
    },
    async importDefaults() {
      const answer = await callServer<{ imported: number; snapshot: string }>('POST', `/api/import-defaults/${name}`)
      if (answer.kind !== 'done') return void toaster.show({ title: answer.message, variant: 'destructive' })
      const { imported, snapshot } = answer.body
      await revalidate()
      const undo = async () => {
        const restored = await callServer('POST', `/api/snapshots/${snapshot}/restore`)
        if (restored.kind !== 'done') toaster.show({ title: restored.message, variant: 'destructive' })
        return restored.kind === 'done'
      }
      toaster.show(
        {
          title: listMessages.defaults.done(imported),
          variant: 'success',
          action: { label: listMessages.undo, run: () => void takeBack(undo) },
        },
        undoOfferedMs,
      )
    },
    /** A draft that has only its title; answers with its id. */
    async createDraft(field: string, title: string): Promise<string | undefined> {
      if (offline && isAway()) {
        const values = { [field]: title }
        const made = { kind: 'create', collection: name, id: '', values, before: {}, base: { version: 0 } } as const
        try {
          return (await offline.submit(made)).id
        } catch {
          return void toaster.show({ title: adminOfflineMessages.notKept, variant: 'destructive' })
        }
      }
      const body = { values: { [field]: title }, draft: true }
      const answer = await callServer<{ item: { id: string } }>('POST', `/api/content/${name}`, { body })
      if (answer.kind === 'done') return answer.body.item.id
      toaster.show({ title: answer.message, variant: 'destructive' })
      return undefined
    },
  }
}
