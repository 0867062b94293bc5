import { expect, test } from 'vitest'
import { companyProfile, type CompanyProfile } from '#shared/content/company-profile.ts'
import { agb, barrierefreiheit, datenschutz, impressum } from '#shared/content/legal-texts.ts'
import type { RegisteredService } from '#shared/content/registered-services.ts'
import { checkLegal, legalRules, withLegalFix } from './check-legal.ts'
import { profileHints } from './profile-hints.ts'
import { legalFormOf } from './rules/legal-forms.ts'
import { repealedIn } from './rules/repealed-law.ts'
import type { LegalTextName, WatchedSite } from './rules/rule.ts'

const updatedAt = '2026-11-01T08:00:00.000Z'
const filled = (html: string) => ({ content: html.replaceAll(/\[Platzhalter: [^\]]*\]/g, ''), updatedAt })
const company: CompanyProfile = {
  id: '',
  createdAt: '',
  updatedAt: '',
  ...companyProfile.schema.parse({
    ...companyProfile.defaults,
    representatives: ['Annika Scholz'],
    register: { court: 'Amtsgericht Jena', number: 'HRB 123456' },
    vatId: 'DE123456789',
    contentResponsible: 'Annika Scholz, Weberstraße 12, 99084 Erfurt',
    dataProtectionOfficer: 'Jan Weber',
  }),
}
const green: WatchedSite = {
  now: new Date('2026-11-16T12:00:00Z'),
  company,
  texts: {
    impressum: filled(impressum.defaults.content),
    datenschutz: filled(datenschutz.defaults.content),
    agb: filled(agb.defaults.content),
    barrierefreiheit: filled(barrierefreiheit.defaults.content),
  },
  services: [{ name: 'Matomo', provider: 'Wir selbst' } as RegisteredService],
  hasPosts: true,
  others: [],
}
const withCompany = (given: Partial<CompanyProfile>): WatchedSite => ({ ...green, company: { ...company, ...given } })
const withText = (name: LegalTextName, change: (content: string) => string): WatchedSite => ({
  ...green,
  texts: { ...green.texts, [name]: { updatedAt, content: change(green.texts[name].content) } },
})
const adding = (name: LegalTextName, html: string) => withText(name, (content) => `${content}${html}`)
const without = (name: LegalTextName, pattern: RegExp) => withText(name, (content) => content.replaceAll(pattern, ''))

/** For each rule a site on which it speaks; on the green one none does. */
const red: Record<string, WatchedSite> = {
  'tmg-imprint': adding('impressum', '<p>Angaben gemäß § 5 TMG</p>'),
  'tmg-other': adding('impressum', '<p>Haftung nach §§ 8 bis 10 TMG</p>'),
  ttdsg: adding('datenschutz', '<p>Nach § 25 TTDSG.</p>'),
  'os-platform': adding('agb', '<p><a href="https://ec.europa.eu/consumers/odr/">Schlichtung der EU</a></p>'),
  rstv: adding('impressum', '<p>Verantwortlich nach § 55 Abs. 2 RStV</p>'),
  'imprint-legal-form': withCompany({ legalForm: 'Limited' }),
  'imprint-people': withCompany({ representatives: ['[Platzhalter: Name]'] }),
  'imprint-register': withCompany({ register: { court: 'Amtsgericht Jena', number: '' } }),
  'imprint-tax-number': withCompany({ vatId: '' }),
  'imprint-authority': withCompany({ profession: { ...company.profession, permit: true } }),
  'imprint-chamber': withCompany({ profession: { ...company.profession, regulated: true } }),
  'imprint-omits': without('impressum', /\{\{firma\.email\}\}/g),
  'blog-responsible': without('impressum', /§ 18 Abs\. 2 MStV/g),
  'consumer-disputes': without('impressum', /VSBG|Verbraucher\p{L}+/gu),
  'terms-date': without('agb', /Stand: November 2026\./g),
  'service-not-in-privacy': without('datenschutz', /\{\{dienste\}\}/g),
  'service-not-in-register': adding('datenschutz', '<p>Wir binden Karten von Google Maps ein.</p>'),
  placeholders: adding('agb', '<p>[Platzhalter: Gerichtsstand]</p>'),
  'old-text': { ...green, now: new Date('2027-11-02T12:00:00Z') },
}
const rulesOn = (site: WatchedSite) => checkLegal(site).map(({ rule }) => rule)

