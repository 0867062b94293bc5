let aheadMs = 0

/** Every answer says what time it is on the server; clocks of visitors are off by minutes or years. */
export function hearServerTime({ headers }: Response): void {
  const toldMs = Date.parse(headers.get('date') ?? '')
  if (!Number.isNaN(toldMs)) aheadMs = toldMs - Date.now()
}

/** The time of the server, as far as it was told. */
export function serverNow(): number {
  return Date.now() + aheadMs
}
