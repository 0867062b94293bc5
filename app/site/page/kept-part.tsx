import { createContext, useContext, type ReactNode } from 'react'
import { PageCloth } from '#kit/illustration/cloth-band.tsx'
import { useSiteIfLoaded, type Site } from './site.ts'

/** What the server remembers of parts that it has drawn (server/http/kept-parts.ts). */
type Parts = { mark(site: Site | undefined, madeOf: string): { begin: string; end: string | undefined } }

/** For pages that everybody shares; drafts and browsers have none. */
export const KeptParts = createContext<Parts | undefined>(undefined)

type KeptPartProps = {
  name: string
  /** Everything that it is drawn from, beside the site, the address and the cloth of the page; as JSON it is what it is known by. */
  of?: unknown
  children: ReactNode
}

/**
 * A part of a public page that is drawn anew only when something that it is made of has changed: after an edit that is
 * one of many. It reads no clock and no other context, holds no part of its own, and nothing in it belongs into the head.
 */
export function KeptPart({ name, of, children }: KeptPartProps) {
  const parts = useContext(KeptParts)
  const site = useSiteIfLoaded()
  const cloth = useContext(PageCloth)
  if (!parts) return children
  const { begin, end } = parts.mark(site, JSON.stringify([name, cloth, of]))
  // The server puts what it knows in the place of the first, or takes both away.
  if (end === undefined) return <template data-part={begin} />
  return (
    <>
      <template data-part={begin} />
      {children}
      <template data-part={end} />
    </>
  )
}
