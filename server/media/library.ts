import { AppError } from '#shared/errors.ts'
import { mostMediaTags, type MediaEdit } from '#shared/media/edit.ts'
import {
  filterOfKind,
  isDescribed,
  type MediaEntry,
  type MediaFilter,
  type MediaPage,
  type MediaQuery,
  type MediaUse,
} from '#shared/media/entry.ts'
import type { AuditAction } from '#shared/messages/audit-actions.ts'
import { storageErrorMessages } from '#shared/messages/media.ts'
import type { ChangeFeed } from '#server/database/change-feed.ts'
import type { MediaRow } from '#server/database/rows/media.ts'
import type { Database } from '#server/database/schema.ts'
import { inWriteTransaction } from '#server/database/write-transaction.ts'
import { writeAudit } from '#server/audit/audit.ts'
import type { MediaCatalogue } from './media-catalogue.ts'
import { selectCurrent, toEntry, recordMedia } from './media-rows.ts'
import { readUsages } from './usages.ts'

type Deed = { by: string; action: AuditAction }
type Parts = { database: Database; feed: ChangeFeed; catalogue: MediaCatalogue; now(): Date }
export type DetailedEntry = MediaEntry & { uses: MediaUse[] }

const entriesPerPage = 60
const filtersByKind: ReadonlySet<MediaFilter> = new Set(Object.values(filterOfKind))

/** What people see and change of the library; files come and go elsewhere. */
export function openLibrary({ database, feed, catalogue, now }: Parts) {
  async function change(ids: string[], columns: Partial<MediaRow>, { by, action }: Deed): Promise<void> {
    const at = now().toISOString()
    await inWriteTransaction(database, async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('media')
        .set({ ...columns, updated_at: at })
        .where('id', 'in', ids)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) throw missing()
      await recordMedia(transaction, ids, 'public', at)
      const names = await transaction.selectFrom('media').select('name').where('id', 'in', ids).execute()
      const subject = names.map(({ name }) => name).join(', ')
      await writeAudit(transaction, { by, action, subject }, at)
    })
    await feed.catchUp()
  }

  async function get(id: string): Promise<DetailedEntry> {
    const row = await selectCurrent(database).where('media.id', '=', id).executeTakeFirst()
    if (!row) throw missing()
    return { ...toEntry(row), uses: (await readUsages(database)).get(id) ?? [] }
  }

  return {
    get,
    entriesPerPage,
    /** Newest first, out of what is in memory. */
    async list({ search = '', tag, filter = 'alle', page = 1 }: MediaQuery): Promise<MediaPage> {
      await feed.read()
      await catalogue.upToDate()
      const usages = filter === 'unbenutzt' ? await readUsages(database) : new Map<string, MediaUse[]>()
      const words = search.toLocaleLowerCase('de').split(/\s+/).filter(Boolean)
      const found = catalogue.inOrder.filter(
        ({ entry, searched }) =>
          (filter === 'papierkorb') === (entry.deletedAt !== null) &&
          (!filtersByKind.has(filter) || filterOfKind[entry.kind] === filter) &&
          (filter !== 'ohne-text' || !isDescribed(entry)) &&
          (filter !== 'unbenutzt' || !usages.has(entry.id)) &&
          (tag === undefined || entry.tags.includes(tag)) &&
          words.every((word) => searched.includes(word)),
      )
      const shown = found.slice((page - 1) * entriesPerPage, page * entriesPerPage)
      return { entries: shown.map(({ entry }) => entry), total: found.length, tags: catalogue.tags() }
    },
    /** The newest few that are not in the trash and have every word. */
    async find(search: string, most: number): Promise<MediaEntry[]> {
      await feed.read()
      await catalogue.upToDate()
      const words = search.toLocaleLowerCase('de').split(/\s+/).filter(Boolean)
      return catalogue.find(words, ({ entry }) => entry.deletedAt === null, most).map(({ entry }) => entry)
    },
    /** Who uploaded it. */
    async ownerOf(id: string): Promise<string> {
      const row = await database.query.selectFrom('media').select('created_by').where('id', '=', id).executeTakeFirst()
      if (!row) throw missing()
      return row.created_by
    },
    async edit(id: string, { name, alt, decorative, focal, tags }: MediaEdit, by: string): Promise<DetailedEntry> {
      const columns = {
        ...(name !== undefined && { name }),
        ...(alt !== undefined && { alt }),
        ...(decorative !== undefined && { decorative: decorative ? 1 : 0 }),
        ...(focal && { focal_x: focal.x, focal_y: focal.y }),
        ...(tags && { tags: JSON.stringify([...new Set(tags)]) }),
      }
      await change([id], columns, { by, action: 'media.edit' })
      return get(id)
    },
    /** Gives a tag to several files, or takes it from them. Those that have as many as they may stay as they are. */
    async tag(ids: string[], { tag, on }: { tag: string; on: boolean }, by: string): Promise<void> {
      const at = now().toISOString()
      await inWriteTransaction(database, async (transaction) => {
        const rows = await transaction
          .selectFrom('media')
          .select(['id', 'name', 'tags'])
          .where('id', 'in', ids)
          .execute()
        if (rows.length === 0) throw missing()
        for (const { id, tags } of rows) {
          const others = (JSON.parse(tags) as string[]).filter((other) => other !== tag)
          const next = JSON.stringify((on ? [...others, tag] : others).slice(0, mostMediaTags))
          await transaction.updateTable('media').set({ tags: next, updated_at: at }).where('id', '=', id).execute()
        }
        await recordMedia(transaction, ids, 'editors', at)
        const subject = rows.map(({ name }) => name).join(', ')
        await writeAudit(transaction, { by, action: 'media.edit', subject }, at)
      })
      await feed.catchUp()
    },
    /** To the trash: for visitors the file is gone at once, by every address it ever had. */
    delete: (ids: string[], by: string) =>
      change(ids, { deleted_at: now().toISOString() }, { by, action: 'media.delete' }),
    restore: (ids: string[], by: string) => change(ids, { deleted_at: null }, { by, action: 'media.restore' }),
  }
}

function missing(): AppError {
  return new AppError('object-not-found', 404, storageErrorMessages['object-not-found'])
}
