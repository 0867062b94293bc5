const units = ['B', 'KB', 'MB', 'GB']

/** 1.4 MB rather than 1,468,006: in German, with one digit where it says something. */
export function formatBytes(bytes: number): string {
  const step = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log(bytes) / Math.log(1_024)))
  const value = bytes / 1_024 ** step
  return `${value.toLocaleString('de-DE', { maximumFractionDigits: step > 0 && value < 10 ? 1 : 0 })} ${units[step]}`
}
