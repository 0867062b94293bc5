import { messages } from '#shared/messages/site.ts'
import { contentId, currentMark } from '#shared/addresses/navigation.ts'
import { ThemeToggle } from '#kit/theme/theme-toggle.tsx'
import { usePath } from '#site/page/path.ts'
import contactStyles from './contact-button.module.css'
import { menuId } from './menu.ts'
import { Logo, type LogoSettings } from '#kit/logo/logo.tsx'
import styles from './header.module.css'
import { isPageOn } from '#shared/addresses/page-switch.ts'
import { useSite } from '#site/page/site.ts'
import { paths } from '#shared/addresses/site-paths.ts'
import { LinkButton } from '#kit/buttons/button.tsx'
import { IconButton } from '#kit/buttons/icon-button.tsx'
import { SiteLink } from '#kit/links/site-link.tsx'
import { MotionToggle } from '#kit/motion/motion-toggle.tsx'
import { ThemeButton } from '#kit/theme/theme-button.tsx'

/** The floating bar of every public page (spec §2, DESIGN.md §6); app/site/browser/header.ts condenses it. */
export function Header({ settings }: { settings: LogoSettings }) {
  const pathname = usePath()
  const { navigation } = useSite()
  return (
    <>
      <a href={`#${contentId}`} className={`${styles.skip} no-print`}>
        {messages.header.skip}
      </a>
      <header className={`${styles.header} no-print`} data-condensed="false">
        <div className={styles.bar}>
          <Logo {...settings} />
          <nav className={styles.navigation} aria-label={messages.header.navigation}>
            <ul>
              {navigation.map((item) => (
                <li key={item.to}>
                  <a href={item.to} data-highlighted={item.highlighted} aria-current={currentMark(item, pathname)}>
                    {item.label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <ThemeToggle />
          {/* The one signal of the view. */}
          <LinkButton
            href="#contact"
            variant="signal"
            size="small"
            className={contactStyles.contact}
            data-blinking="false"
          >
            {messages.header.contact}
          </LinkButton>
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
  return (
    <>
      <IconButton
        className={styles.burger}
        icon="menu"
        label={messages.menu.open}
        aria-haspopup="dialog"
        popoverTarget={menuId}
      />
      <dialog id={menuId} popover="auto" className="sheet" aria-label={messages.menu.title}>
        <div>
          <div className={styles.top}>
            <Logo {...settings} />
            <IconButton icon="close" label={messages.menu.close} popoverTarget={menuId} popoverTargetAction="hide" />
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
  const pathname = usePath()
  const { navigation, off } = useSite()
  return (
    <nav data-scroll-area="" className={`${styles.items} scroll-area`} aria-label={messages.header.navigation}>
      <ul>
        {navigation.map((item) => (
          <li key={item.to}>
            <a href={item.to} data-highlighted={item.highlighted} aria-current={currentMark(item, pathname)}>
              <span>{item.label}</span>
            </a>
          </li>
        ))}
        {isPageOn('#about', off) && (
          <li>
            <SiteLink href="#about">{messages.menu.about}</SiteLink>
          </li>
        )}
        {isPageOn('#team', off) && (
          <li>
            <SiteLink href="#team">{messages.menu.team}</SiteLink>
          </li>
        )}
        <li>
          <a href={paths.search()}>{messages.menu.search}</a>
        </li>
      </ul>
    </nav>
  )
}
