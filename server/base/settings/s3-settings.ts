export type S3Settings = { endpoint: string; bucket: string; region: string; accessKey: string; secretKey: string }
type Given = Record<string, string | undefined>

/** How the names of their settings begin. */
const mediaS3 = 'SCHAUFENSTER_S3_'
export const backupS3 = 'SCHAUFENSTER_BACKUP_S3_'

/** Where an S3 store is and how to get in; undefined means the disk. */
export function readS3Settings(given: Given, prefix = mediaS3): S3Settings | undefined {
  const value = (name: string) => given[prefix + name]
  const endpoint = value('ENDPOINT')
  if (!endpoint) return undefined
  return {
    endpoint,
    bucket: value('BUCKET') ?? '',
    region: value('REGION') ?? 'us-east-1',
    accessKey: value('ACCESS_KEY') ?? '',
    secretKey: value('SECRET_KEY') ?? '',
  }
}

/** The address alone opens nothing. */
export function s3Problems(given: Given): string[] {
  return [mediaS3, backupS3].flatMap((prefix) => {
    if (!given[`${prefix}ENDPOINT`]) return []
    const needed = ['BUCKET', 'ACCESS_KEY', 'SECRET_KEY'].map((name) => prefix + name)
    return needed.filter((name) => !given[name]).map((name) => `${name} is needed with ${prefix}ENDPOINT`)
  })
}
