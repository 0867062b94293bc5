import { readFile, stat } from 'node:fs/promises'
import { AppError } from '#shared/errors.ts'
import { refusalMessages } from '#shared/messages/media.ts'

/** Hours of talk are a few hundred kilobytes. */
const mostBytes = 1_048_576

/** Captions are text in UTF-8 with times in it; that they begin as WebVTT is known already (sniff.ts). */
export async function requireCaptions(path: string): Promise<void> {
  if ((await stat(path)).size > mostBytes) throw new AppError('quota-exceeded', 413, refusalMessages.tooLarge(1))
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await readFile(path))
    if (/^(?:\d+:)?\d\d:\d\d\.\d{3}[ \t]+-->[ \t]+(?:\d+:)?\d\d:\d\d\.\d{3}/m.test(text) && !text.includes('\0')) return
  } catch (cause) {
    if (!(cause instanceof TypeError)) throw cause
  }
  throw new AppError('invalid-format', 415, refusalMessages.badCaptions)
}
