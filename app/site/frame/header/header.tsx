import { messages } from '#shared/messages/site.ts'
import type { HeaderMenu } from '#shared/content/header-menu.ts'
import { currentMarks, shownEntries } from '#shared/addresses/menu-entries.ts'
import { isDenseMenu } from '#shared/addresses/menu-width.ts'
import { contentId } from '#shared/addresses/navigation.ts'
import { ThemeButton, ThemeToggle } from '#kit/theme/theme-button.tsx'
import { usePath } from '#site/page/site.ts'
import contactStyles from './contact-button.module.css'
import { menuId } from './follow-header.ts'
import { Logo, type LogoSettings } from '#kit/logo/logo.tsx'
import styles from './header.module.css'
import { LinkButton, IconButton } from '#kit/buttons/button.tsx'
import { SiteLink } from '#kit/links/site-link.tsx'
import { MotionToggle } from '#kit/motion/motion-toggle.tsx'
import { frameWords } from '#shared/messages/frame.ts'
import { useWords } from '#site/page/words.ts'

/** `off` are the addresses of pages that are switched off. */
type HeaderProps = { logo: LogoSettings; menu: HeaderMenu; off: readonly string[] }

/** The floating bar of every public page (spec §2, docs/design.md, Parts); follow-header.ts condenses it. */
export function Header({ logo, menu, off }: HeaderProps) {
  const words = useWords(frameWords)
  const items = shownEntries(menu.items, off)
  const isDense = isDenseMenu(items.map(({ label }) => label))
  return (
    <>
      <a href={`#${contentId}`} className={`${styles.skip} no-print`}>
        {words.skip}
      </a>
      <header className={`${styles.header} no-print`} data-condensed="false">
        <div className={styles.bar}>
          <Logo {...logo} />
          <nav className={styles.navigation} aria-label={messages.header.navigation} data-dense={isDense || undefined}>
            <ul>
              <MenuItems items={items} />
            </ul>
          </nav>
          <ThemeToggle words={words} />
          {/* The one signal of the view. */}
          <LinkButton
            href="#contact"
            variant="signal"
            size="small"
            className={contactStyles.contact}
            data-blinking="false"
          >
            {words.contact}
          </LinkButton>
          <MobileMenu logo={logo} items={items} more={shownEntries(menu.more, off)} />
        </div>
      </header>
    </>
  )
}

/**
 * Below 1080 px: a sheet from the right. Without a script it is a popover; once the page is alive the same element opens
 * as a modal dialog, which keeps the focus inside and gives it back.
 */
function MobileMenu({ logo, items, more }: Pick<HeaderProps, 'logo'> & Pick<HeaderMenu, 'items' | 'more'>) {
  const words = useWords(frameWords)
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
            <Logo {...logo} />
            <IconButton icon="close" label={messages.menu.close} popoverTarget={menuId} popoverTargetAction="hide" />
          </div>
          <nav data-scroll-area="" className={`${styles.items} scroll-area`} aria-label={messages.menu.title}>
            <ul>
              <MenuItems items={items} />
              {more.map(({ label, href }) => (
                <li key={`${href} ${label}`}>
                  <SiteLink href={href}>{label}</SiteLink>
                </li>
              ))}
            </ul>
          </nav>
          <div className={styles.end}>
            <LinkButton href="#contact" variant="signal" size="large">
              {words.contact}
            </LinkButton>
            <ThemeButton words={words} className={styles.theme} />
            <MotionToggle stop={words.stopMotion} resume={words.resumeMotion} className={styles.motion} />
          </div>
          <div className="selvedge" />
        </div>
      </dialog>
    </>
  )
}

function MenuItems({ items }: Pick<HeaderMenu, 'items'>) {
  const marks = currentMarks(items, usePath())
  return items.map(({ label, href, highlighted }, index) => (
    <li key={`${href} ${label}`}>
      <SiteLink href={href} data-highlighted={highlighted || undefined} aria-current={marks[index]}>
        <span>{label}</span>
      </SiteLink>
    </li>
  ))
}
