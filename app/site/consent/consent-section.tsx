import type { ConsentContent } from '#shared/consent/consent.ts'
import { ConsentPanel } from './consent-panel.tsx'
import { resetConsent } from './consent-store.ts'
import { OwnRecord } from './own-record.tsx'

/** The settings on /cookies, and what the server keeps of them. */
export function ConsentSection({ content }: { content: ConsentContent }) {
  return (
    <>
      <ConsentPanel content={content} reset={resetConsent} />
      <OwnRecord withdraw={resetConsent} />
    </>
  )
}
