import { phoneHref } from '#shared/company/company.ts'
import type { CompanyProfile } from '#shared/content/company-profile.ts'
import { registeredServiceFields, type RegisteredService } from '#shared/content/registered-services.ts'
import { escapeHtml, paragraphs } from '#shared/text/html.ts'
import { serviceTableMessages } from '#shared/messages/service-table.ts'

/** What a legal text may hold in double braces, and where its value comes from (J17). */
export const legalTokens: Record<string, (company: CompanyProfile) => string> = {
  'firma.name': ({ name }) => name,
  'firma.rechtsform': ({ legalForm }) => legalForm,
  'firma.strasse': ({ street }) => street,
  'firma.plz': ({ postalCode }) => postalCode,
  'firma.ort': ({ city }) => city,
  'firma.land': ({ country }) => country,
  'firma.telefon': ({ phone }) => phone,
  'firma.email': ({ email }) => email,
  'firma.vertretung': ({ representatives }) => representatives.join(', '),
  'firma.registergericht': ({ register }) => register.court,
  'firma.registernummer': ({ register }) => register.number,
  'firma.ustid': ({ vatId }) => vatId,
  'firma.verantwortlich': ({ contentResponsible }) => contentResponsible,
  'firma.datenschutzbeauftragte': ({ dataProtectionOfficer }) => dataProtectionOfficer,
  'firma.aufsichtsbehoerde': ({ supervisoryAuthority }) => supervisoryAuthority,
}
const servicesToken = 'dienste'
const token = /\{\{\s*([\w.]+)\s*\}\}/g
const placeholder = /\[(Platzhalter: [^\]]{0,500})\]/g
const textNode = /(?<=^|>)[^<]+/g
/** Longer ones are no paragraphs; looking for their clauses would take time that grows with the square. */
const longestParagraph = 10_000
/** Stands where a paragraph was taken out, so that a heading without anything below it can go too. */
const removed = '\uE000'

/**
 * Fills a sanitised legal text: company data, the register of services, and marks for what the owner has not filled in.
 * Only text is replaced, never an attribute. An empty value takes its clause along ("Telefon: " does not stay alone).
 */
export function resolveLegalTokens(
  html: string,
  company: CompanyProfile,
  services: readonly RegisteredService[],
): string {
  const valueOf = (name: string) => (Object.hasOwn(legalTokens, name) ? legalTokens[name]?.(company).trim() : undefined)
  const isEmpty = (name: string) => valueOf(name) === ''
  const fill = (text: string, show: (value: string) => string) =>
    text
      .replaceAll(token, (whole, name: string) => {
        if (name === servicesToken) return escapeHtml(services.map((service) => service.name).join(', '))
        const value = valueOf(name)
        return value === undefined ? whole : show(value)
      })
      .replaceAll(placeholder, '<mark class="fill-in">$1</mark>')

  const withTable = paragraphs(html, (inner) =>
    inner.trim() === `{{${servicesToken}}}` ? servicesTable(services) : undefined,
  )
  const complete = paragraphs(withTable, (inner, whole) => {
    if (![...inner.matchAll(token)].some(([, name]) => isEmpty(name!))) return undefined
    if (inner.length > longestParagraph) return undefined
    const shortened = inner.replaceAll(textNode, (text) => dropEmptyClauses(text, isEmpty))
    return saysNothing(shortened) ? removed : whole.replace(inner, () => shortened)
  })
  return complete
    .replaceAll(/<(h[2-4])\b[^>]*>(?:(?!<\/\1>)[\s\S])*<\/\1>\s*(?:\uE000\s*)+(?=<h[2-4]\b|$)/g, '')
    .replaceAll(removed, '')
    .replaceAll(/<a\b[^>]*>[\s\S]*?<\/a>/g, (link) => link.replaceAll(textNode, (text) => fill(text, asText)))
    .replaceAll(textNode, (text) => fill(text, asLinkOrText))
}

