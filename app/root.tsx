// First, since it states the order of the layers.
import './kit/styles/index.css'
import printStyles from './kit/styles/print.css?url'
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, type ShouldRevalidateFunction } from 'react-router'
import { backend } from '#server/context.ts'
import { themeColours } from '#shared/brand/theme-colours.ts'
import { withOwnSigns } from '#shared/discovery/own-signs.ts'
import { onIdle } from './kit/idle/on-idle.tsx'
import { logoSettings } from './kit/logo/logo.tsx'
import { themeScript, typingScript } from './kit/page/head-scripts.ts'
import { PageChange } from './kit/page/page-change.tsx'
import { useScriptNonce } from './kit/page/script-nonce.ts'
import { usePreferences } from './kit/theme/use-preferences.ts'
import { StartStrip } from './kit/page/start-strip.tsx'
import { HeadLinks } from './kit/page/head-links.tsx'
import { useScreensSite, type ScreensSite } from './sign-in/screens/screens-site.ts'
import { ScreenFailed, ScreenMissing } from './sign-in/screens/screen-problem.tsx'
import type { Route } from './+types/root.ts'

/** What the screens of signing in and of the admin area know of the site. */
export async function loader({ context }: Route.LoaderArgs): Promise<ScreensSite> {
  const { content } = context.get(backend)
  const [general, brand] = await Promise.all([content.document('generalSettings'), content.document('brand')])
  const { siteName, faviconUrl } = withOwnSigns(general, brand)
  return { siteName, faviconUrl, logo: logoSettings(general, brand), colours: themeColours(brand) }
}

/** The browser runs it once, from the HTML of the server; the scripts of the page need not carry it. */
const headScript = import.meta.env.SSR ? `${themeScript};${typingScript}` : ''

/** None shows before somebody does something. */
const Toasts = onIdle(async () => (await import('./kit/toast/toast-region.tsx')).ToastRegion)

/** Signing in and the admin area; public pages have a document of their own (app/pages/render). */
export function Layout({ children }: { children: React.ReactNode }) {
  const site = useScreensSite()
  const nonce = useScriptNonce()
  usePreferences()
  return (
    // The script in the head marks the root element with theme and motion before React sees it.
    <html lang="de" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script suppressHydrationWarning nonce={nonce} dangerouslySetInnerHTML={{ __html: headScript }} />
        <HeadLinks favicon={site?.faviconUrl} colours={site?.colours} />
        <Meta />
        <Links />
        {/* Apart from the others, since no page waits for it. */}
        <link rel="stylesheet" media="print" href={printStyles} />
      </head>
      <body>
        <StartStrip />
        {children}
        <Toasts />
        <PageChange />
        <Scripts />
      </body>
    </html>
  )
}

/** What every screen shares is read once per visit; without a connection it must not be asked for again. */
export const shouldRevalidate: ShouldRevalidateFunction = () => false

export default function Root() {
  return <Outlet />
}

/** What the admin area does not show in its own frame. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isRouteErrorResponse(error) && error.status === 404 ? <ScreenMissing /> : <ScreenFailed />
}
