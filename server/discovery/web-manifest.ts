import { discoveryPaths } from '#shared/addresses/discovery-paths.ts'
import { paths } from '#shared/addresses/site-paths.ts'
import { themeColours } from '#shared/brand/theme-colours.ts'
import type { Brand } from '#shared/content/brand.ts'
import type { GeneralSettings } from '#shared/content/general-settings.ts'
import { withOwnSigns } from '#shared/discovery/own-signs.ts'
import { iconWidth } from '#shared/media/variants.ts'

type ManifestIcon = { src: string; sizes: string; type: string; purpose?: 'maskable' }

/** How the site looks among the programs of a device. */
export function writeWebManifest(settings: GeneralSettings, brand: Brand): string {
  const { siteName, siteDescription, faviconUrl } = withOwnSigns(settings, brand)
  const { light } = themeColours(brand)
  return JSON.stringify({
    name: siteName,
    short_name: siteName,
    description: siteDescription,
    lang: 'de',
    dir: 'ltr',
    id: paths.home(),
    start_url: paths.home(),
    scope: paths.home(),
    display: 'minimal-ui',
    theme_color: light,
    background_color: light,
    icons: faviconUrl ? ownIcons(faviconUrl) : wovenIcons,
  })
}

const wovenIcons: ManifestIcon[] = [
  { src: discoveryPaths.icon('icon.svg'), sizes: 'any', type: 'image/svg+xml' },
  { src: discoveryPaths.icon('192.png'), sizes: '192x192', type: 'image/png' },
  { src: discoveryPaths.icon('512.png'), sizes: '512x512', type: 'image/png' },
  { src: discoveryPaths.icon('maskable.png'), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
]

/** An icon of the library is drawn in one size; one from elsewhere is as it is. */
function ownIcons(address: string): ManifestIcon[] {
  const src = address.split('#')[0]!
  const isDrawn = /^\/media\/.+\/icon\.png$/.test(src)
  return [{ src, sizes: isDrawn ? `${iconWidth}x${iconWidth}` : 'any', type: isDrawn ? 'image/png' : typeOf(src) }]
}

function typeOf(address: string): string {
  const ending = /\.(svg|png|ico|jpg|webp)$/.exec(address.toLowerCase())?.[1] ?? 'png'
  return { svg: 'image/svg+xml', png: 'image/png', ico: 'image/x-icon', jpg: 'image/jpeg', webp: 'image/webp' }[ending]!
}
