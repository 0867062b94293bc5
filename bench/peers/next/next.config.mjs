import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(fileURLToPath(import.meta.url))

/** This folder is the whole project, although one lies around it. */
export default { turbopack: { root }, outputFileTracingRoot: root }
