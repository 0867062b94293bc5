import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import getTlsOptions from 'smtp-server/lib/tls-options.js'
import { endProgram, endWithTests } from './end-with-tests.ts'
import { projectRoot } from './start-site.ts'

/** Where `npm test` found or installed it, otherwise Debian's place; undefined where there is none. */
export const nginxProgram = [process.env.NGINX_PATH, '/usr/sbin/nginx'].find((path) => path && existsSync(path))

type Ask = { method?: string; headers?: Record<string, string>; body?: string | Uint8Array }
type Options = { http: number; https: number; sites: number[] }

/** A real nginx with the configuration of docs/operating/proxy.md; only ports and certificate are put in. */
export async function startNginx(program: string, { http, https, sites }: Options) {
  const folder = mkdtempSync(join(tmpdir(), 'schaufenster-nginx-'))
  const { key, cert } = getTlsOptions({}) as { key: string; cert: string }
  writeFileSync(join(folder, 'key.pem'), key)
  writeFileSync(join(folder, 'cert.pem'), cert)
  const block = withNodes(documentedBlock(), sites)
    .replace('listen 80;', `listen 127.0.0.1:${http};`)
    .replace('listen 443 ssl ', `listen 127.0.0.1:${https} ssl `)
    .replace(/ssl_certificate .+;/, `ssl_certificate ${folder}/cert.pem;`)
    .replace(/ssl_certificate_key .+;/, `ssl_certificate_key ${folder}/key.pem;`)
  const { output, stop } = await runNginx(program, folder, block)
  return {
    output,
    /** As a client at 127.0.0.2, which is no proxy. */
    async ask(path: string, { method = 'GET', headers = {}, body }: Ask = {}): Promise<IncomingMessage> {
      const options = { method, headers, localAddress: '127.0.0.2', rejectUnauthorized: false, agent: false }
      const asked = request(`https://127.0.0.1:${https}${path}`, options)
      asked.end(body)
      const [response] = (await once(asked, 'response')) as [IncomingMessage]
      return response
    },
    [Symbol.asyncDispose]: stop,
  }
}

/** A line for each node, worded as the one that is shown. */
export function withNodes(block: string, nodes: number[]): string {
  const shown = /^ *server 127\.0\.0\.1:3000(.*);\n/m.exec(block)
  if (!shown) throw new Error('This configuration names no node')
  return block.replace(shown[0], nodes.map((port) => `server 127.0.0.1:${port}${shown[1]};\n`).join(''))
}

/** nginx with what stands in its `http` block, in a folder that goes with it. */
export async function runNginx(program: string, folder: string, block: string) {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${folder}/nginx.pid; error_log stderr info;
    events {} http { access_log off; ${temporary.join(' ')} ${block} }`,
  )
  const child = spawn(program, ['-p', folder, '-c', 'nginx.conf'], { stdio: ['ignore', 'ignore', 'pipe'] })
  endWithTests(child, () => child.kill('SIGTERM'))
  let output = ''
  await new Promise<void>((resolve, reject) => {
    child.stderr.on('data', (chunk) => {
      output += String(chunk)
      if (output.includes('start worker process ')) resolve()
    })
    child.once('exit', () => reject(new Error(`nginx did not start:\n${output}`)))
  })
  return {
    output: () => output,
    async stop() {
      await endProgram(child)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The nginx that the page of the proxy shows. */
export function documentedBlock(): string {
  const page = join(projectRoot, 'docs/operating/proxy.md')
  const text = existsSync(page) ? readFileSync(page, 'utf8') : ''
  const [block, ...others] = [...text.matchAll(/```nginx\n([\s\S]+?)```/g)].map(([, each]) => each!)
  if (!block || others.length > 0) throw new Error('docs/operating/proxy.md has not one nginx block')
  return block
}
