import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type * as Entry from './entry.ts'

// Starts and stops the process. The server itself comes from the build, or from Vite with `--dev`.

const root = join(import.meta.dirname, '..')
if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'))

const say = (text: string) => console.log(text)
const { load, intercept, closeDev } = process.argv.includes('--dev') ? await development() : production()
const { startServer, isExpected, render } = await load()

try {
  const server = await startServer({
    environment: process.env,
    render,
    clientFolder: closeDev ? undefined : join(root, 'build/client'),
    intercept,
    say,
  })
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    say('Stopping: finishing open requests …')
    await server.stop()
    await closeDev?.()
    process.exit(0)
  }
  process.on('SIGINT', stop).on('SIGTERM', stop)
} catch (error) {
  console.error(isExpected(error) ? `\n${error.message}\n` : error)
  process.exit(1)
}

function production() {
  const load = () => import(join(root, 'build/server/index.js')) as Promise<typeof Entry>
  return { load, intercept: undefined, closeDev: undefined }
}

/** The same process layout with hot reload: Vite serves the client and loads the server's modules on each request. */
async function development() {
  const { createServer } = await import('vite')
  const vite = await createServer({ root, server: { middlewareMode: true }, appType: 'custom' })
  const loadEntry = () => vite.ssrLoadModule('/server/entry.ts') as Promise<typeof Entry>
  return {
    load: async () => {
      const entry = await loadEntry()
      const render: typeof entry.render = async (...input) => (await loadEntry()).render(...input)
      return { ...entry, render }
    },
    intercept: vite.middlewares as never,
    closeDev: () => vite.close(),
  }
}
