import { Link, useLocation } from 'react-router'
import { messages } from '#shared/messages/site.ts'
import { contentId, currentMark, headerNavigation } from '#shared/addresses/navigation.ts'
import { ThemeToggle } from '#kit/theme/theme-toggle.tsx'
import { ContactButton } from './contact-button.tsx'
import { Logo, type LogoSettings } from '#kit/logo/logo.tsx'
import { useScrolled } from './use-scrolled.ts'
import styles from './header.module.css'
import { paths } from '#shared/addresses/site-paths.ts'
import { LinkButton } from '#kit/buttons/button.tsx'
import { IconButton } from '#kit/buttons/icon-button.tsx'
import { useScrollArea } from '#kit/scroll/use-scroll-area.ts'
import { useSheet } from '#kit/dialog/use-sheet.ts'
import { SiteLink } from '#kit/links/site-link.tsx'
import { MotionToggle } from '#kit/motion/motion-toggle.tsx'
import { ThemeButton } from '#kit/theme/theme-button.tsx'

const menuId = 'menue'

/** From this width on the header shows all items and there is no menu. */
const fullNavigation = '(min-width: 1080px)'

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

/**
 * Below 1080 px: a sheet from the right. Without a script it is a popover; once the page is alive the same element opens
 * as a modal dialog, which keeps the focus inside and gives it back.
 */
function MobileMenu({ settings }: { settings: LogoSettings }) {
  const { dialog, open, close } = useSheet(fullNavigation)
  return (
    <>
      <IconButton
        className={styles.burger}
        icon="menu"
        label={messages.menu.open}
        aria-haspopup="dialog"
        popoverTarget={menuId}
        onClick={open}
      />
      <dialog ref={dialog} id={menuId} popover="auto" className="sheet" aria-label={messages.menu.title}>
        <div>
          <div className={styles.top}>
            <Logo {...settings} />
            <IconButton
              icon="close"
              label={messages.menu.close}
              popoverTarget={menuId}
              popoverTargetAction="hide"
              onClick={close}
            />
          </div>
          <MenuItems />
          <div className={styles.end}>
            <LinkButton href="#contact" variant="signal" size="large">
              {messages.header.contact}
            </LinkButton>
            <ThemeButton className={styles.theme} />
            <MotionToggle className={styles.motion} />
          </div>
          <div className="selvedge" />
        </div>
      </dialog>
    </>
  )
}

function MenuItems() {
  const { pathname } = useLocation()
  const area = useScrollArea<HTMLElement>()
  return (
    <nav ref={area} className={`${styles.items} scroll-area`} aria-label={messages.header.navigation}>
      <ul>
        {headerNavigation.map((item) => (
          <li key={item.to}>
            <Link to={item.to} data-highlighted={item.highlighted} aria-current={currentMark(item, pathname)}>
              <span>{item.label}</span>
            </Link>
          </li>
        ))}
        <li>
          <SiteLink href="#about">{messages.menu.about}</SiteLink>
        </li>
        <li>
          <SiteLink href="#team">{messages.menu.team}</SiteLink>
        </li>
        <li>
          <Link to={paths.search()}>{messages.menu.search}</Link>
        </li>
      </ul>
    </nav>
  )
}
