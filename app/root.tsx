// First, since it states the order of the layers.
import './kit/styles/index.css'
import printStyles from './kit/styles/print.css?url'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  useLocation,
  useRouteLoaderData,
  type ShouldRevalidateFunction,
} from 'react-router'
import { backend } from '#server/context.ts'
import { hasSiteFrame } from '#shared/addresses/navigation.ts'
import { brandStyle } from '#shared/brand/brand-style.ts'
import { themeColours } from '#shared/brand/theme-colours.ts'
import { chatWords } from '#shared/chat/chat-words.ts'
import { specialDays } from '#shared/company/special-days.ts'
import { withOwnSigns } from '#shared/discovery/own-signs.ts'
import { shareLookHash } from '#shared/discovery/share-card.ts'
import { readIncidentNotices } from './routes/site/read-status.ts'
import { currentYear } from '#shared/time/current-year.ts'
import { onIdle } from './kit/idle/on-idle.tsx'
import { logoSettings } from './kit/logo/logo.tsx'
import { PageChange } from './kit/page/page-change.tsx'
import { themeScript, typingScript } from './kit/page/head-scripts.ts'
import { usePreferences } from './kit/theme/use-preferences.ts'
import { HeadLinks } from './site/frame/head-links.tsx'
import { NotFound, type NotFoundText, StartupError } from './site/frame/message-page.tsx'
import { SiteFrame, StartStrip } from './site/frame/site-frame.tsx'
import { useScriptNonce, PathContext, SiteContext, useSiteIfLoaded, type Site } from './site/page/site.ts'
import { settledScript } from './site/page/settled.ts'
import type { Route } from './+types/root.ts'

export async function loader({ request, context }: Route.LoaderArgs): Promise<Site> {
  const { content, config, consent, chat, offPaths, words, now, travel } = context.get(backend)
  const framed = hasSiteFrame(new URL(request.url).pathname)
  const [settings, brand, company, menu, footer, notice, chatTexts, changed, off, incidents] = await Promise.all([
    content.document('generalSettings'),
    content.document('brand'),
    content.document('companyProfile'),
    content.document('headerMenu'),
    content.document('footer'),
    consent.notice(),
    content.document('chat'),
    framed ? words() : {},
    // Without them nothing is hidden; the pages themselves say what they are.
    offPaths().catch(() => []),
    framed ? readIncidentNotices(context.get(backend)) : [],
  ])
  return {
    settings: withOwnSigns(settings, brand),
    logo: logoSettings(settings, brand),
    // The admin area and signing in stay as they come: they are ours, not the owner's.
    style: framed ? brandStyle(brand) : '',
    colours: themeColours(brand),
    shareLook: shareLookHash({ ...brand, name: company.name, host: config.publicUrl.host }),
    company,
    specialDays: framed ? specialDays(company, now()) : [],
    incidents,
    menu,
    footer,
    off,
    publicUrl: config.publicUrl.origin,
    consent: notice?.settings ?? null,
    notice: framed ? (notice?.content ?? null) : null,
    chat: chatWords(chat.kind, chatTexts),
    words: changed,
    travel,
    year: currentYear(),
  }
}

/** The browser runs it once, from the HTML of the server; the scripts of the page need not carry it. */
const headScript = import.meta.env.SSR ? `${themeScript};${typingScript};${settledScript}` : ''

/** Built by scripts/build-site.mjs; in development Vite serves it as it is. */
const siteScript = import.meta.env.DEV ? '/app/site/browser/start.ts' : import.meta.env.VITE_SITE_SCRIPT

/** None shows before somebody does something. */
const Toasts = onIdle(async () => (await import('./kit/toast/toast-region.tsx')).ToastRegion)

/** The admin area and signing in are alive as a whole; public pages run the script of app/site/browser (decision 19). */
export function Layout({ children }: { children: React.ReactNode }) {
  const site = useRouteLoaderData<Site>('root')
  const { pathname } = useLocation()
  const nonce = useScriptNonce()
  usePreferences()
  return (
    // The script in the head marks the root element with theme and motion before React sees it.
    <html lang="de" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script suppressHydrationWarning nonce={nonce} dangerouslySetInnerHTML={{ __html: headScript }} />
        <HeadLinks favicon={site?.settings.faviconUrl} colours={site?.colours} />
        <Meta />
        <Links />
        {/* Apart from the others, since no page waits for it. */}
        <link rel="stylesheet" media="print" href={printStyles} />
        {/* After the style sheets, whose colours it replaces. */}
        {site?.style && (
          <style
            suppressHydrationWarning
            data-brand=""
            nonce={nonce}
            dangerouslySetInnerHTML={{ __html: site.style }}
          />
        )}
      </head>
      <body>
        <StartStrip />
        <SiteContext value={site}>
          <PathContext value={pathname}>{children}</PathContext>
        </SiteContext>
        {hasSiteFrame(pathname) ? (
          // Nothing that is seen waits for it, so it must not compete with styles and fonts for a phone's bandwidth.
          <script type="module" src={siteScript} fetchPriority="low" />
        ) : (
          <>
            <Toasts />
            <PageChange />
            <Scripts />
          </>
        )}
      </body>
    </html>
  )
}

/** What every screen shares is read once per visit; without a connection it must not be asked for again. */
export const shouldRevalidate: ShouldRevalidateFunction = () => false

export default function Root({ loaderData: site }: Route.ComponentProps) {
  const { pathname } = useLocation()
  if (!hasSiteFrame(pathname)) return <Outlet />
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
