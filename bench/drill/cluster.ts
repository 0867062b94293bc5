import { spawn, type ChildProcess } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import { endProgram, endWithTests, hasEnded } from '../../tests/end-with-tests.ts'
import type { Front } from '../../tests/fronts.ts'
import { freePorts } from '../../tests/free-ports.ts'
import { projectRoot } from '../../tests/start-site.ts'

export type Cluster = Awaited<ReturnType<typeof startCluster>>
type Environment = Record<string, string>

export const drillToken = 'drill-token-0123456789abcdefghijklmnop'
const lookEveryMs = 50

/** Several nodes of the built site behind one server, on ports that stay when a node is replaced. */
export async function startCluster(front: Front, environment: Environment, build: string, count = 3) {
  const ports = await freePorts(count)
  const { origin } = front
  const settings = {
    HOST: '127.0.0.1',
    NODE_ENV: 'production',
    PUBLIC_URL: origin,
    SCHAUFENSTER_API_TOKEN: drillToken,
    SCHAUFENSTER_TRUSTED_PROXIES: '127.0.0.1,::1',
    SCHAUFENSTER_LOG_LEVEL: 'error',
    SCHAUFENSTER_RENDERS_PER_MINUTE: '1000000',
    SCHAUFENSTER_BACKUP: 'off',
    ...environment,
  }
  const nodes: (ChildProcess | undefined)[] = []

  async function start(number: number, from = build): Promise<void> {
    const node = spawn(process.execPath, [`${from}/server/index.js`], {
      cwd: projectRoot,
      env: { PATH: process.env.PATH, PORT: String(ports[number]), ...settings },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    nodes[number] = node
    endWithTests(node)
    let complaints = ''
    node.stderr.on('data', (chunk) => (complaints += String(chunk)))
    while (!(await isReady(number))) {
      if (hasEnded(node)) throw new Error(`node ${number} did not start: ${complaints}`)
      await delay(lookEveryMs)
    }
  }

  async function isReady(number: number): Promise<boolean> {
    const answer = await fetch(`http://127.0.0.1:${ports[number]}/readyz`).catch(() => undefined)
    await answer?.body?.cancel()
    return answer?.status === 200
  }

  async function end(number: number, signal: NodeJS.Signals): Promise<void> {
    const node = nodes[number]
    if (node) await endProgram(node, signal)
  }

  // The first one prepares the database.
  await start(0)
  await Promise.all(ports.slice(1).map((_, index) => start(index + 1)))
  const proxy = await front.start(ports)
  return {
    origin,
    settings,
    size: ports.length,
    nodeOrigin: (number: number) => `http://127.0.0.1:${ports[number]}`,
    start,
    kill: (number: number) => end(number, 'SIGKILL'),
    /** As an upgrade does it: one after the other, each is waited for. */
    async replaceAll(by: string): Promise<void> {
      for (const number of ports.keys()) {
        await end(number, 'SIGTERM')
        await start(number, by)
      }
    },
    async [Symbol.asyncDispose]() {
      await proxy[Symbol.asyncDispose]()
      await Promise.all(ports.map((_, number) => end(number, 'SIGTERM')))
    },
  }
}
