// First, since it states the order of the layers.
import '#kit/styles/index.css'
import type { ReactNode } from 'react'
import { draftVersionName } from '#shared/preview/preview.ts'
import printStyles from '#kit/styles/print.css?url'
import { themeScript, typingScript } from '#kit/page/head-scripts.ts'
import { HeadLinks } from '#kit/page/head-links.tsx'
import { StartStrip } from '#kit/page/start-strip.tsx'
import { StartupError } from '#site/frame/message-page.tsx'
import { SiteFrame } from '#site/frame/site-frame.tsx'
import type { HeadTag } from '#site/page/page-meta.ts'
import { settledScript } from '#site/page/settled.ts'
import { PathContext, SiteContext, type Site } from '#site/page/site.ts'
import { HeadTags } from './head-tags.tsx'

type DocumentProps = {
  /** Undefined when it could not be read; then the page can only say so. */
  site: Site | undefined
  pathname: string
  head: readonly HeadTag[]
  /** Of the draft that is shown. */
  draftVersion: string | null
  children: ReactNode
}

/** Where the style sheets of the page belong; render-page.tsx takes it out. */
export const stylesPlace = '<template data-styles=""></template>'

export const headScript = `${themeScript};${typingScript};${settledScript}`

/** Built by scripts/build-site.mjs; in development Vite serves it as it is. */
const siteScript = import.meta.env.DEV ? '/app/site/browser/start.ts' : import.meta.env.VITE_SITE_SCRIPT

/** A public page from `<html>` to `</html>`. It is never hydrated; app/site/browser brings it to life (decision 19). */
export function Document({ site, pathname, head, draftVersion, children }: DocumentProps) {
  return (
    <html lang="de">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {draftVersion !== null && <meta name={draftVersionName} content={draftVersion} />}
        <script dangerouslySetInnerHTML={{ __html: headScript }} />
        <HeadLinks favicon={site?.settings.faviconUrl} colours={site?.colours} />
        <HeadTags tags={head} />
        <template data-styles="" />
        {/* Apart from the others, since no page waits for it. */}
        <link rel="stylesheet" media="print" href={printStyles} />
        {/* After the style sheets, whose colours it replaces. */}
        {site?.style && <style data-brand="" dangerouslySetInnerHTML={{ __html: site.style }} />}
      </head>
      <body>
        <StartStrip />
        <SiteContext value={site}>
          <PathContext value={pathname}>
            {site ? <SiteFrame site={site}>{children}</SiteFrame> : <StartupError />}
          </PathContext>
        </SiteContext>
        {/* Nothing that is seen waits for it, so it must not compete with styles and fonts for a phone's bandwidth. */}
        <script
          type="module"
          src={siteScript}
          fetchPriority="low"
          data-late-styles={import.meta.env.VITE_LATE_STYLES}
        />
      </body>
    </html>
  )
}
