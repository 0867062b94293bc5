import { paths } from '#shared/addresses/site-paths.ts'
import type { RenderFrom } from '../backup/prove.ts'
import type { Config } from '../base/config.ts'
import type { Database } from '../database/schema.ts'
import type { Log } from '../base/log.ts'
import type { Render } from './page.ts'

type Parts = { config: Config; log: Log; render: Render; now: () => Date }
/** `createApp`, which itself needs what is made here. */
type Create = (parts: Parts & { database: Database; still: boolean }) => Promise<{
  fetch(request: Request): Promise<Response>
  close(): Promise<void>
}>

/** The home page as the whole site makes it from another database: the same code, apart from anything that runs. */
export function createRenderFrom(create: Create, { config, ...parts }: Parts): RenderFrom {
  return async (database) => {
    const app = await create({ ...parts, config: { ...config, cdn: undefined }, database, still: true })
    try {
      const page = await app.fetch(new Request(new URL(paths.home(), config.publicUrl)))
      const { status, headers } = page
      return new Response(await page.arrayBuffer(), { status, headers })
    } finally {
      await app.close()
    }
  }
}
