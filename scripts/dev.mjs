// npm run dev: the same process with hot reload; `-- --fakes` starts stand-ins for outside services beside it (J31).
import { ensureInstalled, runNode } from './bootstrap.mjs'

await ensureInstalled()
process.exit(await runNode(['server/dev.ts', ...process.argv.slice(2)], { env: { NODE_ENV: 'development' } }))
