import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { documentedNginx } from '../../tests/fronts.ts'
import { startOwnPostgres } from '../../tests/postgres-setup.ts'
import { startS3Server } from '../../tests/s3-server.ts'
import { startSite } from '../../tests/start-site.ts'
import { startCluster, type Cluster } from './cluster.ts'
import { differences, runBackupOf } from './compare.ts'
import { closeConnections, createEditor, startVisitors, drillTitle, type Publication } from './traffic.ts'

type Options = {
  changes: number
  /** The built site, and the one that ran before it. */
  build: string
  buildBefore: string
  /** Within this a change has to show on every node (I7); longer where the machine has other work. */
  showsWithinMs: number
  say(text: string): void
}
type Service = { id: string; title: string }
type Postgres = Awaited<ReturnType<typeof startOwnPostgres>>

const visitors = 4
const databaseAwayMs = 1_500
const pauseMs = 40

/** What goes wrong on bad days, all on one: nobody may notice but by waiting. */
export async function runDrill(options: Options) {
  const { build, say } = options
  const folder = mkdtempSync(join(tmpdir(), 'schaufenster-drill-'))
  const postgres = await startOwnPostgres()
  try {
    await using s3 = await startS3Server()
    const here = {
      SCHAUFENSTER_DATA_DIR: join(folder, 'here'),
      DATABASE_URL: `${postgres.url}/postgres`,
      ...s3.environment,
    }
    const there = { SCHAUFENSTER_DATA_DIR: join(folder, 'there') }
    const report = await underLoad({ ...options, postgres, environment: here })

    const archive = join(folder, 'site.zip')
    await runBackupOf(build, here, archive)
    say('backed up')
    await runBackupOf(build, there, 'restore', archive, '--yes')
    const differing = await differences(here, there)
    say('restored on the other engine')
    await using restored = await startSite(there, build)
    const page = await (await fetch(restored.url)).text()
    return { ...report, differing, restoredShowsLast: page.includes(drillTitle(report.published)) }
  } finally {
    closeConnections()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

type Loaded = Options & { postgres: Postgres; environment: Record<string, string> }

async function underLoad(loaded: Loaded) {
  const { changes, build, buildBefore, showsWithinMs, say, postgres, environment } = loaded
  await using cluster = await startCluster(await documentedNginx(), environment, buildBefore)
  say(`${cluster.size} nodes are ready`)
  const published: Publication[] = []
  const editor = createEditor(cluster.origin)
  const { items } = (await editor.read('/api/content/services')) as { items: Service[] }
  const [service] = items
  const crowd = startVisitors(cluster.origin, published, visitors, showsWithinMs)
  const happenings = planned({ cluster, postgres, changes, build, say })
  const created: string[] = []
  // One after the other, however long each takes; changes go on being published until all is over.
  const happened = { all: Promise.resolve(), open: 0 }
  let { version } = (await editor.read(`/api/editing/services/${service!.id}`)) as { version: number }
  for (let number = 1; number <= changes || happened.open > 0; number++) {
    const happening = happenings.get(number)
    if (happening) {
      happened.open += 1
      happened.all = happened.all.then(happening).finally(() => (happened.open -= 1))
      happened.all.catch(() => {})
    }
    const path = `/api/content/services/${service!.id}`
    version = await editor.update(path, version, { title: drillTitle(number) }, `drill-change-${number}`)
    published.push({ number, acknowledgedAt: performance.now() })
    if (number % 10 === 0) {
      const id = `uebung-${number}`
      await editor.create('/api/content/stats', { id, values: { value: String(number), label: id } }, `drill-new-${id}`)
      created.push(id)
    }
    await delay(pauseMs)
  }
  await happened.all
  // Long enough that everybody must have seen the last change.
  await delay(2 * showsWithinMs)
  await crowd.stop()
  const lost = await missingOn(cluster, created, drillTitle(published.length))
  const { seen } = crowd
  return {
    published: published.length,
    requests: seen.requests + editor.sent.requests,
    repeated: editor.sent.repeated,
    errors: [...seen.errors, ...editor.sent.errors],
    stale: seen.stale,
    standIns: seen.standIns,
    worstStallMs: Math.round(seen.worstMs),
    lost,
  }
}

/** Spread over the changes; each goes on while the next changes are published. */
function planned({
  cluster,
  postgres,
  changes,
  build,
  say,
}: Pick<Loaded, 'postgres' | 'changes' | 'build' | 'say'> & { cluster: Cluster }) {
  const at = (share: number) => Math.max(1, Math.round(changes * share))
  return new Map<number, () => Promise<void>>([
    [
      at(0.2),
      async () => {
        await cluster.kill(0)
        say('a node is killed')
        await cluster.start(0)
      },
    ],
    [
      at(0.45),
      async () => {
        await postgres.kill()
        say('the database is killed')
        await delay(databaseAwayMs)
        await postgres.start()
      },
    ],
    [
      at(0.7),
      async () => {
        await cluster.replaceAll(build)
        say('all nodes are replaced, one after the other')
      },
    ],
  ])
}

/** What was acknowledged and is not there, asked of every node by itself. */
async function missingOn(cluster: Cluster, created: string[], lastTitle: string): Promise<string[]> {
  const missing: string[] = []
  for (let number = 0; number < cluster.size; number++) {
    const editor = createEditor(cluster.nodeOrigin(number))
    const { items: stats } = (await editor.read('/api/content/stats')) as { items: { id: string }[] }
    const { items: services } = (await editor.read('/api/content/services')) as { items: Service[] }
    const ids = new Set(stats.map(({ id }) => id))
    missing.push(...created.filter((id) => !ids.has(id)).map((id) => `${id} on node ${number}`))
    if (!services.some(({ title }) => title === lastTitle)) missing.push(`the last change on node ${number}`)
  }
  return missing
}
