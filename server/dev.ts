import type * as Entry from './entry.ts'
import type * as Run from './run.ts'
import { createServer } from 'vite'

// `npm run dev`: the same process, with Vite serving the client and loading the server's modules anew when they change.

const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })
const load = <Module>(path: string) => vite.ssrLoadModule(path) as Promise<Module>

const { runUntilStopped } = await load<typeof Run>('/server/run.ts')
await runUntilStopped({
  render: async (request, context) => (await load<typeof Entry>('/server/entry.ts')).render(request, context),
  development: true,
  intercept: vite.middlewares,
  onStop: () => vite.close(),
})
