import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { contactDetails } from '#shared/company/company.ts'
import { hasSiteFrame } from '#shared/addresses/navigation.ts'
import { Chat } from '#site/chat/chat.tsx'
import { DialogHost } from './dialogs/dialog-host.tsx'
import { Footer } from './footer/footer.tsx'
import { Header } from './header/header.tsx'
import { MotionToggle } from '#kit/motion/motion-toggle.tsx'
import { Particles } from './particles/particles.tsx'
import { SettledParts } from './late/late.tsx'
import { PageLoader } from './page-loader.tsx'
import type { Site } from '#site/page/site.ts'

/** What stands around every public page; the admin area and sign-in stand alone (spec §2). */
export function SiteFrame({ site, children }: { site: Site; children: ReactNode }) {
  const { pathname } = useLocation()
  if (!hasSiteFrame(pathname)) return children
  return (
    <>
      <Particles />
      <Header settings={site.settings} />
      <SettledParts consent={site.consent} />
      {children}
      <PageLoader />
      <Footer site={site} motionToggle={<MotionToggle />} />
      <Chat {...site.chat} />
      <DialogHost contact={contactDetails(site.company, site.footer)} />
    </>
  )
}
