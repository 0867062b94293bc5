import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { z } from 'zod'

const noteSchema = z.object({ pid: z.number().int().positive(), port: z.number().int() })

/**
 * Which process serves from this data folder, for messages only: it locks nothing, because a second process beside the
 * first is allowed (a new version that takes over, `schaufenster admin`). After a crash it names a process that is gone.
 */
export function createRunningNote(file: string) {
  function read() {
    try {
      return noteSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
    } catch {
      return undefined // None, or half of one: then there is nothing to say.
    }
  }

  return {
    /** A sentence about the other one, or nothing. */
    describe(): string {
      const note = read()
      if (!note || note.pid === process.pid || !isAlive(note.pid)) return ''
      return ` This site already runs as process ${note.pid} on port ${note.port}.`
    },
    write(port: number) {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, `${JSON.stringify({ pid: process.pid, port })}\n`)
    },
    /** Another process may have written its own meanwhile. */
    remove() {
      if (read()?.pid === process.pid) rmSync(file, { force: true })
    },
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (cause) {
    return (cause as NodeJS.ErrnoException).code === 'EPERM'
  }
}
