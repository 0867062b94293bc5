const units = ['Byte', 'KB', 'MB', 'GB', 'TB']
const one = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 })

/** "1,4 MB", "14 MB": with one digit where it says something. */
export function formatBytes(bytes: number): string {
  const step = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log(bytes) / Math.log(1024)))
  const value = bytes / 1024 ** step
  return `${one.format(value < 10 ? value : Math.round(value))} ${units[step]}`
}

/** "10 s", "5 min", "1 h": how far apart things are. */
export function formatDuration(ms: number): string {
  if (ms < 60_000) return `${one.format(ms / 1_000)} s`
  return ms < 3_600_000 ? `${one.format(ms / 60_000)} min` : `${one.format(ms / 3_600_000)} h`
}
