import { expect, test } from 'vitest'
import { registeredServiceDefaults } from '#shared/content/defaults/registered-services.ts'
import { checkOwnKeys, checkPage, registerOf } from './check-page.ts'
import { readPageHtml } from './read-page-html.ts'
import { collectFindings, mayBeSealed } from './self-test.ts'

const origin = 'https://musterwerk.example'
const policy = "default-src 'self'"
const own = {
  category: 'necessary',
  script: '',
  hosts: [],
  keys: [{ name: 'schaufenster-theme', storage: 'localStorage', purpose: '', lifetime: 'immer' }],
} as const
const counter = {
  category: 'analytics',
  script: 'https://zaehler.example/z.js',
  hosts: ['wss://daten.zaehler.example'],
  keys: [],
} as const
const needed = { category: 'necessary', script: 'https://bilder.example/b.js', hosts: [], keys: [] } as const
const register = registerOf([own, counter, needed] as never, origin)
const check = (html: string, { cookies = [] as string[], policy: sent = policy as string | null } = {}) =>
  checkPage({ reading: readPageHtml(html), cookies, policy: sent }, register).findings.map(({ rule, detail }) => [
    rule,
    detail,
  ])

test.each([
  ['<script src="https://cdn.example/a.js"></script>', 'foreign-host', 'cdn.example'],
  ['<img src="//pixel.example/p.gif">', 'foreign-host', 'pixel.example'],
  ['<img srcset="/a.jpg 1x, https://cdn.example/b.jpg 2x">', 'foreign-host', 'cdn.example'],
  ['<link rel="preconnect" href="https://cdn.example">', 'foreign-host', 'cdn.example'],
  ['<link rel="stylesheet" href="https://fonts.example/css">', 'foreign-host', 'fonts.example'],
  ['<p style="background:url(https://cdn.example/x.png)">', 'foreign-host', 'cdn.example'],
  ['<style>@import "https://cdn.example/x.css";</style>', 'foreign-host', 'cdn.example'],
  ['<video poster="https://cdn.example/x.jpg"></video>', 'foreign-host', 'cdn.example'],
  ['<script src="https://zaehler.example/z.js"></script>', 'without-consent', 'zaehler.example'],
  ['<style>@font-face{src:url("https://fonts.example/f.woff2")}</style>', 'foreign-font', 'fonts.example'],
  ['<link rel="preload" as="font" href="https://fonts.example/f.woff2">', 'foreign-font', 'fonts.example'],
  ['<iframe src="https://video.example/1"></iframe>', 'foreign-frame', 'video.example'],
  ['<form action="https://liste.example/eintrag"></form>', 'foreign-form', 'liste.example'],
  ['<button formaction="https://liste.example/x">', 'foreign-form', 'liste.example'],
  [`<script>localStorage.setItem('besucher','1')</script>`, 'storage-key', 'localStorage: besucher'],
  [`<script>document.cookie="spur=1"</script>`, 'storage-key', 'cookie: spur'],
])('%s is a finding', (html, rule, detail) => {
  expect(check(html)).toEqual([[rule, detail]])
})

test.each([
  '<script src="/assets/a.js"></script><img src="/media/a.jpg" srcset="/a.jpg 1x, /b.jpg 2x">',
  `<img src="${origin}/a.jpg"><img src="data:image/gif;base64,R0lGOD">`,
  '<a href="https://andere.example">Andere</a>',
  '<link rel="canonical" href="https://andere.example/"><link rel="alternate" href="https://andere.example/feed">',
  '<meta property="og:image" content="https://andere.example/a.png">',
  '<figure class="embed" data-embed="https://video.example/1"></figure>',
  '<script type="application/ld+json">{"url":"https://andere.example","x":"localStorage.setItem(\'y\')"}</script>',
  `<script>localStorage.getItem('schaufenster-theme')</script>`,
  '<form action="/contact"></form><iframe src="/karte"></iframe>',
  '<style>@font-face{src:url(/assets/f.woff2)}</style>',
  '<script src="https://bilder.example/b.js"></script>',
  '<p>&lt;img src="https://cdn.example/a.jpg"&gt;</p>',
])('%s is none', (html) => {
  expect(check(html)).toEqual([])
})

test('a cookie and a page without a policy are findings', () => {
  expect(check('', { cookies: ['besuch=1; Path=/'] })).toEqual([['cookie', 'besuch']])
  expect(check('', { policy: null })).toEqual([['no-policy', 'content-security-policy']])
})

test('the register of a new site has every key of the software; one that lacks a key is told so', () => {
  const services = registeredServiceDefaults.map((service) => ({ script: '', hosts: [], ...service }))
  expect(checkOwnKeys(registerOf(services as never, origin))).toEqual([])
  const without = services.filter(({ id }) => id !== 'bewegung')
  expect(checkOwnKeys(registerOf(without as never, origin))).toEqual([
    { rule: 'own-key', detail: 'localStorage: schaufenster-motion' },
  ])
})

test('the same finding on several pages is one, with the first pages by name', () => {
  const finding = { rule: 'foreign-host', detail: 'cdn.example' } as const
  const pages = Array.from({ length: 7 }, (_, index) => ({ path: `/${index}`, findings: [finding, finding] }))
  expect(collectFindings(pages)).toEqual([{ ...finding, pages: ['/0', '/1', '/2', '/3', '/4'], count: 7 }])
})

test('the seal is there only while it is true', () => {
  const at = '2026-11-15T03:00:00.000Z'
  const good = { at, pages: 12, findings: [], declaredHosts: [] }
  const on = (day: number) => new Date(`2026-11-${day}T03:00:00.000Z`)
  expect(mayBeSealed(good, on(16))).toBe(true)
  expect(mayBeSealed(good, on(18))).toBe(false)
  expect(mayBeSealed(undefined, on(16))).toBe(false)
  expect(mayBeSealed({ ...good, pages: 0 }, on(16))).toBe(false)
  expect(mayBeSealed({ ...good, declaredHosts: ['bilder.example'] }, on(16))).toBe(false)
  expect(mayBeSealed({ ...good, findings: [{ rule: 'cookie', detail: 'x', pages: [], count: 0 }] }, on(16))).toBe(false)
})
