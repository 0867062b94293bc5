import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { backend } from '#server/context.ts'
import type { Route } from './+types/root.ts'
import '#ui/styles/index.css'

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
    <html lang="de">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
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
