import type { Given } from './given.ts'
import { runHelp } from './help.ts'
import { runSite } from './start.ts'

type Command = {
  does: string
  /** Resolves with what the process ends with; the site goes on running. */
  run(words: string[], given: Given): Promise<number | undefined>
}

/** What the site needs at every start comes with the program, everything else when it is asked for. */
const commands: Record<string, Command> = {
  start: { does: 'start the site; the same as no command', run: (_words, given) => runSite(given) },
  doctor: {
    does: 'say what is wrong and what to do',
    run: async (words, given) => (await import('./doctor.ts')).runDoctor(words, given),
  },
  admin: {
    does: 'accounts, and a copy of the SQLite file',
    run: async (words, given) => (await import('./admin.ts')).runAdmin(words, given),
  },
  backup: {
    does: 'make, list and check backups',
    run: async (words, given) => (await import('./backup.ts')).runBackup(words, given),
  },
  restore: {
    does: 'put a backup back',
    run: async (words, given) => (await import('./restore.ts')).runRestore(words, given),
  },
  move: {
    does: 'move to another database or another place for media',
    run: async (words, given) => (await import('./move.ts')).runMove(words, given),
  },
  migrate: {
    does: 'prepare the database and start nothing',
    run: async (_words, given) => (await import('./migrate.ts')).runMigration(given),
  },
  help: { does: 'say this', run: async (_words, { say }) => runHelp(commands, say) },
}

/** A wrong word starts nothing: a second site beside the first would work on the same data. */
export async function runCommand([word = 'start', ...words]: string[], given: Given): Promise<number | undefined> {
  if (Object.hasOwn(commands, word)) return commands[word]!.run(words, given)
  given.complain(`There is no command "${word}". "schaufenster help" lists all: ${Object.keys(commands).join(', ')}.`)
  return 2
}
