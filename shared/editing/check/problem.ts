import type { Path } from '#shared/editing/values.ts'

/** An error keeps from publishing unless someone says why it is right; a hint is only advice. */
export type Problem = { level: 'error' | 'hint'; path: Path; label: string; message: string }
