import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { contactDetails } from '#shared/company.ts'
import { hasSiteFrame } from '#shared/navigation.ts'
import { Chat } from '#ui/chat/chat.tsx'
import { DialogHost } from '#ui/dialog/dialog-host.tsx'
import { Footer } from '#ui/footer/footer.tsx'
import { Header } from '#ui/header/header.tsx'
import { MotionToggle } from '#ui/motion/motion-toggle.tsx'
import { Particles } from '#ui/particles/particles.tsx'
import { SettledParts } from '#ui/settled/settled-parts.tsx'
import { PageLoader } from './page-loader.tsx'
import type { Site } from './site.ts'

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
