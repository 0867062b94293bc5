import { discoveryPaths } from '#shared/addresses/discovery-paths.ts'
import type { ThemeColours } from '#shared/brand/theme-colours.ts'
import { usesDisplayFont, type Variations } from '#shared/brand/variations.ts'
import displayFont from '#kit/styles/fonts/familjen-grotesk-latin-wght-normal.woff2?url'

type HeadLinksProps = {
  favicon?: string | undefined
  type?: Variations['type'] | undefined
  colours?: ThemeColours | undefined
}

export function HeadLinks({ favicon, type = 'workshop', colours }: HeadLinksProps) {
  return (
    <>
      {usesDisplayFont(type) && (
        <link rel="preload" href={displayFont} as="font" type="font/woff2" crossOrigin="anonymous" />
      )}
      <link rel="icon" href={favicon || discoveryPaths.icon('icon.svg')} />
      <link rel="apple-touch-icon" href={favicon || discoveryPaths.icon('apple-touch.png')} />
      <link rel="manifest" href={discoveryPaths.manifest()} />
      {colours && (
        <>
          {/* The script of pages keeps them right when somebody chooses the other theme (app/site/browser/start.ts). */}
          <meta name="theme-color" media="(prefers-color-scheme: light)" content={colours.light} />
          <meta name="theme-color" media="(prefers-color-scheme: dark)" content={colours.dark} />
        </>
      )}
    </>
  )
}
