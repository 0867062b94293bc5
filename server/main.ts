import { join } from 'node:path'
import { render } from './entry.ts'
import { runUntilStopped } from './run.ts'

// The process of `npm start`; built to build/server/index.js. Development starts at server/dev.ts.

await runUntilStopped({ render, clientFolder: join(import.meta.dirname, '../client') })
