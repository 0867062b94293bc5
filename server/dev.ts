import { existsSync } from 'node:fs'
import type * as Pages from './pages/render-pages.ts'
import type * as Start from './commands/start.ts'
import type * as Fakes from '../tests/fakes/start-fakes.ts'
import { createServer } from 'vite'

// `npm run dev`: the same process, with Vite serving the client and loading the server's modules anew when they change.

const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })
const load = <Module>(path: string) => vite.ssrLoadModule(path) as Promise<Module>

// Outside services are faked on request only (J31).
const fakes = process.argv.includes('--fakes')
  ? await (
      await load<typeof Fakes>('/tests/fakes/start-fakes.ts')
    ).startFakes((text) => process.stdout.write(`${text}\n`))
  : undefined

process.umask(0o077) // As in main.ts.
if (existsSync('.env')) process.loadEnvFile('.env')
const { runUntilStopped } = await load<typeof Start>('/server/commands/start.ts')
await runUntilStopped({
  render: async (request, context) =>
    (await load<typeof Pages>('/server/pages/render-pages.ts')).renderPages(request, context),
  development: true,
  environment: { ...process.env, ...fakes?.environment },
  say: console.log,
  complain: console.error,
  intercept: vite.middlewares,
  async onStop() {
    await vite.close()
    await fakes?.[Symbol.asyncDispose]()
  },
})
