import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

type Address = { port: number }
type S3rver = new (options: object) => { run(): Promise<Address>; close(): Promise<void> }

// Without types of its own and old, but it parses real S3 requests and knows access keys (J32). It does not recompute V4
// signatures, so a wrong secret goes unnoticed here.
const S3Server = createRequire(import.meta.url)('s3rver') as S3rver

const testBucket = 'schaufenster-test'

/** A real S3 server on a free port of this machine; `environment` points the site at it. */
export async function startS3Server() {
  const folder = mkdtempSync(join(tmpdir(), 'schaufenster-s3-'))
  const server = new S3Server({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: folder,
    configureBuckets: [{ name: testBucket, configs: [] }],
  })
  const { port } = await server.run()
  return {
    environment: {
      SCHAUFENSTER_S3_ENDPOINT: `http://127.0.0.1:${port}`,
      SCHAUFENSTER_S3_BUCKET: testBucket,
      SCHAUFENSTER_S3_ACCESS_KEY: 'S3RVER',
      SCHAUFENSTER_S3_SECRET_KEY: 'S3RVER',
    },
    async [Symbol.asyncDispose]() {
      await server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
