import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { AppError } from '#shared/errors.ts'
import { readConfig } from '../base/config.ts'
import { migrate } from '../database/migrate.ts'
import { openDatabase } from '../database/open.ts'
import { createLog } from '../base/log.ts'
import { setMove } from '../move/move-lock.ts'
import { moveSite } from '../move/move-site.ts'
import { movedSettings, placesOf, samePlaces, type SitePlaces } from '../move/site-places.ts'
import type { Given as GivenToAll } from './given.ts'

// `schaufenster move`: the site to another database or another place for its media. The environment says where it is now.

type Given = Pick<GivenToAll, 'environment' | 'say'> & { settleMs?: number }

const usualSettleMs = 3_000
const help = `Usage:
  schaufenster move postgres://user:password@host/name   to an empty PostgreSQL database
  schaufenster move sqlite                               back to the SQLite file in the data folder
  schaufenster move disk                                 media back to the data folder
  schaufenster move new.env                              to what the settings in that file say: DATABASE_URL,
                                                         SCHAUFENSTER_S3_ENDPOINT …, SCHAUFENSTER_DATA_DIR
  schaufenster move cancel                               stay where it is, and take changes again

With npm: npm run move -- sqlite. Several may be named at once. The site goes on running meanwhile; it takes no changes from the moment when
most files are brought until it runs at its new place. A run that broke off is simply started again.`

/** Resolves with what the process ends with. */
export async function runMove(words: string[], { environment, say, settleMs }: Given): Promise<number> {
  try {
    if (words.join() === 'cancel') {
      await cancel(environment)
      say('The site stays where it is and takes changes again.')
      return 0
    }
    const settings = movedSettings(environment, words, readSettingsFile)
    if (!settings) {
      say(help)
      return 1
    }
    const [source, target] = [readConfig(environment), readConfig(settings)]
    const [from, to] = [placesOf(source), placesOf(target)]
    if (samePlaces(from, to)) {
      say('The site is there already.')
      return 1
    }
    const log = createLog('error')
    await moveSite({ source, target, log, now: () => new Date(), say, settleMs: settleMs ?? usualSettleMs })
    say(switchOver(from, to))
    return 0
  } catch (cause) {
    say(cause instanceof Error ? cause.message : String(cause))
    if (!(cause instanceof AppError && cause.code === 'cannot-start'))
      say('Nothing is lost: start the same command again to go on, or stay with "schaufenster move cancel".')
    return 1
  }
}

function readSettingsFile(file: string): Record<string, string | undefined> | undefined {
  return existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : undefined
}

async function cancel(environment: Given['environment']): Promise<void> {
  const database = await openDatabase(readConfig(environment), createLog('error'))
  try {
    await migrate(database)
    await setMove(database, undefined, new Date().toISOString())
  } finally {
    await database.close()
  }
}

function switchOver(from: SitePlaces, to: SitePlaces): string {
  const steps = [
    'Stop the site, on every node.',
    ...(from.database === to.database
      ? []
      : [to.database.startsWith('SQLite') ? 'Remove DATABASE_URL.' : 'Set DATABASE_URL to the new database.']),
    ...(from.media === to.media
      ? []
      : [to.media.startsWith('disk') ? 'Remove SCHAUFENSTER_S3_*.' : 'Set SCHAUFENSTER_S3_* to the new bucket.']),
    'Start the site, and look at schaufenster doctor.',
  ]
  return [
    '',
    'Everything is there and compared. Now switch over:',
    ...steps.map((step, index) => `  ${index + 1}. ${step}`),
    '',
    `from  ${from.database}, media on ${from.media}`,
    `to    ${to.database}, media on ${to.media}`,
    'The old place is untouched and takes no changes; "schaufenster move cancel" before step 1 takes the move back.',
  ].join('\n')
}
