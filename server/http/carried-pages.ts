import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { gzipSync } from 'node:zlib'
import type { Log } from '#server/log.ts'
import { isMirrored } from './mirrored-page.ts'
import { assemble, headersOfAllForms, type Representation } from './representation.ts'

type Pages = [key: string, representation: Representation][]
type Written = {
  stamp: string
  pages: { key: string; headers: [string, string][]; identity: Buffer; br: Buffer | undefined }[]
}
type Parts = {
  file: string
  log: Log
  /** Names everything that pages are made of: once it changes they are no longer true. */
  stamp(): string
}

/** Those that were asked for first after the last change: more would take longer to read than they save. */
const mostPages = 40

/**
 * Pages carried from a process that ends to the one that starts after it, so that a restarted site answers before it has
 * drawn anything (docs/decisions/0039). Whoever starts takes the file away: what lies there was left by a process that
 * ended in order, and the stamp says whether anything is different since. After a crash there is none.
 */
export function createCarriedPages({ file, log, stamp }: Parts) {
  return {
    leave(pages: Pages): void {
      const draft = `${file}.${process.pid}`
      try {
        mkdirSync(dirname(file), { recursive: true })
        writeFileSync(draft, serialize(toWritten(stamp(), pages)), { mode: 0o600 })
        renameSync(draft, file)
      } catch (cause) {
        log.warn('pages cannot be carried to the next start', { cause })
        rmSync(draft, { force: true })
      }
    },
    take(): Pages {
      try {
        const left = readFileSync(file)
        rmSync(file)
        const { stamp: then, pages } = deserialize(left) as Written
        return then === stamp() ? pages.map(fromWritten) : []
      } catch (cause) {
        if ((cause as NodeJS.ErrnoException).code !== 'ENOENT') log.warn('carried pages are unreadable', { cause })
        return []
      }
    },
  }
}

function toWritten(stamp: string, pages: Pages): Written {
  const carried = pages.filter(([, representation]) => isMirrored(representation)).slice(0, mostPages)
  return {
    stamp,
    pages: carried.map(([key, representation]) => {
      const { identity, br } = representation.variants
      return {
        key,
        headers: headersOfAllForms(representation),
        identity: identity.body,
        br: br === identity ? undefined : br.body,
      }
    }),
  }
}

function fromWritten({ key, headers, identity, br }: Written['pages'][number]): Pages[number] {
  return [key, assemble(200, headers, { identity, br, gzip: br && (() => gzipSync(identity)) })]
}
