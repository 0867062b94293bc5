import { contactDetails } from '#shared/company/company.ts'
import { SiteLink } from '#kit/links/site-link.tsx'
import { paths } from '#shared/addresses/site-paths.ts'
import type { BlockProps } from '#site/page/block-props.ts'
import { useSite } from '#site/page/site.ts'
import styles from './offline-page.module.css'

/** Kept on the device with their short names (app/service-worker/important-pages.ts). */
const keptPages = [
  { label: 'Startseite', href: paths.home() },
  { label: 'Kontakt', href: paths.contact() },
  { label: 'Häufige Fragen', href: paths.faq() },
  { label: 'Impressum', href: paths.impressum() },
  { label: 'Datenschutz', href: paths.datenschutz() },
  { label: 'AGB', href: paths.agb() },
  { label: 'Barrierefreiheit', href: paths.barrierefreiheit() },
]

export function OfflineLinks({ block }: BlockProps<'pageLinks'>) {
  return (
    <section>
      <h2>{block.title}</h2>
      <p>{block.lead}</p>
      <ul>
        {keptPages.map(({ label, href }) => (
          <li key={href}>
            <SiteLink className="tlink" href={href}>
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function OfflinePhone({ block }: BlockProps<'phone'>) {
  const { company, footer } = useSite()
  const { phone, phoneHref } = contactDetails(company, footer)
  return (
    <section>
      <h2>{block.title}</h2>
      <p>{block.lead}</p>
      <a className={`${styles.phone} no`} href={phoneHref}>
        {phone}
      </a>
    </section>
  )
}
