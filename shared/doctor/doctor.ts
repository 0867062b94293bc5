/** What the doctor found out about one thing. */
export type Finding = {
  /** For programs: `database`, `s3.media`, … */
  check: string
  /** `off`: not set up, so there was nothing to look at. */
  state: 'ok' | 'warning' | 'problem' | 'off'
  /** In German. */
  title: string
  text: string
  /** What to do about it; empty where nothing is to be done. */
  advice: string
}
