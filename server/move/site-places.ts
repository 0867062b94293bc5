import { resolve } from 'node:path'
import type { Config } from '#server/base/config.ts'

/** Where the rows and the files of a site are, in words that hold no secret and differ exactly when the places do. */
export type SitePlaces = { database: string; media: string }

type Environment = Record<string, string | undefined>

const s3Names = ['ENDPOINT', 'BUCKET', 'REGION', 'ACCESS_KEY', 'SECRET_KEY'].map((name) => `SCHAUFENSTER_S3_${name}`)

export function placesOf({ databaseUrl, sqliteFile, objectStorage, mediaDir }: Config): SitePlaces {
  return {
    database: databaseUrl ? `PostgreSQL ${withoutSecrets(databaseUrl)}` : `SQLite ${resolve(sqliteFile)}`,
    media: objectStorage ? `S3 ${objectStorage.endpoint}/${objectStorage.bucket}` : `disk ${resolve(mediaDir)}`,
  }
}

export function samePlaces(one: SitePlaces, other: SitePlaces): boolean {
  return one.database === other.database && one.media === other.media
}

/** The settings that the site will have; undefined where a word says nothing that is known. */
export function movedSettings(
  environment: Environment,
  words: string[],
  readSettings: (file: string) => Environment | undefined,
): Environment | undefined {
  let moved: Environment | undefined = words.length > 0 ? { ...environment } : undefined
  for (const word of words) {
    const change = changedBy(word, readSettings)
    moved = moved && change && { ...moved, ...change }
  }
  return moved
}

function changedBy(word: string, readSettings: (file: string) => Environment | undefined): Environment | undefined {
  if (/^postgres(ql)?:\/\//.test(word)) return { DATABASE_URL: word }
  if (word === 'sqlite') return { DATABASE_URL: undefined }
  if (word === 'disk') return Object.fromEntries(s3Names.map((name) => [name, undefined]))
  return readSettings(word)
}

function withoutSecrets(url: string): string {
  const { hostname, port, pathname, searchParams } = new URL(url)
  const schema = searchParams.get('options')
  return `${hostname}:${port || 5432}${pathname}${schema ? ` ${schema}` : ''}`
}
