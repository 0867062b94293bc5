import { createReadStream } from 'node:fs'
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
  type S3ClientConfig,
} from '@aws-sdk/client-s3'
import { AppError } from '#shared/errors.ts'
import { storageErrorMessages } from '#shared/messages/media.ts'
import type { Durations } from '#server/base/durations.ts'
import type { OutboundLimits } from '#server/base/limits.ts'
import { withIdleTimeout } from './idle-timeout.ts'
import { checkKey, type ObjectStore } from './object-store.ts'
import type { S3Settings } from '#server/base/settings/s3-settings.ts'

/** As many keys as one request may delete. */
const deletedAtOnce = 1_000

/** Any store that speaks S3, addressed by path: endpoint/bucket/key. */
export function openS3Store(
  { endpoint, region, bucket, accessKey, secretKey }: S3Settings,
  limits: OutboundLimits,
  times?: Durations,
): ObjectStore {
  const settings: S3ClientConfig = {
    endpoint,
    region,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    forcePathStyle: true,
    // Stores other than Amazon's do not all know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  }
  const { s3ConnectMs: connectionTimeout, s3SilenceMs } = limits
  const answering = { connectionTimeout, requestTimeout: s3SilenceMs, throwOnRequestTimeout: true }
  const client = new S3Client({ ...settings, requestHandler: answering })
  // A large file is answered late, after its last byte: here only silence counts.
  const writer = new S3Client({ ...settings, requestHandler: { connectionTimeout, socketTimeout: s3SilenceMs } })
  const at = (key: string) => ({ Bucket: bucket, Key: checkKey(key) })

  /** Until its answer begins; files may go on to arrive. */
  async function timed<Result>(work: () => Promise<Result>): Promise<Result> {
    const startedAt = performance.now()
    try {
      return await translated(work)
    } finally {
      times?.add(performance.now() - startedAt)
    }
  }

  return {
    async put(key, source, type) {
      const inMemory = source instanceof Uint8Array
      await timed(() =>
        writer.send(
          new PutObjectCommand({
            ...at(key),
            Body: inMemory ? source : createReadStream(source.path),
            ContentType: type,
            ContentLength: inMemory ? source.length : undefined,
          }),
        ),
      )
    },
    async get(key, range) {
      const Range = range && `bytes=${range.start}-${range.end}`
      const found = await orUndefined(timed(() => client.send(new GetObjectCommand({ ...at(key), Range }))))
      if (!found?.Body) return undefined
      const totalBytes = Number(found.ContentRange?.split('/')[1] ?? found.ContentLength)
      const body = found.Body.transformToWebStream() as ReadableStream<Uint8Array>
      return { totalBytes, body: withIdleTimeout(body, s3SilenceMs) }
    },
    async size(key) {
      return (await orUndefined(timed(() => client.send(new HeadObjectCommand(at(key))))))?.ContentLength
    },
    async list(prefix) {
      const keys: string[] = []
      let ContinuationToken: string | undefined
      do {
        const page = await timed(() =>
          client.send(new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ContinuationToken })),
        )
        keys.push(...(page.Contents ?? []).flatMap(({ Key }) => (Key === undefined ? [] : [Key])))
        ContinuationToken = page.NextContinuationToken
      } while (ContinuationToken)
      return keys.toSorted()
    },
    async delete(keys) {
      for (let start = 0; start < keys.length; start += deletedAtOnce) {
        const Objects = keys.slice(start, start + deletedAtOnce).map((key) => ({ Key: checkKey(key) }))
        await timed(() => client.send(new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects } })))
      }
    },
    close() {
      client.destroy()
      writer.destroy()
    },
  }
}

async function orUndefined<Result>(found: Promise<Result>): Promise<Result | undefined> {
  try {
    return await found
  } catch (cause) {
    if (cause instanceof AppError && cause.code === 'object-not-found') return undefined
    throw cause
  }
}

/** What the store complains about, in the codes of spec §8. Wrong settings are no passing trouble: they are not 5xx. */
async function translated<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (cause) {
    if (cause instanceof AppError) throw cause
    if (!(cause instanceof S3ServiceException))
      throw new AppError('unavailable', 503, storageErrorMessages.unknown, { cause })
    const status = cause.$metadata.httpStatusCode
    if (cause.name === 'NoSuchBucket')
      throw new AppError('bucket-not-found', 424, storageErrorMessages['bucket-not-found'], { cause })
    if (status === 404) throw new AppError('object-not-found', 404, storageErrorMessages['object-not-found'], { cause })
    if (status === 401 || status === 403)
      throw new AppError('unauthorized-app', 424, storageErrorMessages['unauthorized-app'], { cause })
    throw new AppError('unavailable', 503, storageErrorMessages.unknown, { cause })
  }
}
