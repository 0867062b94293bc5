/** What a look at the whole database found; `unknown` where nobody can say, `unfinished` where time ran out. */
export type Integrity = { state: 'whole' | 'unknown' | 'unfinished' } | { state: 'damaged'; details: string }
/** What this process knows of the state of its database. */
export type DatabaseHealth = { damagedReadAtMs?: number; integrity?: Integrity }
