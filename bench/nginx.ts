import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { brotliCompressSync } from 'node:zlib'
// @ts-expect-error: plain JavaScript, because npm start needs it on any Node.
import { findNginx } from '../scripts/find-web-server.mjs'
// @ts-expect-error: plain JavaScript, because npm start needs it on any Node.
import { siteArguments, siteEnvironment } from '../scripts/site-process.mjs'
import { freePorts } from '../tests/free-ports.ts'
import { measureLoad, pinned, projectRoot, startOnFirstCore, stop } from './load.ts'
import { median, report } from './report.ts'

// npm run bench:nginx: pages that deploy/nginx-cache.conf keeps against plain files in the same nginx, with the same bytes
// and headers, in one run. The ratio is of processor time, which hardly depends on what else the machine does.

const seconds = 2
const rounds = 9
/** Why not more: docs/decisions/0045-nginx-keeps-pages.md. */
const least = 0.55
const paths = ['/', '/blog']
const folder = mkdtempSync(join(tmpdir(), 'schaufenster-bench-'))
const changes = join(folder, 'changes')

try {
  const site = await startOnFirstCore(
    [...siteArguments, 'build/server/index.js'],
    {
      ...siteEnvironment,
      PORT: '0',
      HOST: '127.0.0.1',
      SCHAUFENSTER_DATA_DIR: join(folder, 'data'),
      SCHAUFENSTER_CDN_PURGE_FILE: changes,
    },
    /localhost:(\d+)/,
  )
  const headers = await copyPages(`http://127.0.0.1:${site.port}`)
  const [plain = 0, cache = 0] = await freePorts(2)
  const nginx = await startNginxOnFirstCore({ headers, plain, cache, site: site.port })
  const kinds = paths.flatMap((path, index) => [
    { name: `plain file of ${path}`, url: `http://127.0.0.1:${plain}${fileOf(path)}` },
    { name: `kept page ${path}`, url: `http://127.0.0.1:${cache}${path}`, yardstick: index * 2 },
  ])
  const measured = kinds.map((kind) => ({ ...kind, rates: [] as number[], micros: [] as number[] }))
  for (let round = 0; round < rounds; round++)
    for (const { url, rates, micros } of measured) {
      const before = processorMs(nginx.pid!)
      const { rate } = await measureLoad(url, { seconds })
      rates.push(rate)
      micros.push(((processorMs(nginx.pid!) - before) * 1_000) / (rate * seconds))
    }
  await Promise.all([stop(nginx), stop(site.child)])

  const rows = measured.map((kind) => {
    const compared = kind.yardstick === undefined ? undefined : measured[kind.yardstick]!.micros
    const ratio = compared && median(kind.micros.map((each, round) => compared[round]! / each))
    return { ...kind, ratio, good: ratio === undefined || ratio >= least }
  })
  const table = {
    caption: `Pages that nginx keeps against plain files in the same nginx, at least ${least}:`,
    columns: ['', 'requests/s', 'CPU per request', 'ratio by CPU'],
    rows: rows.map(({ name, rates, micros, ratio }) => [
      name,
      Math.round(median(rates)),
      `${median(micros).toFixed(1)} µs`,
      ratio?.toFixed(2) ?? '',
    ]),
  }
  report('nginx', [table], rows)
  process.exitCode = rows.every(({ good }) => good) ? 0 : 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** Writes what the site sends as plain files, and answers the headers of the last one. */
async function copyPages(origin: string): Promise<[string, string][]> {
  let headers: [string, string][] = []
  for (const path of paths) {
    const answer = await fetch(origin + path, { headers: { 'accept-encoding': 'identity' } })
    const file = join(folder, 'plain', fileOf(path))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, brotliCompressSync(Buffer.from(await answer.arrayBuffer())))
    headers = [...answer.headers]
  }
  return headers
}

function fileOf(path: string): string {
  return `${path === '/' ? '' : path}/index.html.br`
}

type Ports = { headers: [string, string][]; plain: number; cache: number; site: number }

/** One process, as one core can feed. */
async function startNginxOnFirstCore({ headers, plain, cache, site }: Ports) {
  const program = (await findNginx()) as string | undefined
  if (!program) throw new Error('There is no nginx.')
  const shipped = readFileSync(join(projectRoot, 'deploy/nginx-cache.conf'), 'utf8')
    .replace('/var/cache/nginx/schaufenster', join(folder, 'cache'))
    .replace('/var/cache/schaufenster/changes', changes)
    .replace('listen 8080;', `listen 127.0.0.1:${cache};`)
    .replace('127.0.0.1:3000', `127.0.0.1:${site}`)
  const ofNginx = new Set([
    'content-type',
    'content-length',
    'content-encoding',
    'connection',
    'date',
    'etag',
    'keep-alive',
  ])
  const sameHeaders = headers
    .filter(([name]) => !ofNginx.has(name))
    .map(([name, value]) => `add_header ${name} "${value.replaceAll('"', String.raw`\"`)}";`)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; master_process off; pcre_jit on; pid ${folder}/nginx.pid; error_log stderr; events { }
    http {
      access_log off; sendfile on; tcp_nopush on; ${temporary.join(' ')}
      ${shipped}
      server {
        listen 127.0.0.1:${plain};
        location / {
          root ${folder}/plain; default_type "text/html; charset=utf-8";
          ${sameHeaders.join(' ')} add_header content-encoding br;
        }
      }
    }`,
  )
  const [command, ...rest] = pinned(0, [program, '-p', folder, '-c', 'nginx.conf'])
  const child = spawn(command!, rest, { stdio: ['ignore', 'ignore', 'inherit'] })
  for (let attempt = 0; !(await connects(plain)); attempt++) {
    if (attempt === 100) throw new Error('Waited for ten seconds.')
    await delay(100)
  }
  return child
}

async function connects(port: number): Promise<boolean> {
  const socket = createConnection(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}

/** What a process has used of the processor so far. */
function processorMs(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6
}
