import { monitorEventLoopDelay, type IntervalHistogram } from 'node:perf_hooks'
import type { BackupState } from '#shared/backup/backup.ts'
import type { SystemState } from '#shared/operations/operations.ts'
import type { Database } from '#server/database/schema.ts'
import type { Durations } from '#server/base/durations.ts'
import packageFile from '../../package.json' with { type: 'json' }
import { openDailyFigures } from './daily-figures.ts'
import { counter, gauge, histogram, metricLines, type Metric } from './metric-lines.ts'
import { createRequestCounts } from './request-counts.ts'
import { byWorker, openWorkerFigures } from './worker-figures.ts'

type Parts = {
  database: Database
  /** Times of the object store, where there is one. */
  storeTimes?: Durations | undefined
  backups: { state(): Promise<BackupState> }
  chores: { states(): SystemState['chores'] }
  cachedPages(): SystemState['cachedPages']
  renderLoad(): { running: number; waiting: number }
  now: () => Date
  /** Does nothing by itself, so nobody asks for its figures. */
  still: boolean
}

const nanoseconds = 1e9

/** What a monitoring system reads. Counting is free for visitors; everything else is looked up when somebody asks. */
export function openMetrics({ database, storeTimes, backups, chores, cachedPages, renderLoad, now, still }: Parts) {
  const requests = createRequestCounts()
  let renders = 0
  let rendersMs = 0
  let delays: IntervalHistogram | undefined

  /** The same for all processes on this database. */
  async function fromDatabase(): Promise<Metric[]> {
    const [outbox, { proven, problem }] = await Promise.all([
      database.query
        .selectFrom('outbox')
        .select(({ fn }) => ['state', fn.countAll().as('count')])
        .groupBy('state')
        .execute(),
      backups.state(),
    ])
    const byState = outbox.map(({ state, count }) => ({ labels: { state }, value: Number(count) }))
    const provenAt = proven ? [{ value: Date.parse(proven.at) / 1_000 }] : []
    const contents = proven
      ? [
          { labels: { of: 'records' }, value: proven.records },
          { labels: { of: 'media' }, value: proven.media },
        ]
      : []
    return [
      gauge('schaufenster_outbox', 'Deliveries by state.', ...byState),
      gauge('schaufenster_backup_proven_timestamp_seconds', 'The last proven backup.', ...provenAt),
      gauge('schaufenster_backup_contents', 'What the last proven backup holds.', ...contents),
      gauge('schaufenster_backup_failed', '1 while the newest backup has failed.', { value: problem ? 1 : 0 }),
    ]
  }

  function fromRequests(): Metric[] {
    const { fromMemory, worked, durations } = requests.read()
    const sample = (from: string) => (entry: { status: string; count: number }) => ({
      labels: { from, status: entry.status },
      value: entry.count,
    })
    return [
      {
        name: 'schaufenster_requests_total',
        type: 'counter',
        help: 'Answers, from memory or worked out.',
        samples: [...fromMemory.map(sample('memory')), ...worked.map(sample('work'))],
      },
      histogram('schaufenster_request_duration_seconds', 'Time of answers that were worked out.', durations),
    ]
  }

  function fromProcess(): Metric[] {
    const { entries, bytes } = cachedPages()
    const { running, waiting } = renderLoad()
    const { user, system } = process.cpuUsage()
    const versions = { version: packageFile.version, node: process.versions.node, engine: database.engine }
    const startedAt = (Date.now() - process.uptime() * 1_000) / 1_000
    const failed = chores.states().map(({ name, failed }) => ({ labels: { name }, value: failed ? 1 : 0 }))
    return [
      gauge('schaufenster_info', 'The version that runs.', { labels: versions, value: 1 }),
      counter('schaufenster_renders_total', 'Pages rendered.', renders),
      counter('schaufenster_render_seconds_total', 'Time of rendering.', rendersMs / 1_000),
      gauge(
        'schaufenster_renders',
        'Renders under way and waiting.',
        { labels: { state: 'running' }, value: running },
        { labels: { state: 'waiting' }, value: waiting },
      ),
      histogram('schaufenster_database_duration_seconds', 'Time of statements.', database.times.read()),
      ...(storeTimes
        ? [histogram('schaufenster_store_duration_seconds', 'Time until S3 answers.', storeTimes.read())]
        : []),
      gauge('schaufenster_cached_pages', 'Pages in memory.', { value: entries }),
      gauge('schaufenster_cached_bytes', 'Their size.', { value: bytes }),
      eventLoopDelay(),
      gauge('schaufenster_chore_failed', '1 for recurring work that failed the last time.', ...failed),
      gauge('process_resident_memory_bytes', 'Memory of the process.', { value: process.memoryUsage.rss() }),
      counter('process_cpu_seconds_total', 'Processor time.', (user + system) / 1e6),
      gauge('process_start_time_seconds', 'When the process began.', { value: startedAt }),
    ]
  }

  function eventLoopDelay(): Metric {
    // Begun by the first who asks: whom nobody watches need not watch itself.
    delays ??= startWatching()
    const samples = [50, 99, 100].map((percent) => ({
      labels: { quantile: String(percent / 100) },
      value: Math.max(0, delays!.percentile(percent)) / nanoseconds,
    }))
    delays.reset()
    return {
      name: 'schaufenster_event_loop_delay_seconds',
      type: 'summary',
      help: 'How late the process comes to its work, since somebody asked last.',
      samples,
    }
  }

  const ofThisProcess = () => [...fromRequests(), ...fromProcess()]
  const days = openDailyFigures({ database, requests, renders: () => ({ count: renders, ms: rendersMs }), now })
  const workers = still ? undefined : openWorkerFigures(ofThisProcess)

  return {
    requests,
    days,
    rendered(ms: number) {
      renders += 1
      rendersMs += ms
    },
    /** Of all workers of this machine. Without the database only what it would say is missing. */
    async read(): Promise<string> {
      const [told, everybody] = await Promise.all([fromDatabase().catch(() => []), workers?.all()])
      return metricLines([...(everybody ? byWorker(everybody) : ofThisProcess()), ...told])
    },
    close() {
      workers?.close()
      delays?.disable()
    },
  }
}

function startWatching(): IntervalHistogram {
  const watched = monitorEventLoopDelay({ resolution: 20 })
  watched.enable()
  return watched
}
