import { registeredServiceFields, type RegisteredService } from '#shared/content/registered-services.ts'
import { scrollArea } from '#shared/html/ready-for-page.ts'
import { escapeHtml } from '#shared/text/html.ts'
import { serviceTableMessages } from '#shared/messages/service-table.ts'

/**
 * The register of services as a table. Each service is a group of rows: what it is for, then every key it stores (G8).
 * `fill` marks what the owner has not filled in.
 */
export function servicesTable(services: readonly RegisteredService[], fill: (html: string) => string): string {
  const words = serviceTableMessages
  if (services.length === 0) return `<p>${words.none}</p>`
  const head = [words.key, words.storage, words.purpose, words.lifetime]
  return [
    `${scrollArea.start}<table class="services"><caption>${words.caption}</caption>`,
    `<thead><tr>${head.map((title) => `<th scope="col">${title}</th>`).join('')}</tr></thead>`,
    ...services.map((service) => serviceRows(service, (value) => fill(escapeHtml(value)))),
    `</table>${scrollArea.end}`,
  ].join('')
}

function serviceRows(service: RegisteredService, show: (value: string) => string): string {
  const words = serviceTableMessages
  const facts = [
    [words.category, registeredServiceFields.category.options[service.category]],
    [words.provider, service.provider],
    [words.recipient, service.recipient],
    [words.thirdCountry, service.thirdCountry],
  ].filter(([, value]) => value)
  const details = facts.map(([label, value]) => `${label}: ${show(value!)}`).join('; ')
  const storages = registeredServiceFields.keys.fields.storage.options
  const cell = (label: string, value: string) => `<td data-label="${label}">${show(value)}</td>`
  const keys = service.keys.map(({ name, storage, purpose, lifetime }) =>
    [
      `<tr><td><code>${show(name)}</code></td>`,
      cell(words.storage, storages[storage]),
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
