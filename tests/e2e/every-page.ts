import { adminPaths } from '#shared/addresses/admin-paths.ts'
import { sitemapAddresses } from '../crawl-site.ts'
import type { SiteFixture } from './site.ts'

/** Every page that visitors find, a dialog, and what stands in no sitemap. */
export async function publicPaths(site: SiteFixture): Promise<string[]> {
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text()
  const found = sitemapAddresses(sitemap).map((address) => new URL(address).pathname)
  return [...new Set(found), '/suche?suche=Passkeys', '/blog?suche=gibtesnicht', '/team#contact', '/login']
}

/** The screens of the admin area on which most of the work is done. */
export const mainScreens = [
  adminPaths.dashboard(),
  adminPaths.list('blogPosts'),
  adminPaths.item('blogPosts', 'passkeys-im-unternehmen'),
  adminPaths.newItem('team'),
  adminPaths.document('companyProfile'),
  adminPaths.document('generalSettings'),
  adminPaths.calendar(),
  adminPaths.words(),
  adminPaths.media(),
  adminPaths.messages(),
  adminPaths.questions(),
  adminPaths.redirects(),
  adminPaths.consents(),
  adminPaths.users(),
  adminPaths.connections(),
  adminPaths.audit(),
  adminPaths.trash(),
  adminPaths.system(),
  adminPaths.help(),
]
