import { z } from 'zod'
import { helpPaths } from '#shared/addresses/admin-paths.ts'
import { noContent } from './answers.ts'
import { guardedRow, type ApiRoute, type Call } from './route.ts'
import { wrongInput } from '#shared/messages/wrong-input.ts'

const seenSchema = z.object({ version: z.string().regex(/^\d{1,4}(\.\d{1,4}){2}$/, wrongInput.noProgramVersion) })

/** What the manual remembers of people. */
export const helpRoutes: ApiRoute[] = [
  guardedRow({
    method: 'PUT',
    path: helpPaths.seenNews(),
    right: 'own-account',
    audit: { none: 'what somebody has read is nobody else’s business' },
    body: seenSchema,
    handler: putSeenNews,
  }),
]

async function putSeenNews({ backend, principal: by, body }: Call<never, typeof seenSchema>) {
  await backend.seenNews.mark(by.id, body.version)
  return noContent()
}
