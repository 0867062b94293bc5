import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endProgram, endWithTests } from './end-with-tests.ts'
import { projectRoot } from './start-site.ts'

/** Where `npm test` found or installed it, otherwise Debian's place; undefined where there is none. */
export const caddyProgram = [process.env.CADDY_PATH, '/usr/bin/caddy'].find((path) => path && existsSync(path))

type Options = { http: number; site: number; mirror: string }

/** A real Caddy with the configuration of docs/operating.md, without TLS; `mirror` is what the command has printed. */
export async function startCaddy(program: string, { http, site, mirror }: Options) {
  const folder = mkdtempSync(join(tmpdir(), 'schaufenster-caddy-'))
  writeFileSync(join(folder, 'mirror.caddy'), mirror)
  const block = /```caddy\n([\s\S]+?)```/.exec(readFileSync(join(projectRoot, 'docs/operating.md'), 'utf8'))?.[1]
  if (!block) throw new Error('docs/operating.md has no Caddy block')
  const own = block
    .replace('www.example.de', `http://127.0.0.1:${http}`)
    .replace(/import .+/, `import ${folder}/mirror.caddy`)
    .replace('127.0.0.1:3000', `127.0.0.1:${site}`)
  writeFileSync(join(folder, 'Caddyfile'), `{\n\tadmin off\n\tauto_https off\n}\n${own}`)
  const child = spawn(program, ['run', '--config', 'Caddyfile'], {
    cwd: folder,
    env: { HOME: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  endWithTests(child, () => child.kill('SIGTERM'))
  let output = ''
  await new Promise<void>((resolve, reject) => {
    child.stderr.on('data', (chunk) => {
      output += String(chunk)
      if (output.includes('serving initial configuration')) resolve()
    })
    child.once('exit', () => reject(new Error(`Caddy did not start:\n${output}`)))
  })
  return {
    async ask(
      path: string,
      { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
    ) {
      const asked = request({ host: '127.0.0.1', port: http, path, method, headers, agent: false }).end()
      const [response] = (await once(asked, 'response')) as [IncomingMessage]
      return response
    },
    async [Symbol.asyncDispose]() {
      await endProgram(child)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
