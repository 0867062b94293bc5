import { useRouteLoaderData } from 'react-router'
import type { ThemeColours } from '#shared/brand/theme-colours.ts'
import type { LogoSettings } from '#kit/logo/logo.tsx'

/** What screens know of the site: the answer of the root's loader. */
export type ScreensSite = { siteName: string; faviconUrl: string; logo: LogoSettings; colours: ThemeColours }

/** Undefined when it could not be read. */
export function useScreensSite(): ScreensSite | undefined {
  return useRouteLoaderData<ScreensSite>('root')
}

/** For screens that are only shown when it could be read. */
export function useBrand(): LogoSettings {
  const site = useScreensSite()
  if (!site) throw new Error('useBrand is for screens below the root route')
  return site.logo
}