function asText(value: string): string {
  return escapeHtml(value).replaceAll('\n', '<br>')
}

function asLinkOrText(value: string): string {
  if (/^[^\s@]+@[^\s@]+$/.test(value)) return `<a href="mailto:${escapeHtml(value)}">${asText(value)}</a>`
  if (/^\+\d[\d ()/-]+$/.test(value)) return `<a class="no" href="${escapeHtml(phoneHref(value))}">${asText(value)}</a>`
  return asText(value)
}

/** A label, or nothing at all, is no paragraph. */
function saysNothing(html: string): boolean {
  return /^$|:$/.test(html.replaceAll(/<[^>]*>/g, '').trim())
}

/**
 * Sentences end at a full stop before a capital; "Abs. 2" and "z. B." are none. Clauses end at a comma. One whose tokens
 * are all empty goes; where another token or a placeholder still speaks, only the empty token goes. A placeholder is
 * one piece, whatever it says.
 */
function dropEmptyClauses(text: string, isEmpty: (name: string) => boolean): string {
  const speaks = (clause: string) => {
    const names = [...clause.matchAll(token)].map(([, name]) => name!)
    return names.length === 0 || clause.search(placeholder) >= 0 || names.some((name) => !isEmpty(name))
  }
  const sentences = text.split(/(?<=(?:\p{L}{5}|\}\}|\])\.)(?=\s+(?:\p{Lu}|\{\{))(?![^[]*\])/u)
  return sentences
    .map((sentence) => {
      const [, before = '', body = '', after = ''] = /^(\s*)(.*?)(\.?\s*)$/s.exec(sentence) ?? []
      const clauses = body.split(/, (?![^[]*\])/).filter(speaks)
      return clauses.length === 0 ? '' : before + clauses.join(', ') + after
    })
    .join('')
    .replaceAll(token, (whole, name: string) => (isEmpty(name) ? '' : whole))
    .replaceAll(/ {2,}/g, ' ')
}

/** Each service is a group of rows: what it is for, then every key it stores (G8). */
function servicesTable(services: readonly RegisteredService[]): string {
  const words = serviceTableMessages
  if (services.length === 0) return `<p>${words.none}</p>`
  const head = [words.key, words.storage, words.purpose, words.lifetime]
  return [
    `<table class="services"><caption>${words.caption}</caption>`,
    `<thead><tr>${head.map((title) => `<th scope="col">${title}</th>`).join('')}</tr></thead>`,
    ...services.map(serviceRows),
    '</table>',
  ].join('')
}

function serviceRows(service: RegisteredService): string {
  const words = serviceTableMessages
  const facts = [
    [words.category, registeredServiceFields.category.options[service.category]],
    [words.provider, service.provider],
    [words.recipient, service.recipient],
    [words.thirdCountry, service.thirdCountry],
  ].filter(([, value]) => value)
  const details = facts.map(([label, value]) => `${label}: ${escapeHtml(value!)}`).join('; ')
  const storages = registeredServiceFields.keys.fields.storage.options
  const cell = (label: string, value: string) => `<td data-label="${label}">${escapeHtml(value)}</td>`
  const keys = service.keys.map(({ name, storage, purpose, lifetime }) =>
    [
      `<tr><td><code>${escapeHtml(name)}</code></td>`,
      cell(words.storage, storages[storage]),
      ...(purpose ? [cell(words.purpose, purpose)] : ['<td></td>']),
      cell(words.lifetime, lifetime),
      '</tr>',
    ].join(''),
  )
  return [
    `<tbody><tr><th scope="rowgroup">${escapeHtml(service.name)}</th>`,
    `<td colspan="3">${escapeHtml(service.purpose)}<br>${details}</td></tr>`,
    ...(keys.length > 0 ? keys : [`<tr><td colspan="4">${words.noKeys}</td></tr>`]),
    '</tbody>',
  ].join('')
}
