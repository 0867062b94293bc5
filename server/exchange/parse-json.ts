import { badArchive } from './bad-archive.ts'

export function parseJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch (cause) {
    throw badArchive(cause)
  }
}
