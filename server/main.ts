import { join } from 'node:path'
import { render } from './entry.ts'
import { runBackup, runUntilStopped } from './run.ts'

// The process of `npm start`; built to build/server/index.js. Development starts at server/dev.ts.
// `npm run backup` is the same program, because a backup is proven by rendering from it.

const [command, ...words] = process.argv.slice(2)
if (command === 'backup') await runBackup(words, render)
else await runUntilStopped({ render, clientFolder: join(import.meta.dirname, '../client') })
