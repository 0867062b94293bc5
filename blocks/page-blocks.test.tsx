import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { companyProfile } from '#shared/content/company-profile.ts'
import { footer } from '#shared/content/footer.ts'
import { generalSettings } from '#shared/content/general-settings.ts'
import type { PageBlockInput } from './kinds.ts'
import { pages, type Page } from '#shared/content/pages.ts'
import { blockWords } from '#shared/messages/frame.ts'
import type { ShownBlock } from '#site/page/block-props.ts'
import { SiteContext, type Site } from '#site/page/site.ts'
import { Hero } from '#site/home/hero.tsx'
import { BlockPage } from '#site/page-blocks/block-page.tsx'
import { showBlock } from './find-block.ts'

const home = pageOf('home')

test('a block that could not be loaded shows its own error, the others stay', () => {
  const html = render([
    shown({ kind: 'voices', id: 'stimmen', title: 'Was unsere Kunden sagen' }, null),
    shown({ kind: 'history', id: 'jahre', title: 'Seit 2007' }, [{ id: '1', year: 2007, title: 'Start', text: '' }]),
  ])
  expect(html.split(blockWords.texts.sectionFailed)).toHaveLength(2)
  expect(html).toContain('Was unsere Kunden sagen')
  expect(html).toContain('2007')
})

test('the server shows final figures and no style attribute, which the content policy would drop', () => {
  const html = render([shown({ kind: 'stats', id: 'zahlen' }, [{ id: '1', value: '99,95 %', label: 'Verfügbarkeit' }])])
  expect(html).toContain('99,95<small> %</small>')
  expect(html).not.toContain('style=')
})

test('the tagline of the general settings stands in the hero', () => {
  expect(heroOf(render([]))).toContain('<p>IT-Exzellenz aus {{firma.ort}}</p><h1>')
  expect(heroOf(render([], { siteDescription: 'Werkzeug & Rat' }))).toContain('<p>Werkzeug &amp; Rat</p><h1>')
})

test('the fields of the loom are links with names, after the words and actions of the hero', () => {
  const hero = heroOf(render([]))
  const field = hero.indexOf('<a data-field="cloud" href="/leistungen/cloud"><span>Cloud</span></a>')
  expect(field).toBeGreaterThan(hero.indexOf('</h1>'))
  expect(field).toBeGreaterThan(hero.lastIndexOf(home.actions[1]!.label))
})

test('a story is told in chapters and leads on, where it says how', () => {
  const items = [{ time: '6:40 Uhr', title: 'Stille' }]
  const story = { kind: 'story' as const, id: 'tag', title: 'Ein Tag', items }
  const html = render([shown({ ...story, label: 'Weiter', href: '/about#benefits' })])
  expect(html).toMatch(/<ol[^>]*><li><p[^>]*>6:40 Uhr<\/p><h3>Stille<\/h3><\/li><\/ol>/)
  expect(html).toContain('href="/about#benefits"')
  expect(render([shown(story)])).not.toContain('/about')
})

test('blocks stand in their order, and each can be linked to', () => {
  const blocks = [
    shown({ kind: 'text', id: 'erst', title: 'Erstens', body: '<p>Eins</p>' }),
    shown({ kind: 'text', id: 'dann', title: 'Zweitens', body: '<p>Zwei</p>' }),
  ]
  const order = (list: ShownBlock[]) => [...render(list).matchAll(/<section id="(\w+)"/g)].map(([, id]) => id)
  expect(order(blocks)).toEqual(['erst', 'dann'])
  expect(order(blocks.toReversed())).toEqual(['dann', 'erst'])
})

test('styles of blocks stand below the head of the page and before the blocks, each once', () => {
  const styled = (id: string, styles: string[]) => ({ ...shown({ kind: 'text', id, title: id }), styles })
  const html = render([styled('erst', ['/a.css', '/b.css']), styled('dann', ['/b.css', '/c.css'])])
  const order = [...html.matchAll(/href="(\/\w\.css)"|<(h1)|<section id="(\w+)"/g)].map((found) =>
    found.slice(1).join(''),
  )
  expect(order).toEqual(['h1', '/a.css', '/b.css', '/c.css', 'erst', 'dann'])
})

test('statements next to each other share a frame, others have their own', () => {
  const statement = (id: string, look: 'rows' | 'pair') => shown({ kind: 'statement', id, title: id, look }, [])
  const frames = (list: ShownBlock[]) => {
    const html = render(list)
    return html.slice(html.indexOf('</header>')).split('<div class="container">').length - 1
  }
  expect(frames([statement('a', 'rows'), statement('b', 'rows')])).toBe(1)
  expect(frames([statement('a', 'rows'), statement('b', 'pair')])).toBe(2)
  const text = shown({ kind: 'text', id: 't', title: 'Text' })
  expect(frames([statement('a', 'rows'), text, statement('b', 'rows')])).toBe(3)
})

function shown(input: PageBlockInput, data?: unknown): ShownBlock {
  const { blocks } = pages.schema.parse({ ...withoutId('home'), blocks: [input] })
  return showBlock(blocks[0]!, data)
}

function heroOf(html: string): string {
  return html.slice(html.indexOf('<header'), html.indexOf('</header>')).replaceAll(/ class="[^"]*"/g, '')
}

function render(blocks: ShownBlock[], changed = {}): string {
  const site = {
    settings: generalSettings.schema.parse({ ...generalSettings.defaults, ...changed }),
    company: companyProfile.schema.parse(companyProfile.defaults),
    footer: footer.schema.parse(footer.defaults),
  } as Site
  return renderToStaticMarkup(
    <SiteContext value={site}>
      <BlockPage
        id="home"
        page={home}
        blocks={blocks}
        head={<Hero {...home} fields={[{ name: 'cloud', title: 'Cloud', href: '/leistungen/cloud' }]} />}
      />
    </SiteContext>,
  )
}

function pageOf(id: string): Omit<Page, 'id' | 'createdAt' | 'updatedAt'> {
  return pages.schema.parse(withoutId(id))
}

function withoutId(id: string) {
  const { id: _id, ...values } = pages.defaults.find((page) => page.id === id)!
  return values
}
