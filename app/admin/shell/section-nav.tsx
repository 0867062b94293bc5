import { Link, useLocation } from 'react-router'
import { adminPaths } from '#shared/addresses/admin-paths.ts'
import { adminMessages } from '#shared/messages/admin.ts'
import { paths } from '#shared/addresses/site-paths.ts'
import { Icon } from '#kit/icon/icon.tsx'
import type { AdminFrame } from './admin-frame.ts'
import styles from './section-nav.module.css'
import type { SectionGroup } from './sections.ts'

type Sections = AdminFrame['sections']

/** All sections a person may use, grouped; long lists scroll by themselves. */
export function SectionNav({ sections }: { sections: Sections }) {
  const groups = Object.entries(adminMessages.groups) as [SectionGroup, string][]
  return (
    <nav className={styles.nav} aria-label={adminMessages.navigation}>
      <SectionItems sections={sections.filter(({ group }) => !group)} />
      {groups.map(([key, label]) => {
        const inGroup = sections.filter(({ group }) => group === key)
        return (
          inGroup.length > 0 && (
            <section key={key} aria-label={label}>
              <h2>{label}</h2>
              <SectionItems sections={inGroup} />
            </section>
          )
        )
      })}
      <Link to={paths.home()} reloadDocument className={styles.item}>
        <Icon name="external" />
        {adminMessages.viewSite}
      </Link>
    </nav>
  )
}

function SectionItems({ sections }: { sections: Sections }) {
  const { pathname } = useLocation()
  return (
    <ul>
      {sections.map(({ path, icon, label, count, badge }) => (
        <li key={path}>
          <Link to={path} className={styles.item} aria-current={currentMark(path, pathname)}>
            <Icon name={icon} />
            {label}
            {(badge ?? count) !== undefined && <span className={styles.count}>{badge ?? count}</span>}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** A section stays marked on the screens below it; the overview is above all others and does not. */
function currentMark(path: string, pathname: string): 'page' | 'true' | undefined {
  if (pathname === path) return 'page'
  return path !== adminPaths.dashboard() && pathname.startsWith(`${path}/`) ? 'true' : undefined
}
