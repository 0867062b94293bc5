import { adminPaths } from '#shared/addresses/admin-paths.ts'
import type { AdminSection } from './sections.ts'

/** A section stays marked on the screens below it; the overview is above all others and does not. */
export function currentMark(
  { path, also = [] }: Pick<AdminSection, 'path' | 'also'>,
  pathname: string,
): 'page' | 'true' | undefined {
  if (pathname === path) return 'page'
  const below = path !== adminPaths.dashboard() && pathname.startsWith(`${path}/`)
  return below || also.includes(pathname) ? 'true' : undefined
}
