import type { ReactNode } from 'react'
import { contentId } from '#shared/addresses/navigation.ts'

/** What a page is about; the skip link leads here. */
export function PageMain({ children }: { children: ReactNode }) {
  return (
    <main id={contentId} tabIndex={-1}>
      {children}
    </main>
  )
}
