import type { CompanyProfile } from '#shared/content/company-profile.ts'
import { dataProtectionAuthorities } from '#shared/messages/federal-states.ts'
import { accessibilityAuthorities } from '#shared/messages/accessibility-authorities.ts'
import { applyEdits, replace, type Edit } from '#shared/html/edit-html.ts'
import { parseHtml, type HtmlElement } from '#shared/html/parse-html.ts'
import { escapeHtml } from '#shared/text/html.ts'

/** What a text may hold in double braces, and where its value comes from (J17). */
const companyTokens: Record<string, (company: CompanyProfile) => string> = {
  'firma.name': ({ name }) => name,
  'firma.rechtsform': ({ legalForm }) => legalForm,
  'firma.strasse': ({ street }) => street,
  'firma.plz': ({ postalCode }) => postalCode,
  'firma.ort': ({ city }) => city,
  'firma.land': ({ country }) => country,
  'firma.telefon': ({ phone }) => phone,
  'firma.notfall': ({ hotline, phone }) => hotline || phone,
  'firma.email': ({ email }) => email,
  'firma.vertretung': ({ representatives }) => representatives.join(', '),
  'firma.registergericht': ({ register }) => register.court,
  'firma.registernummer': ({ register }) => register.number,
  'firma.ustid': ({ vatId }) => vatId,
  'firma.verantwortlich': ({ contentResponsible }) => contentResponsible,
  'firma.datenschutzbeauftragte': ({ dataProtectionOfficer }) => dataProtectionOfficer,
  'firma.datenschutzaufsicht': ({ federalState }) => dataProtectionAuthorities[federalState],
  'firma.marktueberwachung': ({ federalState }) => accessibilityAuthorities[federalState].text,
  'firma.aufsichtsbehoerde': ({ supervisoryAuthority }) => supervisoryAuthority,
  'firma.berufsbezeichnung': ({ profession }) => profession.title,
  'firma.kammer': ({ profession }) => profession.chamber,
  'firma.berufsregeln': ({ profession }) => profession.rules,
}

export const tokenPattern = /\{\{\s*([\w.]+)\s*\}\}/g

/** Undefined for what is no token. */
export function tokenValue(company: CompanyProfile, name: string): string | undefined {
  return Object.hasOwn(companyTokens, name) ? companyTokens[name]?.(company).trim() : undefined
}

/** Most texts have no token and need not be looked at. */
export function mayHoldTokens(text: string): boolean {
  return text.includes('{{')
}

export function fillTokens(text: string, company: CompanyProfile): string {
  return text.replaceAll(tokenPattern, (whole, name: string) => tokenValue(company, name) ?? whole)
}

/** Only what is read is filled, never an attribute: an address stays what its author wrote. */
export function fillTokensInHtml(html: string, company: CompanyProfile): string {
  if (!mayHoldTokens(html)) return html
  const edits: Edit[] = []
  const visit = ({ children }: HtmlElement) => {
    for (const child of children) {
      if (child.kind === 'element') visit(child)
      else if (child.kind === 'text') {
        const source = html.slice(child.start, child.end)
        const filled = source.replaceAll(tokenPattern, (whole, name: string) => {
          const value = tokenValue(company, name)
          return value === undefined ? whole : escapeHtml(value)
        })
        if (filled !== source) edits.push(replace(child, filled))
      }
    }
  }
  visit(parseHtml(html))
  return applyEdits(html, edits)
}
