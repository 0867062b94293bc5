import { expect, test } from 'vitest'
import { companyProfile, type CompanyProfile } from '#shared/content/company-profile.ts'
import { agb, barrierefreiheit, datenschutz, impressum } from '#shared/content/legal-texts.ts'
import { registeredServices, type RegisteredService } from '#shared/content/registered-services.ts'
import { resolveLegalTokens } from './legal-tokens.ts'

const stored = { id: 'x', createdAt: '2026-11-01T00:00:00.000Z', updatedAt: '2026-11-01T00:00:00.000Z' }
const company: CompanyProfile = {
  ...stored,
  ...companyProfile.schema.parse({
    ...companyProfile.defaults,
    representatives: ['Lena Hartwig', 'David Okonkwo'],
    register: { court: 'Amtsgericht Jena', number: 'HRB 1' },
  }),
}
const services: RegisteredService[] = registeredServices.defaults.map(({ id = 'x', ...fields }) => ({
  ...stored,
  ...registeredServices.schema.parse(fields),
  id,
}))
const resolve = (html: string, changes: Partial<CompanyProfile> = {}) =>
  resolveLegalTokens(html, { ...company, ...changes }, services)

test('tokens are filled from the company profile', () => {
  expect(
    resolve('<p>{{firma.name}} {{ firma.rechtsform }}, {{firma.plz}} {{firma.ort}}: {{firma.vertretung}}</p>'),
  ).toBe('<p>Musterwerk IT GmbH, 99084 Erfurt: Lena Hartwig, David Okonkwo</p>')
})

test('values are escaped and keep their line breaks', () => {
  expect(resolve('<p>{{firma.name}}</p>', { name: '<b>A & "B"</b>\nC' })).toBe(
    '<p>&lt;b&gt;A &amp; &quot;B&quot;&lt;/b&gt;<br>C</p>',
  )
})

test('e-mail and telephone become links, but not inside a link', () => {
  expect(resolve('<p>{{firma.email}}</p>')).toBe(
    '<p><a href="mailto:kontakt@musterwerk-it.example">kontakt@musterwerk-it.example</a></p>',
  )
  expect(resolve('<p>{{firma.telefon}}</p>')).toBe(
    '<p><a class="no" href="tel:+493610000000">+49 361 000 00 00</a></p>',
  )
  expect(resolve('<p><a href="/contact">{{firma.email}}</a></p>')).toBe(
    '<p><a href="/contact">kontakt@musterwerk-it.example</a></p>',
  )
})

test('attributes and unknown tokens stay untouched', () => {
  const html = '<p><a href="/{{firma.name}}">{{firma.unbekannt}} {{constructor}}</a></p>'
  expect(resolve(html)).toBe(html)
})

test('what is not filled in is marked, in the text and in values', () => {
  expect(resolve('<p>USt: {{firma.ustid}}, Frist: [Platzhalter: in Tagen]</p>')).toBe(
    '<p>USt: <mark class="fill-in">Platzhalter: USt-IdNr.</mark>, Frist: <mark class="fill-in">Platzhalter: in Tagen</mark></p>',
  )
})

test('a paragraph that only labels an empty value goes', () => {
  expect(resolve('<p>Telefon: {{firma.telefon}}</p><p>Ort: {{firma.ort}}</p>', { phone: '' })).toBe(
    '<p>Ort: Erfurt</p>',
  )
  expect(resolve('<ul><li><strong>Telefon:</strong> {{firma.telefon}}</li></ul>', { phone: ' ' })).toBe('<ul></ul>')
})

