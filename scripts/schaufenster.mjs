// npm start, npm run doctor and the others: the commands of server/commands, from a fresh clone on, doing only what is missing.
import { ensureBuilt, ensureInstalled, runNode } from './bootstrap.mjs'
import { siteArguments, siteEnvironment } from './site-process.mjs'

await ensureInstalled()
if ((await ensureBuilt()) !== 0) process.exit(1)
const program = [...siteArguments, 'build/server/index.js', ...process.argv.slice(2)]
process.exit(await runNode(program, { env: siteEnvironment }))
