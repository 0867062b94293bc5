import { siteOptions } from '#shared/content/site-options.ts'
import type { ContentStore } from './store.ts'

/** The owner's options; their defaults where nothing has been seeded. */
export async function readSiteOptions(store: Pick<ContentStore, 'document'>) {
  return (await store.document('siteOptions')) ?? siteOptions.schema.parse(siteOptions.defaults)
}
