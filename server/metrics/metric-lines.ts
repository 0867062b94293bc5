import type { Durations } from '#server/base/durations.ts'

type Sample = { labels?: Record<string, string>; value: number; suffix?: string }
/** Plain data: processes tell each other. */
export type Metric = {
  name: string
  type: 'counter' | 'gauge' | 'histogram' | 'summary'
  help: string
  samples: Sample[]
}

/** In the text format of Prometheus. */
export function metricLines(metrics: readonly Metric[]): string {
  return metrics.map(linesOfMetric).join('')
}

export function counter(name: string, help: string, value: number): Metric {
  return { name, type: 'counter', help, samples: [{ value }] }
}

export function gauge(name: string, help: string, ...samples: Sample[]): Metric {
  return { name, type: 'gauge', help, samples }
}

export function histogram(name: string, help: string, { upTo, count, sumMs }: ReturnType<Durations['read']>): Metric {
  const samples = [
    ...upTo.map((step) => ({ suffix: '_bucket', labels: { le: String(step.seconds) }, value: step.count })),
    { suffix: '_bucket', labels: { le: '+Inf' }, value: count },
    { suffix: '_sum', value: sumMs / 1_000 },
    { suffix: '_count', value: count },
  ]
  return { name, type: 'histogram', help, samples }
}

function linesOfMetric({ name, type, help, samples }: Metric): string {
  if (samples.length === 0) return ''
  const lines = samples.map(({ labels = {}, value, suffix = '' }) => {
    const pairs = Object.entries(labels).map(([label, text]) => `${label}="${escaped(text)}"`)
    return `${name}${suffix}${pairs.length > 0 ? `{${pairs.join(',')}}` : ''} ${value}`
  })
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join('\n')}\n`
}

function escaped(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
}
