/** A page that search engines may show: it has its own canonical address and is not marked otherwise. */
export type PublicPage = {
  path: string
  kind: 'page' | 'legal' | 'service' | 'project' | 'category' | 'post' | 'job'
  title: string
  description: string
  /** When anything on it changed last, as far as it is known. */
  updatedAt: string | undefined
  /** As it is stored; empty for none. */
  image: string
}
