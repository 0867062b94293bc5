import type { ReactNode } from 'react'
import { isPageOn } from '#shared/addresses/page-switch.ts'
import { shownEntries } from '#shared/addresses/menu-entries.ts'
import { contactDetails } from '#shared/company/company.ts'
import type { Footer } from '#shared/content/footer.ts'
import { dialogOfPath } from '#shared/dialogs/dialogs.ts'
import { messages } from '#shared/messages/site.ts'
import { paths } from '#shared/addresses/site-paths.ts'
import { Icon } from '#kit/icon/icon.tsx'
import { BrandMark } from '#kit/logo/logo.tsx'
import { SiteLink } from '#kit/links/site-link.tsx'
import { MotionToggle } from '#kit/motion/motion-toggle.tsx'
import type { Site } from '#site/page/site.ts'
import styles from './footer.module.css'
import { SocialLinks } from './social-links.tsx'
import { openingHoursWords } from '#shared/messages/opening-hours.ts'
import { frameWords } from '#shared/messages/frame.ts'
import { useWords } from '#site/page/words.ts'

type FooterProps = { site: Pick<Site, 'settings' | 'logo' | 'company' | 'footer' | 'off' | 'year' | 'specialDays'> }

export function SiteFooter({ site }: FooterProps) {
  const { settings, logo, company, footer, off, year } = site
  const words = useWords(frameWords)
  return (
    <footer className={`${styles.footer} no-print`}>
      <div className="container">
        <div className={styles.columns}>
          <div>
            <a href={paths.home()} className={styles.brand}>
              <BrandMark mark={logo.mark} />
              {settings.siteName}
            </a>
            <p className={styles.tagline}>{settings.siteDescription}</p>
            <ContactInfo {...contactDetails(company, footer)} openNow={<OpenNow site={site} />} />
            <SocialLinks links={footer.socialLinks} />
          </div>
          <nav className={styles.categories} aria-label={messages.footer.label}>
            {columnsOf(footer, off).map(({ title, links }) => (
              <div key={title}>
                <h2>{title}</h2>
                <ul>
                  {links.map(({ label, href, message }) => (
                    <li key={`${href} ${label}`}>
                      <SiteLink href={href} data-prefill={message || undefined}>
                        {label}
                      </SiteLink>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        </div>
        <div className={styles.legal}>
          <p>
            © <span data-year="">{year}</span> {company.name}
          </p>
          <nav aria-label={messages.footer.legal}>
            <ul>
              {shownEntries(footer.legalLinks, off).map(({ label, href }) => (
                <li key={`${href} ${label}`}>
                  <LegalLink href={href}>{label}</LegalLink>
                </li>
              ))}
            </ul>
          </nav>
          <a href={paths.search()} aria-keyshortcuts="Control+K Meta+K">
            {words.search}
          </a>
          {/* The control that stops all movement (J23). */}
          <MotionToggle stop={words.stopMotion} resume={words.resumeMotion} />
        </div>
      </div>
    </footer>
  )
}

/** A column whose links are all left out goes with them. */
function columnsOf({ categories }: Footer, off: readonly string[]) {
  return categories
    .map(({ title, links }) => ({ title, links: shownEntries(links, off), empty: links.length === 0 }))
    .filter(({ links, empty }) => links.length > 0 || empty)
}

/** Leads to the hours; whoever sees it is told whether somebody is there right now (show-open-state.ts). */
function OpenNow({ site: { company, specialDays, off } }: { site: Pick<Site, 'company' | 'specialDays' | 'off'> }) {
  const { title } = useWords(openingHoursWords)
  const hours = company.openingHours
  if (hours.length === 0 || !isPageOn(paths.contact(), off)) return null
  return (
    <a
      href={paths.contact()}
      data-behaviour="open-state"
      data-hours={JSON.stringify(hours)}
      data-special={JSON.stringify(specialDays)}
    >
      <Icon name="clock" />
      <span data-now="">{title}</span>
    </a>
  )
}

type ContactInfoProps = ReturnType<typeof contactDetails> & { openNow: ReactNode }

function ContactInfo({ email, phone, phoneHref, address, openNow }: ContactInfoProps) {
  const words = messages.footer
  return (
    <address className={styles.contact}>
      <SiteLink href="#contact">
        <Icon name="mail" />
        <span>
          <span className="visually-hidden">{words.email} </span>
          {email}
        </span>
      </SiteLink>
      <a href={phoneHref}>
        <Icon name="phone" />
        <span className="no">
          <span className="visually-hidden">{words.phone} </span>
          {phone}
        </span>
      </a>
      <p>
        <Icon name="map-pin" />
        <span className={styles.address}>{address}</span>
      </p>
      {openNow}
    </address>
  )
}

/** Imprint, privacy and terms have their own pages; a plain click opens them as dialogs (H10). /cookies stays a page. */
function LegalLink({ href, children }: { href: string; children: string }) {
  const dialog = href === paths.cookies() ? undefined : dialogOfPath(href)
  return (
    <SiteLink href={href} {...(dialog ? { 'data-dialog': dialog } : {})}>
      {children}
    </SiteLink>
  )
}
