import type { CompanyProfile } from '#shared/content/company-profile.ts'
import { textOf } from '#shared/text/html-text.ts'
import { resolveLegalTokens } from '../legal-tokens.ts'
import { legalFormOf } from './legal-forms.ts'
import { inProfile, inText, isFilled, type LegalHit, type LegalRule, type WatchedSite } from './rule.ts'

const validFrom = '2024-05-14'

/** What the law wants to read on the page, where the profile has it; the text says it by a token or in its own words. */
const said: readonly { label: string; html: string; values: (company: CompanyProfile) => string[] }[] = [
  { label: 'die Firma', html: '<p>{{firma.name}} {{firma.rechtsform}}</p>', values: ({ name }) => [name] },
  {
    label: 'die Anschrift',
    html: '<p>{{firma.strasse}}, {{firma.plz}} {{firma.ort}}</p>',
    values: ({ street, postalCode, city }) => [street, postalCode, city],
  },
  { label: 'die E-Mail-Adresse', html: '<p>E-Mail: {{firma.email}}</p>', values: ({ email }) => [email] },
  { label: 'die Telefonnummer', html: '<p>Telefon: {{firma.telefon}}</p>', values: ({ phone }) => [phone] },
  {
    label: 'die vertretungsberechtigten Personen',
    html: '<p>Vertreten durch: {{firma.vertretung}}</p>',
    values: ({ representatives }) => representatives,
  },
  {
    label: 'den Registereintrag',
    html: '<p>Registergericht: {{firma.registergericht}}. Registernummer: {{firma.registernummer}}.</p>',
    values: ({ register }) => [register.court, register.number],
  },
  {
    label: 'die Umsatzsteuer-Identifikationsnummer',
    html: '<p>Umsatzsteuer-Identifikationsnummer nach § 27a UStG: {{firma.ustid}}</p>',
    values: ({ vatId }) => [vatId],
  },
  {
    label: 'die Aufsichtsbehörde',
    html: '<p>Zuständige Aufsichtsbehörde: {{firma.aufsichtsbehoerde}}</p>',
    values: ({ supervisoryAuthority }) => [supervisoryAuthority],
  },
  {
    label: 'Kammer und Berufsbezeichnung',
    html: '<p>Berufsbezeichnung: {{firma.berufsbezeichnung}}</p><p>Kammer: {{firma.kammer}}</p><p>Berufsrechtliche Regelungen: {{firma.berufsregeln}}</p>',
    values: ({ profession }) => [profession.title, profession.chamber, profession.rules],
  },
]

/** What § 5 DDG asks of the profile, by the legal form, and of the imprint itself. */
export const imprintRules: readonly LegalRule[] = [
  {
    id: 'imprint-legal-form',
    level: 'hint',
    validFrom,
    source: '§ 5 Abs. 1 Nr. 1 DDG',
    reason: 'Die Rechtsform ist unbekannt; welche Angaben nötig sind, lässt sich deshalb nicht prüfen.',
    find: ({ company }) =>
      legalFormOf(company.legalForm) ? [] : [{ place: inProfile('legalForm'), detail: company.legalForm }],
  },
  {
    id: 'imprint-people',
    level: 'error',
    validFrom,
    source: '§ 5 Abs. 1 Nr. 1 DDG',
    reason: 'Das Impressum muss die Menschen nennen, die das Unternehmen vertreten oder denen es gehört.',
    find({ company }) {
      const form = legalFormOf(company.legalForm)
      const named = company.representatives.some(isFilled)
      return named || !form
        ? []
        : [{ place: inProfile('representatives'), detail: `${form.name}: Nennen Sie ${form.people}.` }]
    },
  },
  {
    id: 'imprint-register',
    level: 'error',
    validFrom,
    source: '§ 5 Abs. 1 Nr. 4 DDG',
    reason: 'Wer in einem Register steht, nennt das Gericht und die Nummer.',
    find({ company: { legalForm, register } }) {
      const form = legalFormOf(legalForm)
      if (!form?.register || (isFilled(register.court) && isFilled(register.number))) return []
      const field = isFilled(register.court) ? 'register.number' : 'register.court'
      return [{ place: inProfile(field), detail: `${form.name}: Nötig sind Gericht und Nummer im ${form.register}.` }]
    },
  },
  {
    id: 'imprint-tax-number',
    level: 'hint',
    validFrom,
    source: '§ 5 Abs. 1 Nr. 6 DDG, § 27a UStG, § 139c AO',
    reason: 'Wer eine USt-IdNr. oder eine Wirtschafts-Identifikationsnummer hat, muss eine davon nennen.',
    find: ({ company, texts }) =>
      isFilled(company.vatId) || /DE\d{9}(?:-\d{5})?/.test(texts.impressum.content)
        ? []
        : [{ place: inProfile('vatId'), detail: 'Weder im Profil noch im Impressum steht eine der Nummern.' }],
  },
  {
    id: 'imprint-authority',
    level: 'error',
    validFrom,
    source: '§ 5 Abs. 1 Nr. 3 DDG',
    reason: 'Wer eine behördliche Zulassung braucht, nennt die zuständige Aufsichtsbehörde.',
    find: ({ company }) =>
      !company.profession.permit || isFilled(company.supervisoryAuthority)
        ? []
        : [
            {
              place: inProfile('supervisoryAuthority'),
              detail: 'Bei Arbeitnehmerüberlassung ist es die Bundesagentur für Arbeit.',
            },
          ],
  },
  {
    id: 'imprint-chamber',
    level: 'error',
    validFrom,
    source: '§ 5 Abs. 1 Nr. 5 DDG',
    reason: 'Reglementierte Berufe nennen Kammer, Berufsbezeichnung samt Staat und die berufsrechtlichen Regelungen.',
    find({ company: { profession } }) {
      const missing = (['title', 'chamber', 'rules'] as const).find((field) => !isFilled(profession[field]))
      if (!profession.regulated || !missing) return []
      return [{ place: inProfile(`profession.${missing}`), detail: 'Diese Angabe fehlt noch.' }]
    },
  },
  {
    id: 'imprint-omits',
    level: 'error',
    validFrom,
    source: '§ 5 Abs. 1 DDG',
    reason: 'Die Angabe steht im Unternehmensprofil, aber nicht im Impressum.',
    find: omitted,
  },
]

/** The rules that need nothing but the profile, for the check before publishing. */
export const profileRules: readonly LegalRule[] = imprintRules.filter(({ id }) =>
  /people|register|authority|chamber|legal-form/.test(id),
)

function omitted({ company, texts, services }: WatchedSite): LegalHit[] {
  const shown = squeezed(textOf(resolveLegalTokens(texts.impressum.content, company, services)))
  return said
    .filter(({ values }) => values(company).some((value) => isFilled(value) && !shown.includes(squeezed(value))))
    .map(({ label, html }) => ({
      place: inText('impressum'),
      detail: `Es fehlt: ${label}.`,
      fix: { kind: 'append', html },
    }))
}

function squeezed(text: string): string {
  return text.replaceAll(/\s+/g, '')
}
