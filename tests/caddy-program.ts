import { existsSync } from 'node:fs'

/** Where `npm test` found or installed it, otherwise Debian's place; undefined where there is none. */
export const caddyProgram = [process.env.CADDY_PATH, '/usr/bin/caddy'].find((path) => path && existsSync(path))
