import { freePorts } from './free-ports.ts'
import { startCacheNginx } from './start-cache-nginx.ts'
import { caddyProgram } from './caddy-program.ts'
import { startDeployCaddy } from './start-deploy-caddy.ts'
import { nginxProgram, startNginx } from './start-nginx.ts'

/** What stands before several nodes, with the configuration that we show or ship. */
export type Front = { origin: string; start(nodes: number[]): Promise<AsyncDisposable> }

/** The nginx of docs/operating/proxy.md. */
export async function documentedNginx(): Promise<Front> {
  const [http = 0, https = 0] = await freePorts(2)
  return {
    origin: `https://127.0.0.1:${https}`,
    start: (sites) => startNginx(nginxProgram!, { http, https, sites }),
  }
}

/** deploy/nginx-cache.conf */
export async function cachingNginx(): Promise<Front> {
  const [port = 0] = await freePorts(1)
  return { origin: `http://127.0.0.1:${port}`, start: (sites) => startCacheNginx(nginxProgram!, { port, sites }) }
}

/** deploy/Caddyfile */
export async function deployedCaddy(): Promise<Front> {
  const [http = 0, https = 0] = await freePorts(2)
  return {
    origin: `https://localhost:${https}`,
    start: (sites) => startDeployCaddy(caddyProgram!, { http, https, sites }),
  }
}
