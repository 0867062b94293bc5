import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { companyProfile } from '#shared/content/company-profile.ts'
import { footer } from '#shared/content/footer.ts'
import { generalSettings } from '#shared/content/general-settings.ts'
import { pages } from '#shared/content/pages.ts'
import { messages } from '#shared/messages/site.ts'
import { SiteContext, type Site } from '#site/page/site.ts'
import { HomePage } from './home-page.tsx'

const page = pages.schema.parse(homeDefaults())
const nothing = { services: [], stats: [], benefits: [], testimonials: [], history: [], posts: [] }
const voice = { id: '1', quote: 'Gut', name: 'Petra', role: '', portrait: 'none', image: '' } as const

test('a section that could not be loaded shows its own error, the others stay', () => {
  const html = renderHome({
    ...nothing,
    testimonials: null,
    history: [{ id: '1', year: 2007, title: 'Start', text: '' }],
  })
  expect(html.split(messages.page.sectionFailed)).toHaveLength(2)
  expect(html).toContain('Was unsere Kunden sagen')
  expect(html).toContain('2007')
})

test('a section without items is left out', () => {
  const html = renderHome({ ...nothing, testimonials: [voice] })
  expect(html).toContain('„Gut“')
  expect(html).not.toContain('Aus dem Blog')
  expect(html).not.toContain('Seit 2007')
})

test('the server shows final figures and no style attribute, which the content policy would drop', () => {
  const html = renderHome({ ...nothing, stats: [{ id: '1', value: '99,95 %', label: 'Verfügbarkeit' }] })
  expect(html).toContain('99,95<small> %</small>')
  expect(html).not.toContain('style=')
})

test('the tagline of the general settings stands in the hero', () => {
  expect(heroOf(renderHome(nothing))).toContain('<p>IT-Exzellenz für den Mittelstand</p><h1>')
  expect(heroOf(renderHome(nothing, { siteDescription: 'Werkzeug & Rat' }))).toContain('<p>Werkzeug &amp; Rat</p><h1>')
})

function heroOf(html: string): string {
  return html.slice(html.indexOf('<header'), html.indexOf('</header>')).replaceAll(/ class="[^"]*"/g, '')
}

function renderHome(props: Omit<Parameters<typeof HomePage>[0], 'page'>, changed = {}): string {
  const site = {
    settings: generalSettings.schema.parse({ ...generalSettings.defaults, ...changed }),
    company: companyProfile.schema.parse(companyProfile.defaults),
    footer: footer.schema.parse(footer.defaults),
  } as Site
  return renderToStaticMarkup(
    <SiteContext value={site}>
      <HomePage page={page} {...props} />
    </SiteContext>,
  )
}

function homeDefaults() {
  const { id: _id, ...home } = pages.defaults.find(({ id }) => id === 'home')!
  return home
}
