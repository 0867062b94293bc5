import type { OpenUpload } from '#shared/media/entry.ts'
import type { StartedUpload } from './upload-sessions.ts'

type Parts = {
  open(): Promise<StartedUpload[]>
  names(ids: string[]): Promise<Record<string, string>>
}

/** The unfinished uploads of everybody, with who began them. */
export async function readOpenUploads({ open, names }: Parts): Promise<OpenUpload[]> {
  const started = await open()
  const people = await names([...new Set(started.map(({ owner }) => owner))])
  return started.map(({ id, name, size, received, owner, createdAt }) => {
    return { id, name, size, received, owner, by: people[owner] ?? owner, createdAt }
  })
}
