import { monitorEventLoopDelay, type IntervalHistogram } from 'node:perf_hooks'
import type { BackupState } from '#shared/backup/backup.ts'
import type { SystemState } from '#shared/operations/operations.ts'
import type { Database } from '#server/database/schema.ts'
import packageFile from '../../package.json' with { type: 'json' }
import { metricLines } from './metric-lines.ts'
import { createRequestCounts } from './request-counts.ts'

type Parts = {
  database: Database
  backups: { state(): Promise<BackupState> }
  chores: { states(): SystemState['chores'] }
  cachedPages(): SystemState['cachedPages']
}
type RenderLoad = { running: number; waiting: number }

const nanoseconds = 1e9

/** What a monitoring system reads. Counting is free for visitors; everything else is looked up when somebody asks. */
export function openMetrics({ database, backups, chores, cachedPages }: Parts) {
  const requests = createRequestCounts()
  let renders = 0
  let rendersMs = 0
  let renderLoad = (): RenderLoad => ({ running: 0, waiting: 0 })
  let delays: IntervalHistogram | undefined

  async function fromDatabase(): Promise<string[]> {
    const [outbox, { proven, problem }] = await Promise.all([
      database.query
        .selectFrom('outbox')
        .select(({ fn }) => ['state', fn.countAll().as('count')])
        .groupBy('state')
        .execute(),
      backups.state(),
    ])
    const provenAt = proven ? [{ value: Date.parse(proven.at) / 1_000 }] : []
    const contents = proven
      ? [
          { labels: { of: 'records' }, value: proven.records },
          { labels: { of: 'media' }, value: proven.media },
        ]
      : []
    return [
      metricLines(
        'schaufenster_outbox',
        'gauge',
        'Deliveries by state.',
        outbox.map(({ state, count }) => ({ labels: { state }, value: Number(count) })),
      ),
      metricLines('schaufenster_backup_proven_timestamp_seconds', 'gauge', 'The last proven backup.', provenAt),
      metricLines('schaufenster_backup_contents', 'gauge', 'What the last proven backup holds.', contents),
      metricLines('schaufenster_backup_failed', 'gauge', '1 while the newest backup has failed.', [
        { value: problem ? 1 : 0 },
      ]),
    ]
  }

  function fromRequests(): string[] {
    const { fromMemory, worked, durationsMs, count, upTo } = requests.read()
    const sample = (from: string) => (entry: { status: string; count: number }) => ({
      labels: { from, status: entry.status },
      value: entry.count,
    })
    return [
      metricLines('schaufenster_requests_total', 'counter', 'Answers, from memory or worked out.', [
        ...fromMemory.map(sample('memory')),
        ...worked.map(sample('work')),
      ]),
      metricLines('schaufenster_request_duration_seconds', 'histogram', 'Time of answers that were worked out.', [
        ...upTo.map((step) => ({ suffix: '_bucket', labels: { le: String(step.seconds) }, value: step.count })),
        { suffix: '_bucket', labels: { le: '+Inf' }, value: count },
        { suffix: '_sum', value: durationsMs / 1_000 },
        { suffix: '_count', value: count },
      ]),
    ]
  }

  function fromProcess(): string[] {
    const { entries, bytes } = cachedPages()
    const { running, waiting } = renderLoad()
    const { user, system } = process.cpuUsage()
    // Begun by the first who asks: whom nobody watches need not watch itself.
    delays ??= startWatching()
    const quantiles = [50, 99, 100].map((percent) => ({
      labels: { quantile: String(percent / 100) },
      value: Math.max(0, delays!.percentile(percent)) / nanoseconds,
    }))
    delays.reset()
    return [
      metricLines('schaufenster_info', 'gauge', 'The version that runs.', [
        { labels: { version: packageFile.version, node: process.versions.node, engine: database.engine }, value: 1 },
      ]),
      metricLines('schaufenster_renders_total', 'counter', 'Pages rendered.', [{ value: renders }]),
      metricLines('schaufenster_render_seconds_total', 'counter', 'Time of rendering.', [{ value: rendersMs / 1_000 }]),
      metricLines('schaufenster_renders', 'gauge', 'Renders under way and waiting.', [
        { labels: { state: 'running' }, value: running },
        { labels: { state: 'waiting' }, value: waiting },
      ]),
      metricLines('schaufenster_cached_pages', 'gauge', 'Pages in memory.', [{ value: entries }]),
      metricLines('schaufenster_cached_bytes', 'gauge', 'Their size.', [{ value: bytes }]),
      metricLines(
        'schaufenster_event_loop_delay_seconds',
        'summary',
        'How late the process comes to its work, since somebody asked last.',
        quantiles,
      ),
      metricLines(
        'schaufenster_chore_failed',
        'gauge',
        '1 for recurring work that failed the last time.',
        chores.states().map(({ name, failed }) => ({ labels: { name }, value: failed ? 1 : 0 })),
      ),
      metricLines('process_resident_memory_bytes', 'gauge', 'Memory of the process.', [
        { value: process.memoryUsage.rss() },
      ]),
      metricLines('process_cpu_seconds_total', 'counter', 'Processor time.', [{ value: (user + system) / 1e6 }]),
      metricLines('process_start_time_seconds', 'gauge', 'When the process began.', [
        { value: (Date.now() - process.uptime() * 1_000) / 1_000 },
      ]),
    ]
  }

  return {
    requests,
    rendered(ms: number) {
      renders += 1
      rendersMs += ms
    },
    watchRenders(load: () => RenderLoad) {
      renderLoad = load
    },
    /** Without the database only what it would say is missing. */
    async read(): Promise<string> {
      const told = await fromDatabase().catch(() => [])
      return [...fromRequests(), ...fromProcess(), ...told].join('')
    },
    close: () => delays?.disable(),
  }
}

function startWatching(): IntervalHistogram {
  const histogram = monitorEventLoopDelay({ resolution: 20 })
  histogram.enable()
  return histogram
}
