import { z } from '../zod.ts'
import { mediaFilters, type MediaFilter } from './entry.ts'

const querySchema = z.object({
  suche: z.string().max(100).catch(''),
  schlagwort: z.string().min(1).max(40).optional().catch(undefined),
  filter: z.enum(Object.keys(mediaFilters) as MediaFilter[]).catch('alle'),
  seite: z.coerce.number().int().min(1).max(10_000).catch(1),
})

/** What an address of the library asks for; anything else in it is ignored. */
export function parseMediaQuery(parameters: URLSearchParams) {
  const { suche, schlagwort, filter, seite } = querySchema.parse(Object.fromEntries(parameters))
  return { search: suche, filter, page: seite, ...(schlagwort !== undefined && { tag: schlagwort }) }
}
