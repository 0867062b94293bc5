import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { messages } from '#shared/messages/site.ts'
import { linkTarget } from './link-target.ts'

export type SiteLinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string }

/** The one way to show a stored link, wherever it leads. */
export function SiteLink({ href, children, ...rest }: SiteLinkProps) {
  const target = linkTarget(href)
  if (target.kind === 'dialog')
    return (
      <Link {...rest} to={target.path} data-dialog={target.dialog}>
        {children}
      </Link>
    )
  if (target.kind === 'page')
    return (
      <Link {...rest} to={href}>
        {children}
      </Link>
    )
  if (target.kind === 'external')
    return (
      <a {...rest} href={href} target="_blank" rel="noopener">
        {children}
        <span aria-hidden="true">{'\u00a0↗'}</span>
        <span className="visually-hidden"> {messages.link.newTab}</span>
      </a>
    )
  return (
    <a {...rest} href={href}>
      {children}
    </a>
  )
}
