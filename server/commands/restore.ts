import type { Given } from './given.ts'
import { runBackup } from './backup.ts'

/** `schaufenster restore <name or file.zip> --yes`: the same as `backup restore`. */
export function runRestore(words: string[], given: Given): Promise<number> {
  return runBackup(['restore', ...words], given)
}
