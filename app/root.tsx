import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, type ShouldRevalidateFunction } from 'react-router'
import { backend } from '#server/context.ts'
import { chatWords } from '#shared/chat/chat-words.ts'
import { currentYear } from '#shared/time/current-year.ts'
import { holdFirstVisit } from './site/frame/first-visit.ts'
import { HeadLinks } from './site/frame/head-links.tsx'
import { NotFound, type NotFoundText } from './site/frame/not-found.tsx'
import { PageChange } from './site/frame/page-change.tsx'
import { SiteFrame } from './site/frame/site-frame.tsx'
import { useSiteIfLoaded, type Site } from './site/page/site.ts'
import { StartStrip } from './site/frame/start-strip.tsx'
import { StartupError } from './site/frame/startup-error.tsx'
import { usePreferences } from './kit/theme/use-preferences.ts'
import { themeScript } from './kit/theme/theme-script.ts'
import { Toasts } from './site/frame/late/toasts.tsx'
import { typingScript } from './kit/typing/typing-script.ts'
import type { Route } from './+types/root.ts'

export async function loader({ context }: Route.LoaderArgs): Promise<Site> {
  const { content, config, consent, chat } = context.get(backend)
  const [settings, company, footer, notice, chatTexts] = await Promise.all([
    content.document('generalSettings'),
    content.document('companyProfile'),
    content.document('footer'),
    consent.notice(),
    content.document('chat'),
  ])
  return {
    settings,
    company,
    footer,
    publicUrl: config.publicUrl.origin,
    consent: notice?.settings ?? null,
    chat: chatWords(chat.kind, chatTexts),
    year: currentYear(),
  }
}

/** The browser runs it once, from the HTML of the server; the scripts of the page need not carry it. */
const headScript = import.meta.env.SSR ? `${themeScript};${typingScript}` : ''

export function Layout({ children }: { children: React.ReactNode }) {
  const site = useSiteIfLoaded()
  usePreferences()
  return (
    // The script in the head marks the root element with theme and motion before React sees it.
    <html lang="de" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: headScript }} />
        <HeadLinks favicon={site?.settings.faviconUrl} />
        <Meta />
        <Links />
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

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [({ pattern }, next) => holdFirstVisit(pattern, next)]

/**
 * What every page shares is read once per visit; without a connection it must not be asked for again. The preview of a
 * draft follows what is typed, also in header and footer.
 */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl }) => currentUrl.searchParams.has('vorschau')

export default function Root({ loaderData: site }: Route.ComponentProps) {
  return (
    <SiteFrame site={site}>
      <Outlet />
    </SiteFrame>
  )
}

/** A missing page keeps the frame; anything else that gets here cannot be shown at all (J21). */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const site = useSiteIfLoaded()
  if (!site) return <StartupError />
  const missing = isRouteErrorResponse(error) && error.status === 404
  return (
    <SiteFrame site={site}>{missing ? <NotFound text={error.data as NotFoundText} /> : <StartupError />}</SiteFrame>
  )
}
