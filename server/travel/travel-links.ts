import { roles } from '#shared/people/people.ts'
import type { TravelLink, Traveller } from '#shared/travel/moment.ts'
import { AppError } from '#shared/errors.ts'
import { travelErrors, travelMessages } from '#shared/messages/travel.ts'
import type { PreviewLinks, PreviewTarget } from '#server/content/preview-links.ts'
import type { Database } from '#server/database/schema.ts'
import type { Journey } from './content-at.ts'

type Parts = {
  database: Database
  previewLinks: PreviewLinks
  names: (ids: string[]) => Promise<Record<string, string>>
  now: () => Date
}

/** No collection is called so. The role says whose plans the link shows: never more than who made it may see. */
const mark = 'zeit-'
const marks = new Map(roles.map((role) => [`${mark}${role}`, role]))

/** The moment that a preview link shows; undefined where it shows a draft. */
export function journeyOf({ collection, id }: PreviewTarget): Journey | undefined {
  const role = marks.get(collection)
  return role && { at: id, role }
}

/** Moments for people without an account: preview links like others (server/content/preview-links.ts). */
export function openTravelLinks({ database: { query }, previewLinks, names, now }: Parts) {
  const targetOf = (at: string, collection: string): PreviewTarget => ({
    collection,
    id: at,
    subject: travelMessages.links.subject(at),
  })
  const all = () =>
    query
      .selectFrom('preview_links')
      .selectAll()
      .where('collection', 'in', [...marks.keys()])
      .where('expires_at', '>', now().toISOString())

  return {
    create: (at: string, { by, days }: { by: Traveller & { id: string }; days: number }) =>
      previewLinks.create(targetOf(at, `${mark}${by.role}`), { by: by.id, days }),
    async list(): Promise<TravelLink[]> {
      const rows = await all().orderBy('expires_at').execute()
      const known = await names([...new Set(rows.map(({ created_by }) => created_by))])
      return rows.map(({ id, document_id, created_by, expires_at }) => ({
        id,
        at: document_id,
        createdBy: known[created_by] ?? created_by,
        expiresAt: expires_at,
      }))
    },
    async revoke(id: string, by: string): Promise<void> {
      const row = await all().where('id', '=', id).executeTakeFirst()
      if (!row) throw new AppError('not-found', 404, travelErrors.noLink)
      await previewLinks.revoke(targetOf(row.document_id, row.collection), id, by)
    },
  }
}
