import { paths } from '#shared/addresses/site-paths.ts'
import { createApp } from './app.ts'
import type { RenderFrom } from './backup/prove.ts'
import type { Config } from './config.ts'
import type { Log } from './log.ts'
import type { Render } from './pages.ts'

type Parts = { config: Config; log: Log; render: Render; now: () => Date }

/** The home page as the whole site makes it from another database: the same code, apart from anything that runs. */
export function createRenderFrom({ config, log, render, now }: Parts): RenderFrom {
  return async (database) => {
    const app = await createApp({
      config: { ...config, mirrorDir: undefined },
      database,
      log,
      render,
      now,
      still: true,
    })
    try {
      const page = await app.fetch(new Request(new URL(paths.home(), config.publicUrl)))
      const { status, headers } = page
      return new Response(await page.arrayBuffer(), { status, headers })
    } finally {
      await app.close()
    }
  }
}
