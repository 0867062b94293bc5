import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runNginx, withNodes } from './start-nginx.ts'
import { projectRoot } from './start-site.ts'

type Options = { port: number; sites: number[]; changes?: string }

/** A real nginx with deploy/nginx-cache.conf; only its port, its folder, the file of changes and the nodes are put in. */
export async function startCacheNginx(program: string, { port, sites, changes = 'none' }: Options) {
  const folder = mkdtempSync(join(tmpdir(), 'schaufenster-cdn-'))
  const shipped = readFileSync(join(projectRoot, 'deploy/nginx-cache.conf'), 'utf8')
  const { stop } = await runNginx(
    program,
    folder,
    withNodes(shipped, sites)
      .replace('/var/cache/nginx/schaufenster', join(folder, 'cache'))
      .replace('/var/cache/schaufenster/changes', changes)
      .replace('listen 8080;', `listen 127.0.0.1:${port};`),
  )
  return { [Symbol.asyncDispose]: stop }
}
