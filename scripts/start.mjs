// npm start: from a fresh clone to a running site, doing only what is missing.
import { ensureBuilt, ensureInstalled, runNode } from './bootstrap.mjs'

await ensureInstalled()
await ensureBuilt()
process.exit(await runNode(['build/server/index.js'], { env: { NODE_ENV: 'production' } }))
