import { join, resolve, sep } from 'node:path'
import { z } from 'zod'
import { backupS3, readS3Settings } from './s3-settings.ts'
import { webAddress } from './setting-kinds.ts'

/** Where backups go and what seals the key file in them. */
export const backupSettings = {
  SCHAUFENSTER_BACKUP: z
    .enum(['nightly', 'off'], 'must be nightly or off')
    .default('nightly')
    .describe('whether a proven backup is made every night'),
  SCHAUFENSTER_BACKUP_DIR: z
    .string()
    .min(1)
    .optional()
    .describe('folder for backups; default backups in the data folder'),
  SCHAUFENSTER_BACKUP_PASSPHRASE: z
    .string()
    .default('')
    .refine((value) => value === '' || value.length >= 12, 'must have at least 12 characters')
    .describe('seals the key file in backups; empty = the key file is not in them'),
  SCHAUFENSTER_BACKUP_S3_ENDPOINT: webAddress().describe('S3-compatible store for backups instead of the folder'),
  SCHAUFENSTER_BACKUP_S3_BUCKET: z.string().default('').describe('bucket of that store, apart from the one for media'),
  SCHAUFENSTER_BACKUP_S3_REGION: z.string().default('us-east-1').describe('region of that store'),
  SCHAUFENSTER_BACKUP_S3_ACCESS_KEY: z.string().default('').describe('access key of that store'),
  SCHAUFENSTER_BACKUP_S3_SECRET_KEY: z.string().default('').describe('secret key of that store'),
}

type Values = {
  SCHAUFENSTER_BACKUP: 'nightly' | 'off'
  SCHAUFENSTER_BACKUP_DIR?: string | undefined
  SCHAUFENSTER_BACKUP_PASSPHRASE: string
}

export function readBackupSettings(values: Values, known: Record<string, string | undefined>, dataDir: string) {
  const folder = resolve(values.SCHAUFENSTER_BACKUP_DIR ?? join(dataDir, 'backups'))
  return {
    nightly: values.SCHAUFENSTER_BACKUP === 'nightly',
    folder,
    isInDataFolder: folder.startsWith(dataDir + sep),
    passphrase: values.SCHAUFENSTER_BACKUP_PASSPHRASE,
    objectStorage: readS3Settings(known, backupS3),
  }
}
