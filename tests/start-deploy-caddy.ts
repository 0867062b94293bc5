import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect, type ClientHttp2Session, type ClientHttp2Stream } from 'node:http2'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { endProgram, endWithTests } from './end-with-tests.ts'
import { projectRoot } from './start-site.ts'

/** A real Caddy with deploy/Caddyfile and a certificate of its own making, asked over HTTP/2. */
export async function startDeployCaddy(
  program: string,
  { https, http, sites }: { https: number; http: number; sites: number[] },
) {
  const folder = mkdtempSync(join(tmpdir(), 'schaufenster-deploy-'))
  const options = `{\n\tadmin off\n\tskip_install_trust\n\tlocal_certs\n\tdefault_bind 127.0.0.1\n\thttp_port ${http}\n\thttps_port ${https}\n}\n`
  writeFileSync(join(folder, 'Caddyfile'), options + readFileSync(join(projectRoot, 'deploy/Caddyfile'), 'utf8'))
  const child = spawn(program, ['run', '--config', 'Caddyfile'], {
    cwd: folder,
    env: { HOME: folder, SITE_ADDRESS: 'localhost', SITE_UPSTREAM: sites.map((port) => `127.0.0.1:${port}`).join(' ') },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  endWithTests(child, () => child.kill('SIGTERM'))
  let output = ''
  await new Promise<void>((resolve, reject) => {
    child.stderr.on('data', (chunk) => {
      output += String(chunk)
      if (output.includes('certificate obtained successfully')) resolve()
    })
    child.once('exit', () => reject(new Error(`Caddy did not start:\n${output}`)))
  })
  const session = await openSession(`https://localhost:${https}`)
  return {
    origin: `https://localhost:${https}`,
    protocol: () => session.alpnProtocol,
    async ask(path: string, { method = 'GET', headers = {}, body }: Ask = {}) {
      const stream = session.request({ ':path': path, ':method': method, ...headers })
      stream.end(body)
      const [answered] = (await once(stream, 'response')) as [Record<string, string | number>]
      return Object.assign(stream as ClientHttp2Stream, { answered })
    },
    async [Symbol.asyncDispose]() {
      session.destroy()
      await endProgram(child)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** It says that it has a certificate a moment before it uses it. */
async function openSession(origin: string): Promise<ClientHttp2Session> {
  const session = connect(origin, { rejectUnauthorized: false })
  try {
    await once(session, 'connect')
    return session
  } catch {
    session.destroy()
    await delay(20)
    return openSession(origin)
  }
}

type Ask = { method?: string; headers?: Record<string, string>; body?: string | Uint8Array }
