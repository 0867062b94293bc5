import { join } from 'node:path'
import { build, loadPages, render } from './entry.ts'
import { runBackup, runMigration, runMove, runSite } from './run.ts'

// The process of `npm start`; built to build/server/index.js. Development starts at server/dev.ts.
// `npm run backup` is the same program, because a backup is proven by rendering from it; the others are beside it for
// images, which hold nothing else.

const [command, ...words] = process.argv.slice(2)
if (command === 'backup') await runBackup(words, render)
else if (command === 'move') await runMove(words)
else if (command === 'migrate') await runMigration()
else await runSite({ render, build, loadPages, clientFolder: join(import.meta.dirname, '../client') })
