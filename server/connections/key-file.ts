import { randomBytes } from 'node:crypto'
import { mkdir, open, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { AppError } from '#shared/errors.ts'
import { connectionMessages } from '#shared/messages/connections.ts'

const words = connectionMessages.key
const keyBytes = 32
const mostLooks = 20
const lookAgainMs = 50

/** The key, or undefined while there is no file. */
export async function readKeyFile(file: string): Promise<Buffer | undefined> {
  const text = await readFile(file, 'utf8').catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'ENOENT') return undefined
    throw keyProblem(words.unreadable(file), cause)
  })
  if (text === undefined) return undefined
  const key = Buffer.from(text.trim(), 'base64')
  if (key.length !== keyBytes) throw keyProblem(words.damaged(file))
  return key
}

/** Makes the file, readable for its owner only; of two processes that try the second takes the key of the first. */
export async function makeKeyFile(file: string): Promise<Buffer> {
  const key = randomBytes(keyBytes)
  try {
    await mkdir(dirname(file), { recursive: true, mode: 0o700 })
    const handle = await open(file, 'wx', 0o600)
    try {
      await handle.writeFile(`${key.toString('base64')}\n`)
      await handle.sync()
    } finally {
      await handle.close()
    }
    return key
  } catch (cause) {
    const made = (cause as NodeJS.ErrnoException).code === 'EEXIST' ? await readWritten(file) : undefined
    if (made) return made
    throw keyProblem(words.unwritable(file), cause)
  }
}

/** Another process made the file a moment ago: nodes that start together find it empty for an instant. */
async function readWritten(file: string): Promise<Buffer | undefined> {
  for (let looks = 1; looks < mostLooks; looks += 1) {
    const key = await readKeyFile(file).catch(() => undefined)
    if (key) return key
    await delay(lookAgainMs)
  }
  return readKeyFile(file)
}

/** 409: nothing that was typed is wrong, and the same will work once the file is right. */
export function keyProblem(message: string, cause?: unknown): AppError {
  return new AppError('key-file', 409, message, { cause })
}
