// npm run dev: the same process with hot reload.
import { ensureInstalled, runNode } from './bootstrap.mjs'

await ensureInstalled()
process.exit(await runNode(['server/dev.ts'], { env: { NODE_ENV: 'development' } }))
