// How the site itself is run, by `npm start` and in benches: small, at the price of some processor time.
// docs/operating/limits.md, says what each part brings.
import { join } from 'node:path'

/**
 * The smaller the heap may become at most, the sooner V8 tidies it up: 512 MB hold 10,000 posts. Not by one of the flags
 * that say so themselves: with any of them Node compiles its own modules at every start.
 */
export const siteArguments = ['--max-semi-space-size=4', '--max-old-space-size=512']

/**
 * glibc keeps what it once had, in an arena per thread. One arena, and large pieces (pages being compressed, passwords
 * being hashed) asked of the system and given back; a fixed threshold, because it would grow with the first large piece.
 */
export const siteEnvironment = {
  NODE_ENV: 'production',
  // What V8 made of the scripts is kept beside them for the next start; a folder that cannot be written does no harm.
  NODE_COMPILE_CACHE: join(import.meta.dirname, '../build/server/compile-cache'),
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '131072',
}
