import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { newSqlitePlace } from '../databases.ts'
import { startSite } from '../start-site.ts'

// The pages as React Router renders them, from the built site.

const evil = 'alert(document.cookie)'
const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

test('a script that got into the content is in the page but not allowed; those of the page itself are', async () => {
  await using place = await newSqlitePlace('seeded')
  await using site = await startSite(place.environment)
  // The site may be writing itself.
  const file = join(place.environment.SCHAUFENSTER_DATA_DIR!, 'schaufenster.sqlite')
  const database = new DatabaseSync(file, { timeout: 10_000 })
  const row = database.prepare("select id, data from documents where collection = 'blogPosts' limit 1").get()!
  const post = JSON.parse(String(row.data)) as { content: string }
  const stored = {
    ...post,
    content: `<script>${evil}</script>${post.content}<p><script nonce="x">${evil}</script></p>`,
  }
  database.prepare('update documents set data = ? where id = ?').run(JSON.stringify(stored), row.id!)
  database.close()

  for (const path of [`/blog/${String(row.id)}`, '/', '/login', '/kontakt-gibt-es-nicht', '/blog?suche=passkey']) {
    const response = await fetch(site.url + path)
    const html = await response.text()
    const policy = response.headers.get('content-security-policy')!
    const inline = [...html.matchAll(/<script(?: type="module"| async="")*>([\s\S]*?)<\/script>/g)].map(
      ([, script]) => script!,
    )
    const own = inline.filter((script) => script !== evil)
    expect(own.length, path).toBeGreaterThan(path === '/login' ? 3 : 0)
    for (const script of own) expect(policy, `${path}: ${script.slice(0, 60)}`).toContain(hashOf(script))
    expect(policy).not.toContain(hashOf(evil))
    expect(/nonce="\w{2,}"/.test(html), path).toBe(false)
    if (path.startsWith('/blog/')) expect(html.split(`>${evil}</script>`).length).toBe(3)
  }
})
