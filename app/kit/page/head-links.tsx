import { discoveryPaths } from '#shared/addresses/discovery-paths.ts'
import type { ThemeColours } from '#shared/brand/theme-colours.ts'

type HeadLinksProps = {
  favicon?: string | undefined
  colours?: ThemeColours | undefined
}

export function HeadLinks({ favicon, colours }: HeadLinksProps) {
  return (
    <>
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