test('an empty value takes its clause or sentence along and nothing else', () => {
  const { register } = company
  expect(resolve('<p>{{firma.strasse}}, {{firma.ort}}, {{firma.land}}</p>', { country: '' })).toBe(
    '<p>Weberstraße 12, Erfurt</p>',
  )
  expect(
    resolve('<p>Nach Art. 4 Nr. 7 ist {{firma.name}}, vertreten durch {{firma.vertretung}}.</p>', {
      representatives: [],
    }),
  ).toBe('<p>Nach Art. 4 Nr. 7 ist Musterwerk IT.</p>')
  const html = '<p>Im Handelsregister. Gericht: {{firma.registergericht}}. Nummer: {{firma.registernummer}}.</p>'
  expect(resolve(html, { register: { ...register, number: '' } })).toBe(
    '<p>Im Handelsregister. Gericht: Amtsgericht Jena.</p>',
  )
  expect(resolve(html, { register: { ...register, court: '' } })).toBe('<p>Im Handelsregister. Nummer: HRB 1.</p>')
})

test('beside another value or a placeholder only the empty value goes', () => {
  expect(resolve('<p>{{firma.name}} {{firma.rechtsform}} in {{firma.ort}}</p>', { legalForm: '' })).toBe(
    '<p>Musterwerk IT in Erfurt</p>',
  )
  expect(resolve('<p>Behörde: {{firma.aufsichtsbehoerde}} [Platzhalter: prüfen]</p>')).toBe(
    '<p>Behörde: <mark class="fill-in">Platzhalter: prüfen</mark></p>',
  )
  expect(resolve('<p>Behörde: {{firma.aufsichtsbehoerde}} [Platzhalter: löschen, wenn keine. Sonst nennen]</p>')).toBe(
    '<p>Behörde: <mark class="fill-in">Platzhalter: löschen, wenn keine. Sonst nennen</mark></p>',
  )
})

test('a heading that is left without text goes too', () => {
  const html =
    '<h2 id="a">Verantwortlich</h2>\n<p>Für den Blog: {{firma.verantwortlich}}</p>\n\n<h2 id="b">Weiter</h2><p>Text</p>'
  expect(resolve(html, { contentResponsible: '' })).toBe('<h2 id="b">Weiter</h2><p>Text</p>')
  expect(resolve('<h2>Bleibt</h2><h2>Auch</h2>')).toBe('<h2>Bleibt</h2><h2>Auch</h2>')
})

test('the register of services becomes a table with every key', () => {
  const html = resolve('<p>Vorher</p><p>{{dienste}}</p>')
  expect(html).toMatch(/^<p>Vorher<\/p><div class="table-scroll" [^>]*><table class="services"><caption>/)
  for (const service of services) {
    expect(html).toContain(`<th scope="rowgroup">${service.name}</th>`)
    for (const { name } of service.keys) expect(html.replaceAll('<wbr>', '')).toContain(`<code>${name}</code>`)
  }
  expect(html).toContain('<code>__Host-schaufenster.<wbr>session_<wbr>token</code>')
  expect(html).toContain('<td data-label="Ort">Lokaler Speicher</td>')
  expect(html).toContain('Kategorie: Notwendig')
})

test('values of services are escaped and an empty register says so', () => {
  const script: RegisteredService = { ...services[0]!, name: '<script>', keys: [] }
  expect(resolveLegalTokens('<p>{{dienste}}</p>', company, [script])).toContain('&lt;script&gt;')
  expect(resolveLegalTokens('<p>{{dienste}}</p>', company, [])).toBe('<p>Derzeit sind keine Dienste eingetragen.</p>')
})

test('every token of the built-in texts is known, even with an almost empty profile', () => {
  const empty = { phone: '', email: '', vatId: '', register: { court: '', number: '' }, supervisoryAuthority: '' }
  for (const { defaults } of [impressum, datenschutz, agb, barrierefreiheit]) {
    expect(resolve(defaults.content)).not.toMatch(/\{\{|\[Platzhalter|\uE000/)
    expect(resolve(defaults.content, empty)).not.toMatch(
      /(Telefon|E-Mail|UStG|Registergericht): *(?:[.,]|<\/)|, ,|, \./,
    )
  }
})
