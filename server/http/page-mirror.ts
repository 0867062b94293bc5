import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { mkdir, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Log } from '#server/log.ts'
import { writePageHeaders } from './mirror-headers.ts'
import { filesOf, isMirrored, mirroredPath, pageHeadersOf } from './mirrored-page.ts'
import type { Representation } from './representation.ts'

export type PageMirror = ReturnType<typeof openPageMirror>
/** The page for as long as it may be shown; undefined once something has changed. */
type Page = () => Representation | undefined
/** `drafts` is where it was begun, in the folder in which it is now. */
type Wanted = { page: Page; path: string; drafts?: string }
type Parts = {
  folder: string
  log: Log
  /** Reads what other nodes have changed and drops pages for it; fails while the database is away. */
  readChanges(): Promise<void>
  /** Of all styles that pages may carry, as the content policy names them. */
  styleHashes(): string[]
}

const lookEveryMs = 1_000
/** The folder may hold what is not ours. */
const pageFolder = /^pages-[0-9a-f]{16}$/
const goneFolder = /^gone-[0-9a-f-]{36}$/

/**
 * Rendered pages as files that nginx or Caddy serve by themselves (docs/operating.md, "Static mirror"). All are taken
 * away in one step before a change is acknowledged, and a page that was begun before a change is not put there after it,
 * on this node or on another one that shares the folder. When files cannot be written, pages come from memory as ever.
 */
export function openPageMirror({ folder, log, readChanges, styleHashes }: Parts) {
  const node = randomUUID()
  const wanted = new Map<string, Wanted>()
  const deleting = new Set<Promise<void>>()
  let writing = Promise.resolve()
  let busy = false
  let mustRemove = false
  let failing = false
  let closed = false

  function tell(cause: unknown) {
    if (!failing) log.error('static mirror does not work, pages come from memory alone', { folder, cause })
    failing = true
  }

  function removeFiles() {
    try {
      for (const name of foldersLike(pageFolder)) takeAway(join(folder, name))
      mustRemove = false
    } catch (cause) {
      mustRemove = !isMissing(cause)
      if (mustRemove) tell(cause)
    }
  }

  /** A new name is one step, however many pages there are; deleting them may take its time. */
  function takeAway(path: string) {
    const gone = join(folder, `gone-${randomUUID()}`)
    try {
      renameSync(path, gone)
    } catch (cause) {
      if (isMissing(cause)) return // Another node was faster.
      return rmSync(path, { recursive: true, force: true }) // A full disk may have no room for a name.
    }
    deleteLater(gone)
  }

  function deleteLater(path: string) {
    const deleted: Promise<void> = rm(path, { recursive: true, force: true })
      .catch(tell)
      .finally(() => deleting.delete(deleted))
    deleting.add(deleted)
  }

  function foldersLike(form: RegExp): string[] {
    return readdirSync(folder).filter((name) => form.test(name))
  }

  /** One page after the other; after a failure the next look goes on. */
  async function writeWanted(): Promise<void> {
    busy = true
    try {
      for (const [key, entry] of wanted) {
        if (closed || mustRemove) return
        if (!entry.drafts && !(await publishOrPass(key, entry))) return
      }
    } catch (cause) {
      tell(cause)
    } finally {
      busy = false
    }
  }

  /** What another node removes while it is being written is left for the next look. */
  const publishOrPass = (key: string, entry: Wanted) =>
    publish(key, entry).catch((cause: unknown) => {
      if (isMissing(cause)) return true
      throw cause
    })

  /** Whether to go on. */
  async function publish(key: string, entry: Wanted): Promise<boolean> {
    const representation = entry.page()
    if (!representation) return wanted.delete(key)
    const headers = pageHeadersOf(representation, styleHashes())
    const pages = join(folder, headers.folder)
    const drafts = join(pages, `.new-${node}`)
    const draft = join(drafts, 'index.html')
    if (await mkdir(drafts, { recursive: true })) forget(drafts)
    const files = filesOf(representation)
    for (const { ending, body, seconds } of files) {
      await writeFile(draft + ending, body)
      await utimes(draft + ending, seconds, seconds)
    }
    // Another node may have changed something of which this one has not heard; without the database nobody knows.
    const heard = await readChanges().then(
      () => true,
      () => false,
    )
    if (!heard) return false
    // From here on in one go. A node that removes everything now takes the drafts along, or what has become of them.
    if (entry.page() !== representation || closed) return true
    mkdirSync(join(pages, entry.path), { recursive: true })
    for (const { ending } of files) renameSync(draft + ending, join(pages, entry.path, `index.html${ending}`))
    entry.drafts = drafts
    failing = false
    if (key === '/') writePageHeaders(folder, headers, log)
    return true
  }

  /** Another node that starts, stops or changes something takes away what this one has written. */
  function forget(drafts: string) {
    for (const entry of wanted.values()) if (entry.drafts === drafts) entry.drafts = undefined
  }

  function look() {
    if (mustRemove) removeFiles()
    const known = new Set([...wanted.values()].flatMap(({ drafts }) => drafts ?? []))
    for (const drafts of known) if (!existsSync(drafts)) forget(drafts)
    write()
  }

  function write() {
    if (!busy) writing = writeWanted()
  }

  // What lies there may be of an earlier version, or older than the last change.
  removeFiles()
  if (!mustRemove && existsSync(folder)) for (const name of foldersLike(goneFolder)) deleteLater(join(folder, name))
  const timer = setInterval(look, lookEveryMs).unref()

  return {
    /** The page cache keeps a page. */
    keep(key: string, page: Page) {
      const path = mirroredPath(key)
      const representation = page()
      if (path === undefined || closed || !representation || !isMirrored(representation)) return
      wanted.delete(key) // To the end, where the round under way still passes.
      wanted.set(key, { page, path })
      write()
    },
    /** Before anybody hears that something has changed. */
    remove() {
      wanted.clear()
      removeFiles()
    },
    get failing() {
      return failing
    },
    /** When what was begun is written. */
    settled: () => writing,
    async close() {
      closed = true
      clearInterval(timer)
      await writing
      removeFiles()
      await Promise.all(deleting)
    },
  }
}

function isMissing(cause: unknown): boolean {
  return (cause as NodeJS.ErrnoException).code === 'ENOENT'
}
