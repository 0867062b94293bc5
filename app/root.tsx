// First, because it states the order of the layers for the styles of all components.
import '#ui/styles/index.css'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router'
import { backend } from '#server/context.ts'
import { hasSiteFrame } from '#shared/navigation.ts'
import { Header } from '#ui/header/header.tsx'
import { Particles } from '#ui/particles/particles.tsx'
import { themeScript } from '#ui/theme/theme-script.ts'
import type { Route } from './+types/root.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { content } = context.get(backend)
  const [settings, company, footer] = await Promise.all([
    content.document('generalSettings'),
    content.document('companyProfile'),
    content.document('footer'),
  ])
  return { settings, company, footer }
}

export function Layout({ children }: { children: React.ReactNode }) {
  return (
    // The script in the head marks the root element with theme and motion before React sees it.
    <html lang="de" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
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

export default function Root({ loaderData }: Route.ComponentProps) {
  const { pathname } = useLocation()
  const framed = hasSiteFrame(pathname)
  return (
    <>
      {framed && <Particles />}
      {framed && <Header settings={loaderData.settings} />}
      <Outlet />
    </>
  )
}
