import { readConfig } from '#server/base/config.ts'
import { seed } from '#server/content/seed.ts'
import { migrate } from '#server/database/migrate.ts'
import { openDatabase } from '#server/database/open.ts'
import { createLog } from '#server/base/log.ts'

// One node's start, as a process of its own: tests run two of these at once.

const { PATH: _path, ...environment } = process.env
const database = await openDatabase(readConfig(environment), createLog('silent'))
const applied = await migrate(database)
const seeded = await seed(database, new Date().toISOString())
await database.close()
console.log(JSON.stringify({ applied, seeded }))
