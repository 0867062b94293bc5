import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Log } from '#server/log.ts'

/** What the server in front sends with every page of a folder of the mirror, as flat list (name, value, name, value). */
export type PageHeaders = z.infer<typeof schema>

const schema = z.object({ folder: z.string().regex(/^pages-[0-9a-f]{16}$/), headers: z.array(z.string()) })
const fileIn = (mirror: string) => join(mirror, 'headers.json')

/** Those of the home page, and so of nearly all. Undefined before it was rendered for the first time. */
export function readPageHeaders(mirror: string): PageHeaders | undefined {
  try {
    return schema.parse(JSON.parse(readFileSync(fileIn(mirror), 'utf8')))
  } catch {
    return undefined
  }
}

/** For `npm run admin -- mirror-config`; the server in front goes on looking into the old folder, which stays empty. */
export function writePageHeaders(mirror: string, headers: PageHeaders, log: Log) {
  if (readPageHeaders(mirror)?.folder === headers.folder) return
  const draft = `${fileIn(mirror)}.new`
  writeFileSync(draft, `${JSON.stringify(headers, null, 2)}\n`)
  renameSync(draft, fileIn(mirror))
  log.warn('static mirror has new headers: run "npm run admin -- mirror-config", then reload the server in front')
}
