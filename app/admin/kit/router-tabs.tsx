import { Link } from 'react-router'
import { keepScroll } from '#kit/page/keep-scroll.ts'
import { LinkTabs, type LinkTabsProps, type TabLinkProps } from '#kit/links/link-tabs.tsx'
import { scrollToTab } from '#kit/scroll/into-view.ts'

/** The tabs of public pages, led by the router: choosing keeps the page. */
export function RouterTabs(props: Omit<LinkTabsProps, 'Link'>) {
  return <LinkTabs {...props} Link={TabLink} />
}

function TabLink({ href, 'data-stays': _stays, ...rest }: TabLinkProps) {
  return <Link {...rest} to={href} state={keepScroll.state} ref={rest['aria-current'] ? scrollToTab : undefined} />
}
