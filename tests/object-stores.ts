import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe } from 'vitest'
import { startS3Server } from './s3-server.ts'

/** A place for media: the settings that lead there, and how to get rid of it. */
export type MediaPlace = { environment: Record<string, string>; [Symbol.asyncDispose](): Promise<void> }

/** Runs the same tests against the disk and against an S3 server. */
export function onBothStores(tests: (newPlace: () => Promise<MediaPlace>) => void) {
  describe('on disk', () => tests(newDiskPlace))
  describe('on S3', () => tests(newS3Place))
}

export async function newDiskPlace(): Promise<MediaPlace> {
  const folder = mkdtempSync(join(tmpdir(), 'schaufenster-media-'))
  return {
    environment: { SCHAUFENSTER_DATA_DIR: folder },
    async [Symbol.asyncDispose]() {
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Unfinished uploads still wait in a folder of this machine. */
async function newS3Place(): Promise<MediaPlace> {
  const server = await startS3Server()
  const disk = await newDiskPlace()
  return {
    environment: { ...disk.environment, ...server.environment },
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]()
      await disk[Symbol.asyncDispose]()
    },
  }
}
