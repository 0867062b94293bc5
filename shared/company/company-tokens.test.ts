import { expect, test } from 'vitest'
import { companyProfile, type CompanyProfile } from '#shared/content/company-profile.ts'
import { federalStates, type FederalState } from '#shared/messages/federal-states.ts'
import { legalTokenLabels } from '#shared/messages/legal-token-labels.ts'
import { fillTokens, fillTokensInHtml, tokenValue } from './company-tokens.ts'

function profile(values: Partial<CompanyProfile> = {}): CompanyProfile {
  const stored = { id: 'companyProfile', createdAt: '', updatedAt: '' }
  return { ...stored, ...companyProfile.schema.parse({ ...companyProfile.defaults, ...values }) }
}

test('a text says what the profile says, and keeps what is no token', () => {
  const company = profile({ name: 'Nordlicht IT', city: 'Kiel' })
  expect(fillTokens('{{firma.name}} in {{ firma.ort }}: {{firma.unbekannt}} {{constructor}}', company)).toBe(
    'Nordlicht IT in Kiel: {{firma.unbekannt}} {{constructor}}',
  )
})

test('rich text is filled where it is read, never in an attribute, and markup in a name stays text', () => {
  const company = profile({ name: 'A & <b>B</b>' })
  expect(
    fillTokensInHtml('<p>Von <strong>{{firma.name}}</strong> <a href="/{{firma.name}}">hier</a></p>', company),
  ).toBe('<p>Von <strong>A &amp; &lt;b&gt;B&lt;/b&gt;</strong> <a href="/{{firma.name}}">hier</a></p>')
})

test('every token of the company that editors are offered has a value', () => {
  const offered = Object.keys(legalTokenLabels).filter((token) => token.startsWith('firma.'))
  for (const token of offered) expect(tokenValue(profile(), token), token).toBeDefined()
})

test('each federal state has its authority, and without one a placeholder says so', () => {
  const authority = (federalState: FederalState) => tokenValue(profile({ federalState }), 'firma.datenschutzaufsicht')
  const states = Object.keys(federalStates).filter((state): state is FederalState => state !== '')
  expect(new Set(states.map(authority)).size).toBe(16)
  expect(authority('')).toMatch(/^\[Platzhalter: .+\]$/)
})
