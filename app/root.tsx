import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { backend } from '#server/context.ts'
import { HeadLinks } from '#ui/page/head-links.tsx'
import { useSiteIfLoaded, type Site } from '#ui/page/site.ts'
import type { Route } from './+types/root.ts'

export async function loader({ context }: Route.LoaderArgs): Promise<Site> {
  const { content, config } = context.get(backend)
  const [settings, company, footer] = await Promise.all([
    content.document('generalSettings'),
    content.document('companyProfile'),
    content.document('footer'),
  ])
  return { settings, company, footer, publicUrl: config.publicUrl.origin }
}

export function Layout({ children }: { children: React.ReactNode }) {
  const site = useSiteIfLoaded()
  return (
    <html lang="de">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
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

export default function Root() {
  return <Outlet />
}
