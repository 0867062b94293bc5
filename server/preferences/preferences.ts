import { listPreferencesSchema, sidebarPreferencesSchema } from '#shared/preferences/preference-schemas.ts'
import {
  noPreferences,
  type ListPreferences,
  type Preferences,
  type SidebarPreferences,
} from '#shared/preferences/preferences.ts'
import type { Database } from '#server/database/schema.ts'
import { inWriteTransaction } from '#server/database/write-transaction.ts'

const sidebarName = 'sidebar'
const listPrefix = 'list '

/** What people have arranged for themselves: at most one row for the sidebar and one for each collection. */
export function openPreferences(database: Database) {
  async function put(userId: string, name: string, value: object): Promise<void> {
    const row = { user_id: userId, name, value: JSON.stringify(value) }
    await inWriteTransaction(database, (transaction) =>
      transaction
        .insertInto('preferences')
        .values(row)
        .onConflict((conflict) => conflict.columns(['user_id', 'name']).doUpdateSet(row))
        .execute(),
    )
  }

  return {
    async of(userId: string): Promise<Preferences> {
      const rows = await database.query
        .selectFrom('preferences')
        .select(['name', 'value'])
        .where('user_id', '=', userId)
        .execute()
      const preferences: Preferences = { ...noPreferences, lists: {} }
      for (const { name, value } of rows) {
        // What another version wrote and this one does not understand counts as nothing.
        const stored: unknown = JSON.parse(value)
        if (name === sidebarName)
          preferences.sidebar = sidebarPreferencesSchema.safeParse(stored).data ?? noPreferences.sidebar
        const list = name.startsWith(listPrefix) ? listPreferencesSchema.safeParse(stored).data : undefined
        if (list) preferences.lists[name.slice(listPrefix.length)] = list
      }
      return preferences
    },
    putSidebar: (userId: string, value: SidebarPreferences) => put(userId, sidebarName, value),
    putList: (userId: string, collection: string, value: ListPreferences) =>
      put(userId, `${listPrefix}${collection}`, value),
  }
}
