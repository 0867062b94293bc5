import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router'
import { backend } from '#server/context.ts'
import { contactDetails } from '#shared/company.ts'
import { currentYear } from '#shared/current-year.ts'
import { hasSiteFrame } from '#shared/navigation.ts'
import { DialogHost } from '#ui/dialog/dialog-host.tsx'
import { Footer } from '#ui/footer/footer.tsx'
import { Header } from '#ui/header/header.tsx'
import { MotionToggle } from '#ui/motion/motion-toggle.tsx'
import { HeadLinks } from '#ui/page/head-links.tsx'
import { useSiteIfLoaded, type Site } from '#ui/page/site.ts'
import { Particles } from '#ui/particles/particles.tsx'
import { usePreferences } from '#ui/preference/use-preferences.ts'
import { themeScript } from '#ui/theme/theme-script.ts'
import { ToastRegion } from '#ui/toast/toast-region.tsx'
import type { Route } from './+types/root.ts'

export async function loader({ context }: Route.LoaderArgs): Promise<Site> {
  const { content, config } = context.get(backend)
  const [settings, company, footer] = await Promise.all([
    content.document('generalSettings'),
    content.document('companyProfile'),
    content.document('footer'),
  ])
  return { settings, company, footer, publicUrl: config.publicUrl.origin, year: currentYear() }
}

export function Layout({ children }: { children: React.ReactNode }) {
  const site = useSiteIfLoaded()
  usePreferences()
  return (
    // The script in the head marks the root element with theme and motion before React sees it.
    <html lang="de" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
        <HeadLinks favicon={site?.settings.faviconUrl} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root({ loaderData: site }: Route.ComponentProps) {
  const { pathname } = useLocation()
  const framed = hasSiteFrame(pathname)
  return (
    <>
      {framed && <Particles />}
      {framed && <Header settings={site.settings} />}
      <Outlet />
      {framed && <Footer site={site} motionToggle={<MotionToggle />} />}
      {framed && <DialogHost contact={contactDetails(site.company, site.footer)} />}
      <ToastRegion />
    </>
  )
}
