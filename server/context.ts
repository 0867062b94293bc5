import { createContext } from 'react-router'
import type { Config } from './config.ts'
import type { Principal } from '#shared/identity.ts'
import type { PublicReads } from './content/public-reads.ts'
import type { Media } from './media/media.ts'

/** The seam: the only server file that routes may import. What a page may use of the server. */
export type PageBackend = {
  content: PublicReads
  /** Who is signed in; always null on pages that are the same for everybody. */
  principal: Principal | null
  config: Pick<Config, 'publicUrl'>
  /** The media library, for pages of the admin area. */
  media: Pick<Media, 'library' | 'remove'>
  /** Logs an error that a page could not handle. */
  report(error: unknown): void
}

export const backend = createContext<PageBackend>()