test('a site whose owner filled everything in gives no reason to speak', () => {
  expect(checkLegal(green)).toEqual([])
})

test('every rule has a red example, a source and a day from which it holds', () => {
  expect(Object.keys(red).toSorted()).toEqual(legalRules.map(({ id }) => id).toSorted())
  for (const { source, validFrom } of legalRules) {
    expect(source).not.toBe('')
    expect(validFrom).toMatch(/^20\d\d-\d\d-\d\d$/)
  }
})

test.each(Object.entries(red))('%s speaks on its red example, and a suggestion makes it silent', (rule, site) => {
  const found = checkLegal(site).filter((finding) => finding.rule === rule)
  expect(found.length).toBeGreaterThan(0)
  for (const { place, fix, detail } of found) {
    expect(detail).not.toBe('')
    if (!fix) continue
    const name = place.id as LegalTextName
    const content = withLegalFix(site.texts[name].content, fix)
    const mended = { ...site, texts: { ...site.texts, [name]: { ...site.texts[name], content } } }
    expect(rulesOn(mended)).not.toContain(rule)
  }
})

test('a rule is silent before its law', () => {
  const site = { ...red['os-platform']!, now: new Date('2025-07-19T12:00:00Z') }
  expect(rulesOn(site)).not.toContain('os-platform')
  expect(rulesOn({ ...site, now: new Date('2025-07-20T12:00:00Z') })).toContain('os-platform')
})

test('every legal form is told apart, and says which register it stands in', () => {
  const forms = {
    GmbH: 'Handelsregister',
    gGmbH: 'Handelsregister',
    'UG (haftungsbeschränkt)': 'Handelsregister',
    'GmbH & Co. KG': 'Handelsregister',
    AG: 'Handelsregister',
    eG: 'Genossenschaftsregister',
    OHG: 'Handelsregister',
    KG: 'Handelsregister',
    'e. K.': 'Handelsregister',
    'e.V.': 'Vereinsregister',
    Einzelunternehmen: undefined,
    Freiberufler: undefined,
    GbR: undefined,
  }
  for (const [form, register] of Object.entries(forms)) {
    expect(legalFormOf(form), form).toBeDefined()
    expect(legalFormOf(form)?.register, form).toBe(register)
    const unregistered = withCompany({ legalForm: form, register: { court: '', number: '' } })
    expect(rulesOn(unregistered).includes('imprint-register'), form).toBe(register !== undefined)
  }
  expect(legalFormOf('GmbH & Co. KG')?.name).toBe('GmbH & Co. KG')
  expect(legalFormOf('UG (haftungsbeschränkt)')?.name).toBe('UG')
})

test('what a text denies to use is no service, and pages are looked at for repealed law', () => {
  expect(rulesOn(adding('datenschutz', '<p>Wir verwenden kein Google Analytics.</p>'))).toEqual([])
  const place = { collection: 'pages', id: 'ueber-uns', label: 'Über uns' }
  const [finding] = checkLegal({ ...green, others: [{ place, text: 'Impressum gemäß § 5 TMG' }] })
  expect(finding).toMatchObject({ rule: 'tmg-imprint', place })
  expect(finding).not.toHaveProperty('fix')
})

test('the paragraph about the platform goes, its neighbours stay', () => {
  const html =
    '<p>Vorher</p><h2>Online-Streitbeilegung</h2><ul><li><p>Zur OS-Plattform</p></li><li>Bleibt</li></ul><p>Nachher</p>'
  const fix = checkLegal(red['os-platform']!)[0]!.fix!
  expect(withLegalFix(html, fix)).toBe('<p>Vorher</p><ul><li>Bleibt</li></ul><p>Nachher</p>')
})

test('the check before publishing says the same of a text and of the profile', () => {
  expect(repealedIn('Nach § 25 TTDSG')).toEqual([expect.stringContaining('TDDDG')])
  expect(repealedIn('Nach § 25 TDDDG und § 5 DDG')).toEqual([])
  const { id: _id, createdAt: _created, updatedAt: _updated, ...values } = company
  expect(profileHints(values)).toEqual([])
  expect(profileHints({ ...values, register: { court: '', number: '' } })).toEqual([
    { field: 'register.court', message: expect.stringContaining('§ 5 Abs. 1 Nr. 4 DDG') },
  ])
})
