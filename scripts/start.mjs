// npm start: from a fresh clone to a running site, doing only what is missing.
import { ensureBuilt, ensureInstalled, runNode } from './bootstrap.mjs'
import { siteArguments, siteEnvironment } from './site-process.mjs'

await ensureInstalled()
if ((await ensureBuilt()) !== 0) process.exit(1)
process.exit(await runNode([...siteArguments, 'build/server/index.js'], { env: siteEnvironment }))
