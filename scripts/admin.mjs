// npm run admin -- <command>: what an operator does with accounts, see server/cli.ts.
import { ensureInstalled, runNode } from './bootstrap.mjs'

await ensureInstalled()
process.exit(await runNode(['--disable-warning=ExperimentalWarning', 'server/cli.ts', ...process.argv.slice(2)]))
