// npm run move: to another database or another place for media, see server/move-command.ts.
import { ensureBuilt, ensureInstalled, runNode } from './bootstrap.mjs'
import { siteArguments, siteEnvironment } from './site-process.mjs'

await ensureInstalled()
if ((await ensureBuilt()) !== 0) process.exit(1)
const program = [...siteArguments, 'build/server/index.js', 'move', ...process.argv.slice(2)]
process.exit(await runNode(program, { env: siteEnvironment }))
