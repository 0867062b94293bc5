// npm run doctor: what is wrong and what to do, see server/doctor-command.ts.
import { ensureInstalled, runNode } from './bootstrap.mjs'

await ensureInstalled()
process.exit(
  await runNode(['--disable-warning=ExperimentalWarning', 'server/cli.ts', 'doctor', ...process.argv.slice(2)]),
)
