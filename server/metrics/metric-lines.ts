type Sample = { labels?: Record<string, string>; value: number; suffix?: string }

/** One metric in the text format of Prometheus. */
export function metricLines(
  name: string,
  type: 'counter' | 'gauge' | 'histogram' | 'summary',
  help: string,
  samples: Sample[],
): string {
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
