export type S3Settings = { endpoint: string; bucket: string; region: string; accessKey: string; secretKey: string }
type Given = Record<string, string | undefined>

/** Where the S3 store is and how to get in; undefined means the disk. */
export function readS3Settings(given: Given): S3Settings | undefined {
  const {
    SCHAUFENSTER_S3_ENDPOINT: endpoint,
    SCHAUFENSTER_S3_BUCKET: bucket = '',
    SCHAUFENSTER_S3_REGION: region = 'us-east-1',
    SCHAUFENSTER_S3_ACCESS_KEY: accessKey = '',
    SCHAUFENSTER_S3_SECRET_KEY: secretKey = '',
  } = given
  return endpoint ? { endpoint, bucket, region, accessKey, secretKey } : undefined
}

/** The address alone opens nothing. */
export function s3Problems(given: Given): string[] {
  const needed = ['SCHAUFENSTER_S3_BUCKET', 'SCHAUFENSTER_S3_ACCESS_KEY', 'SCHAUFENSTER_S3_SECRET_KEY']
  if (!given.SCHAUFENSTER_S3_ENDPOINT) return []
  return needed.filter((name) => !given[name]).map((name) => `${name} is needed with SCHAUFENSTER_S3_ENDPOINT`)
}
