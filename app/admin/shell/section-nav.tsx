import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { adminPaths } from '#shared/addresses/admin-paths.ts'
import { paths } from '#shared/addresses/site-paths.ts'
import { pageOfGroup } from '#shared/help/manual-pages.ts'
import { adminMessages } from '#shared/messages/admin.ts'
import { germanNumber } from '#shared/messages/german-number.ts'
import { helpMessages } from '#shared/messages/help.ts'
import { Icon } from '#kit/icon/icon.tsx'
import { HelpLink } from '#admin/kit/help-link.tsx'
import { useSidebarPreferences } from './use-preferences.ts'
import type { AdminFrame } from './admin-frame.ts'
import type { AdminSection, SectionGroup } from './sections.ts'
import styles from './section-nav.module.css'

type Sections = AdminFrame['sections']
const words = adminMessages.sidebar

/** All sections a person may use, with favourites on top and groups that fold; long lists scroll by themselves. */
export function SectionNav({ sections }: { sections: Sections }) {
  const { pathname } = useLocation()
  const nav = useRef<HTMLElement>(null)
  const [{ folded, favourites }, arrange] = useSidebarPreferences()
  useEffect(() => keepInView(nav.current, pathname), [pathname])
  const favoured = favourites.flatMap((path) => sections.find((section) => section.path === path) ?? [])
  const groups = Object.entries(adminMessages.groups) as [SectionGroup, string][]

  const fold = (key: string, on: boolean) =>
    arrange({ favourites, folded: on ? [...folded, key] : folded.filter((other) => other !== key) })
  const favour = (path: string) =>
    arrange({
      folded,
      favourites: favourites.includes(path) ? favourites.filter((other) => other !== path) : [...favourites, path],
    })
  const items = (shown: Sections) => <SectionItems sections={shown} {...{ pathname, favourites, favour }} />

  return (
    <nav ref={nav} className={styles.nav} aria-label={adminMessages.navigation}>
      {items(sections.filter(({ group }) => !group))}
      {favoured.length > 0 && (
        <section aria-label={words.favourites}>
          <h2>{words.favourites}</h2>
          {items(favoured)}
        </section>
      )}
      {groups.map(([key, label]) => {
        const inGroup = sections.filter(({ group }) => group === key)
        const isFolded = folded.includes(key)
        // Where somebody is stays in sight.
        const shown = isFolded ? inGroup.filter((section) => currentMark(section, pathname)) : inGroup
        return (
          inGroup.length > 0 && (
            <section key={key} aria-label={label}>
              <div className={styles.group}>
                <h2>
                  <button type="button" aria-expanded={!isFolded} onClick={() => fold(key, !isFolded)}>
                    {label}
                    <Icon name={isFolded ? 'chevron-right' : 'chevron-down'} />
                  </button>
                </h2>
                <HelpLink page={pageOfGroup[key]} label={helpMessages.about(label)} />
              </div>
              {items(shown)}
            </section>
          )
        )
      })}
      <Link
        to={adminPaths.help()}
        className={styles.item}
        aria-current={currentMark({ path: adminPaths.help() }, pathname)}
      >
        <Icon name="info" />
        {helpMessages.title}
      </Link>
      <Link to={paths.home()} reloadDocument className={styles.item}>
        <Icon name="external" />
        {adminMessages.viewSite}
      </Link>
    </nav>
  )
}

type ItemsProps = { sections: Sections; pathname: string; favourites: string[]; favour: (path: string) => void }

/** The star stands beside the screen that is open: there is one way more for the keyboard, not one for each line. */
function SectionItems({ sections, pathname, favourites, favour }: ItemsProps) {
  return (
    <ul>
      {sections.map((section) => {
        const { path, icon, label, count, badge } = section
        const mark = currentMark(section, pathname)
        const favoured = favourites.includes(path)
        return (
          <li key={path} className={styles.line}>
            <Link to={path} className={styles.item} aria-current={mark}>
              <Icon name={icon} />
              {label}
              {(badge ?? count) !== undefined && (
                <span className={styles.count}>{badge ?? germanNumber(count ?? 0)}</span>
              )}
            </Link>
            {mark && section.group && (
              <button
                type="button"
                className={styles.star}
                aria-pressed={favoured}
                aria-label={favoured ? words.unfavour(label) : words.favour(label)}
                title={favoured ? words.unfavour(label) : words.favour(label)}
                onClick={() => favour(path)}
              >
                <Icon name={favoured ? 'star-filled' : 'star'} />
              </button>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** Scrolls the list and nothing around it; in the drawer when that opens. Answers how to stop. */
function keepInView(list: HTMLElement | null, pathname: string): (() => void) | undefined {
  if (!list) return undefined
  const show = () => {
    const current = list.querySelector(`a[href="${CSS.escape(pathname)}"]`) ?? list.querySelector('[aria-current]')
    if (!current) return
    const [around, own] = [list.getBoundingClientRect(), current.getBoundingClientRect()]
    if (own.top < around.top || own.bottom > around.bottom)
      list.scrollTop += own.top - around.top - (around.height - own.height) / 2
  }
  show()
  const drawer = list.closest('[popover]')
  drawer?.addEventListener('toggle', show)
  return () => drawer?.removeEventListener('toggle', show)
}

/** A section stays marked on the screens below it; the overview is above all others and does not. */
export function currentMark(
  { path, also = [] }: Pick<AdminSection, 'path' | 'also'>,
  pathname: string,
): 'page' | 'true' | undefined {
  if (pathname === path) return 'page'
  const below = path !== adminPaths.dashboard() && pathname.startsWith(`${path}/`)
  return below || also.includes(pathname) ? 'true' : undefined
}
