import { withinReason } from '#server/http/body.ts'
import { badArchive } from './bad-archive.ts'

export function parseArchiveJson(json: string): unknown {
  try {
    return withinReason(JSON.parse(json))
  } catch (cause) {
    throw badArchive(cause)
  }
}
