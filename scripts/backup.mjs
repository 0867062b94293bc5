// npm run backup: makes, lists, checks and restores backups, see server/backup-command.ts.
import { ensureBuilt, ensureInstalled, runNode } from './bootstrap.mjs'
import { siteArguments, siteEnvironment } from './site-process.mjs'

await ensureInstalled()
if ((await ensureBuilt()) !== 0) process.exit(1)
const program = [...siteArguments, 'build/server/index.js', 'backup', ...process.argv.slice(2)]
process.exit(await runNode(program, { env: siteEnvironment }))
