import { breaksInName } from '#shared/text/storage-name.ts'
import type { RegisteredService } from '#shared/content/registered-services.ts'
import { scrollArea } from '#shared/html/ready-for-page.ts'
import { escapeHtml } from '#shared/text/html.ts'
import { consentNoticeWords } from '#shared/messages/consent-notice.ts'
import { serviceTableWords } from '#shared/messages/service-table.ts'
import { wordsFrom, type ChangedWords, type Words } from '#shared/words/word-group.ts'

type TableWords = Words<typeof serviceTableWords.texts>

/**
 * The register of services as a table. Each service is a group of rows: what it is for, then every key it stores (G8).
 * `fill` marks what the owner has not filled in.
 */
export function servicesTable(
  services: readonly RegisteredService[],
  fill: (html: string) => string,
  changed: ChangedWords,
): string {
  const words = escaped(wordsFrom(serviceTableWords, changed))
  const names = wordsFrom(consentNoticeWords, changed)
  if (services.length === 0) return `<p>${words.none}</p>`
  const head = [words.key, words.storage, words.purpose, words.lifetime]
  return [
    `${scrollArea.start}<table class="services"><caption>${words.caption}</caption>`,
    `<thead><tr>${head.map((title) => `<th scope="col">${title}</th>`).join('')}</tr></thead>`,
    ...services.map((service) => serviceRows(service, { words, names, show: (value) => fill(escapeHtml(value)) })),
    `</table>${scrollArea.end}`,
  ].join('')
}

type Shown = {
  words: TableWords
  names: Pick<Words<typeof consentNoticeWords.texts>, 'categories' | 'storages'>
  show: (value: string) => string
}

function serviceRows(service: RegisteredService, { words, names, show }: Shown): string {
  const facts = [
    [words.category, names.categories[service.category]],
    [words.provider, service.provider],
    [words.recipient, service.recipient],
    [words.thirdCountry, service.thirdCountry],
  ].filter(([, value]) => value)
  const details = facts.map(([label, value]) => `${label}: ${show(value!)}`).join('; ')
  const cell = (label: string, value: string) => `<td data-label="${label}">${show(value)}</td>`
  const keys = service.keys.map(({ name, storage, purpose, lifetime }) =>
    [
      `<tr><td><code>${show(name).replaceAll(breaksInName, '<wbr>')}</code></td>`,
      cell(words.storage, names.storages[storage]),
      ...(purpose ? [cell(words.purpose, purpose)] : ['<td></td>']),
      cell(words.lifetime, lifetime),
      '</tr>',
    ].join(''),
  )
  return [
    `<tbody><tr><th scope="rowgroup">${show(service.name)}</th>`,
    `<td colspan="3">${show(service.purpose)}<br>${details}</td></tr>`,
    ...(keys.length > 0 ? keys : [`<tr><td colspan="4">${words.noKeys}</td></tr>`]),
    '</tbody>',
  ].join('')
}

function escaped(words: TableWords): TableWords {
  return Object.fromEntries(Object.entries(words).map(([key, text]) => [key, escapeHtml(text)])) as TableWords
}
