import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
// @ts-expect-error: plain JavaScript, because npm start needs it on any Node.
import { findNginx } from '../scripts/find-web-server.mjs'
// @ts-expect-error: plain JavaScript, because npm start needs it on any Node.
import { siteArguments, siteEnvironment } from '../scripts/site-process.mjs'
import { nginxConfig } from '../server/http/mirror-config.ts'
import { readPageHeaders } from '../server/http/mirror-headers.ts'
import { freePorts } from '../tests/free-ports.ts'
import { documentedBlocks } from '../tests/start-nginx.ts'
import { measureLoad, pinned, startOnFirstCore, stop } from './load.ts'
import { median, report } from './report.ts'

// npm run bench:mirror: pages out of the static mirror against plain files in the same nginx, with the same bytes
// and headers, in one run. The ratio is of processor time, which hardly depends on what else the machine does.

const seconds = 2
const rounds = 9
const least = 0.9
const folder = mkdtempSync(join(tmpdir(), 'schaufenster-bench-'))
const mirror = join(folder, 'mirror')

try {
  const site = await startOnFirstCore(
    [...siteArguments, 'build/server/index.js'],
    {
      ...siteEnvironment,
      PORT: '0',
      HOST: '127.0.0.1',
      SCHAUFENSTER_DATA_DIR: join(folder, 'data'),
      SCHAUFENSTER_MIRROR_DIR: mirror,
    },
    /localhost:(\d+)/,
  )
  // The home page has a rule of its own in the configuration, all others share one.
  for (const path of ['/blog', '/']) await (await fetch(`http://127.0.0.1:${site.port}${path}`)).arrayBuffer()
  const headers = await untilThere(() => readPageHeaders(mirror))
  const plain = join(folder, 'plain', headers.folder)
  for (const file of ['index.html.br', 'blog/index.html.br']) {
    mkdirSync(dirname(join(plain, file)), { recursive: true })
    writeFileSync(join(plain, file), readFileSync(join(mirror, headers.folder, file)))
  }

  const ports = await freePorts(3)
  const printed = [false, true].map((countViews) => nginxConfig({ mirror, ...headers, countViews }))
  const nginx = await startNginxOnFirstCore(printed, plain, ports, site.port)
  const [direct, mirrored, counting] = ports.map((port) => `http://127.0.0.1:${port}`)
  const kinds = [
    { name: 'plain file of /', url: `${direct}/index.html.br` },
    { name: 'mirror, /', url: `${mirrored}/`, yardstick: 0, least },
    { name: 'mirror, /, views counted', url: `${counting}/`, yardstick: 0 },
    { name: 'plain file of /blog', url: `${direct}/blog/index.html.br` },
    { name: 'mirror, /blog', url: `${mirrored}/blog`, yardstick: 3, least },
  ]
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
    const micros = median(kind.micros)
    const compared = kind.yardstick === undefined ? undefined : measured[kind.yardstick]!.micros
    const ratio = compared && median(kind.micros.map((each, round) => compared[round]! / each))
    return { ...kind, micros, ratio, good: ratio === undefined || ratio >= (kind.least ?? 0) }
  })
  const table = {
    caption: `The mirror against plain files in the same nginx; where views are not counted at least ${least}:`,
    columns: ['', 'requests/s', 'CPU per request', 'ratio by CPU'],
    rows: rows.map(({ name, rates, micros, ratio }) => [
      name,
      Math.round(median(rates)),
      `${micros.toFixed(1)} µs`,
      ratio?.toFixed(2) ?? '',
    ]),
  }
  report('mirror', [table], rows)
  process.exitCode = rows.every(({ good }) => good) ? 0 : 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** One process, as one core can feed; the documented configuration without and with counted views. */
async function startNginxOnFirstCore(printed: string[], plain: string, ports: number[], site: number) {
  const program = (await findNginx()) as string | undefined
  if (!program) throw new Error('There is no nginx.')
  const [, , maps = ''] = documentedBlocks()
  const ways = /^ *(rewrite|error_page|root|mirror|add_header content-encoding).*;$/gm
  const sameHeaders = /location \/ \{([\s\S]+?)\n\}/.exec(printed[0]!)![1]!.replaceAll(ways, '')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; master_process off; pcre_jit on; pid ${folder}/nginx.pid; error_log stderr; events { }
    http {
      access_log off; sendfile on; tcp_nopush on; ${temporary.join(' ')}
      upstream schaufenster { server 127.0.0.1:${site}; keepalive 16; }
      ${maps}
      server {
        listen 127.0.0.1:${ports[0]};
        location / { root ${plain}; ${sameHeaders} add_header content-encoding br; }
      }
      server { listen 127.0.0.1:${ports[1]}; ${printed[0]} }
      server { listen 127.0.0.1:${ports[2]}; ${printed[1]} }
    }`,
  )
  const [command, ...rest] = pinned(0, [program, '-p', folder, '-c', 'nginx.conf'])
  const child = spawn(command!, rest, { stdio: ['ignore', 'ignore', 'inherit'] })
  await untilThere(() => connects(ports[2]!))
  return child
}

async function connects(port: number): Promise<true | undefined> {
  const socket = createConnection(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return undefined
  } finally {
    socket.destroy()
  }
}

async function untilThere<Value>(look: () => Value | undefined | Promise<Value | undefined>): Promise<Value> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const found = await look()
    if (found !== undefined) return found
    await delay(100)
  }
  throw new Error('Waited for ten seconds.')
}

/** What a process has used of the processor so far. */
function processorMs(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6
}
