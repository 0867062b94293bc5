import { Link } from 'react-router'
import styles from './link-tabs.module.css'

export type LinkTab = { label: string; href: string; count?: number; current: boolean }

type LinkTabsProps = { label: string; tabs: LinkTab[] }

/** Filters as links: they work without JavaScript and can be shared. On phones they scroll sideways. */
export function LinkTabs({ label, tabs }: LinkTabsProps) {
  return (
    <nav className={`${styles.tabs} no-print`} aria-label={label}>
      <ul>
        {tabs.map(({ label: name, href, count, current }) => (
          <li key={href}>
            <Link
              to={href}
              preventScrollReset
              ref={current ? scrollToTab : undefined}
              aria-current={current ? 'page' : undefined}
            >
              {name}
              {count !== undefined && <span> {count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** On phones the chosen tab may be out of sight. */
function scrollToTab(tab: HTMLAnchorElement | null) {
  const list = tab?.closest('ul')
  if (tab && list) list.scrollLeft = tab.offsetLeft - list.clientWidth / 3
}
