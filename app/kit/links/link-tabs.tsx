import type { ComponentProps, ComponentType } from 'react'
import { germanNumber } from '#shared/messages/german-number.ts'
import styles from './link-tabs.module.css'

export type LinkTab = { label: string; href: string; count?: number; current: boolean }

export type LinkTabsProps = {
  label: string
  tabs: LinkTab[]
  /** How a tab leads to its place: by itself on public pages, by the router in the admin area. */
  Link?: 'a' | ComponentType<TabLinkProps>
}

/** `data-stays`: the page keeps its place and the focus, since only the list below changes. */
export type TabLinkProps = ComponentProps<'a'> & { href: string; 'data-stays': true }

/** Filters as links: they work without JavaScript and can be shared. On phones they scroll sideways. */
export function LinkTabs({ label, tabs, Link = 'a' }: LinkTabsProps) {
  return (
    <nav className={`${styles.tabs} no-print`} aria-label={label} data-behaviour="tab-in-view">
      <ul>
        {tabs.map(({ label: name, href, count, current }) => (
          <li key={href}>
            <Link href={href} aria-current={current ? 'page' : undefined} data-stays>
              {name}
              {count !== undefined && <span> {germanNumber(count)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
