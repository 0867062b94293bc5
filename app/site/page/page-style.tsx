import { createContext, use } from 'react'

/** The addresses of the style sheets that a page needs, collected while the server renders it. */
export const PageStyles = createContext<Set<string> | undefined>(undefined)

/** Styles of a part that not every page has. The server writes them into the head with the others (decision 40). */
export function PageStyle({ href }: { href: string }) {
  const collected = use(PageStyles)
  if (!collected) return <link rel="stylesheet" href={href} />
  collected.add(href)
  return null
}
