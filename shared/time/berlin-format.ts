/**
 * Writes moments as people in Germany do. The format is made when the first one is written: that takes a start, or a phone,
 * up to a tenth of a second.
 */
export function berlinFormat(options: Intl.DateTimeFormatOptions): (moment: Date | string) => string {
  let format: Intl.DateTimeFormat | undefined
  return (moment) => {
    format ??= new Intl.DateTimeFormat('de-DE', { ...options, timeZone: 'Europe/Berlin' })
    return format.format(new Date(moment))
  }
}
