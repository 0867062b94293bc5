import type { ComponentProps } from 'react'
import { messages } from '#shared/messages/site.ts'
import { linkTarget } from '#shared/addresses/link-target.ts'

export type SiteLinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string }

/** The one way to show a stored link, wherever it leads. */
export function SiteLink({ href, children, ...rest }: SiteLinkProps) {
  const target = linkTarget(href)
  if (target.kind === 'dialog')
    return (
      <a {...rest} href={target.path} data-dialog={target.dialog}>
        {children}
      </a>
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
