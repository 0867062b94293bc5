import { adminPaths } from '#shared/addresses/admin-paths.ts'
import { listRowsShown } from '#shared/limits.ts'
import { wholeList } from '#shared/lists/admin-list.ts'
import { listPartPath } from '#shared/lists/list-choice.ts'
import { syncPaths, type CopyAnswer } from '#shared/offline/sync.ts'
import { development } from '../tests/evaluation/chat-questions.ts'
import { postId } from './growth-content.ts'

// What people do, as their browsers ask for it.

export const token = 'token-of-the-growth-bench-0123456789abc'

export type Site = { url: string; pid: number; posts: number }
export type Operation = {
  name: string
  /** Where it may grow with the site, up to this. */
  atMostMs?: number
  /** Outside of what is measured. */
  before?(site: Site, round: number): Promise<unknown>
  run(site: Site, round: number): Promise<unknown>
}

const questions = development.map(({ ask }) => ask)
const found = ['Datenschutz', 'Sicherung Kosten', 'Cloud Umzug', 'Schulung', 'Netzwerk Praxis', 'Angebot Website']
/** The last one is nowhere: nothing takes longer to find. */
const typed = ['daten', 'sicher', 'kosten praxis', 'netz', 'umzug', 'angebot', 'zzyzx']
const editors = 3
const postOf = ({ posts }: Site, round: number) => postId((round * 37) % posts)
/** As many of each blog, so that no blog is read for the first time more often than the others. */
const readPosts = 10
const readPostOf = ({ posts }: Site, round: number) => postId((round % readPosts) * Math.floor(posts / readPosts))

export const operations: Operation[] = [
  { name: 'blog, first page', before: dropPages, run: (site) => page(site, '/blog') },
  { name: 'blog, a category', before: dropPages, run: (site) => page(site, '/blog?kategorie=it-sicherheit') },
  {
    name: 'blog, searched',
    atMostMs: 100,
    run: (site, round) => page(site, `/blog?suche=${encodeURIComponent(pick(found, round))}`),
  },
  { name: 'a post', before: dropPages, run: (site, round) => page(site, `/blog/${readPostOf(site, round)}`) },
  { name: 'home', before: dropPages, run: (site) => page(site, '/') },
  { name: 'feed of the blog', before: dropPages, run: (site) => page(site, '/feed/blog.xml') },
  { name: 'sitemap', before: dropPages, run: (site) => page(site, '/sitemap.xml') },
  { name: 'sitemap after a post', before: publish, run: (site) => page(site, '/sitemap.xml') },
  { name: 'search', run: (site, round) => page(site, `/suche?suche=${encodeURIComponent(pick(found, round))}`) },
  {
    name: 'chat',
    atMostMs: 10,
    run: (site, round) => send(site, 'POST', '/api/chat', { message: pick(questions, round) }),
  },
  { name: 'admin, overview', run: (site) => page(site, adminPaths.dashboard()) },
  { name: 'admin, list of posts', run: (site) => page(site, adminPaths.list('blogPosts')) },
  {
    name: 'admin, list searched',
    atMostMs: 50,
    run: (site, round) =>
      send(site, 'GET', listPartPath('blogPosts', { ...wholeList, search: pick(typed, round) }, listRowsShown)),
  },
  { name: 'editor of a post', run: (site, round) => page(site, adminPaths.item('blogPosts', postOf(site, round))) },
  {
    name: 'palette search',
    atMostMs: 50,
    run: (site, round) => send(site, 'GET', `/api/search?suche=${encodeURIComponent(pick(typed, round))}`),
  },
  { name: 'media library', run: (site) => page(site, adminPaths.media()) },
  { name: 'publish a post', run: (site, round) => publish(site, round) },
  { name: 'autosave, three others in the list', before: openEditors, run: (site, round) => autosave(site, round) },
]

async function page(site: Site, path: string): Promise<string> {
  const response = await ask(site, path, { headers: { accept: 'text/html' } })
  return response.text()
}

async function send<Answer>(site: Site, method: string, path: string, body?: unknown): Promise<Answer> {
  const response = await ask(site, path, {
    method,
    headers: { 'content-type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  return (await response.json()) as Answer
}

async function ask({ url }: Site, path: string, { headers, ...init }: RequestInit = {}): Promise<Response> {
  const response = await fetch(url + path, {
    ...init,
    headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'br', ...headers },
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  return response
}

/** Something that visitors see changed, and nothing that pages of the blog or the search are made of. */
async function dropPages(site: Site, round: number): Promise<void> {
  const { items } = await send<{ items: { id: string }[] }>(site, 'GET', '/api/content/testimonials')
  const path = `/api/content/testimonials/${items[0]!.id}`
  const { version } = await working(site, 'testimonials', items[0]!.id)
  await send(site, 'PATCH', path, { version, values: { role: `Kundin ${round}` } })
}

function working(site: Site, collection: string, id: string): Promise<{ version: number }> {
  return send(site, 'GET', `/api/editing/${collection}/${id}`)
}

async function publish(site: Site, round: number): Promise<void> {
  const id = postOf(site, round)
  const { version } = await working(site, 'blogPosts', id)
  await send(site, 'PATCH', `/api/content/blogPosts/${id}`, { version, values: { teaser: `Neu: ${round}` } })
  // Who asks next waits until it is found.
  await send(site, 'POST', '/api/chat', { message: questions[0] })
}

type Editor = { mark: string; news: () => Promise<void>; leave(): void }
const opened = new Map<string, Editor[]>()

/** Their browsers hold the list of posts, keep a copy, and listen to the feed (app/admin/offline). */
async function openEditors(site: Site): Promise<void> {
  if (opened.has(site.url)) return
  opened.set(site.url, await Promise.all(Array.from({ length: editors }, () => openEditor(site))))
}

export function closeEditors(): void {
  for (const editor of [...opened.values()].flat()) editor.leave()
}

async function openEditor(site: Site): Promise<Editor> {
  const { mark } = await send<CopyAnswer>(site, 'GET', syncPaths.copy(null))
  const leaving = new AbortController()
  const feed = await ask(site, syncPaths.feed(), { signal: leaving.signal })
  const reader = feed.body!.pipeThrough(new TextDecoderStream()).getReader()
  await reader.read()
  const news = async () => {
    while (!(await reader.read()).value?.includes('change'));
  }
  return { mark, news, leave: () => leaving.abort() }
}

async function autosave(site: Site, round: number): Promise<void> {
  const id = postOf(site, round)
  const { version } = await working(site, 'blogPosts', id)
  const others = opened.get(site.url)!
  const heard = others.map((editor) => editor.news())
  const values = { teaser: `Jemand schreibt, Stand ${round}.` }
  await send(site, 'PATCH', `/api/content/blogPosts/${id}`, { version, values, draft: true })
  await Promise.all(others.map(async (editor, index) => heard[index]!.then(() => follow(site, editor))))
}

/** What the browser of an editor asks for when others change something. */
async function follow(site: Site, editor: Editor): Promise<void> {
  const { mark } = await send<CopyAnswer>(site, 'GET', syncPaths.copy(editor.mark))
  editor.mark = mark
  await send(site, 'GET', listPartPath('blogPosts', wholeList, listRowsShown))
}

function pick<Value>(values: readonly Value[], round: number): Value {
  return values[round % values.length]!
}
