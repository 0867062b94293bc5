import { Link, useLocation } from 'react-router'
import { messages } from '#shared/messages/site.ts'
import { contentId, currentMark, headerNavigation } from '#shared/addresses/navigation.ts'
import { ThemeToggle } from '#kit/theme/theme-toggle.tsx'
import { ContactButton } from './contact-button.tsx'
import { Logo, type LogoSettings } from '#kit/logo/logo.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { useScrolled } from './use-scrolled.ts'
import styles from './header.module.css'

/** The floating bar of every public page (spec §2, DESIGN.md §6). */
export function Header({ settings }: { settings: LogoSettings }) {
  const { pathname } = useLocation()
  const scrolled = useScrolled()
  return (
    <>
      <a href={`#${contentId}`} className={`${styles.skip} no-print`}>
        {messages.header.skip}
      </a>
      <header className={`${styles.header} no-print`} data-condensed={scrolled}>
        <div className={styles.bar}>
          <Logo {...settings} />
          <nav className={styles.navigation} aria-label={messages.header.navigation}>
            <ul>
              {headerNavigation.map((item) => (
                <li key={item.to}>
                  <Link to={item.to} data-highlighted={item.highlighted} aria-current={currentMark(item, pathname)}>
                    {item.label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <ThemeToggle />
          <ContactButton />
          <MobileMenu settings={settings} />
        </div>
      </header>
    </>
  )
}
