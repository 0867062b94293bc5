// npm start: from a fresh clone to a running site, doing only what is missing.
import { ensureBuilt, ensureInstalled, runNode } from './bootstrap.mjs'

await ensureInstalled()
if ((await ensureBuilt()) !== 0) process.exit(1)
process.exit(await runNode(['--max-semi-space-size=8', 'build/server/index.js'], { env: { NODE_ENV: 'production' } }))
