/** Addresses for search engines, feed readers and programs; visitors meet them in the head of pages only. */
export const discoveryPaths = {
  sitemap: () => '/sitemap.xml',
  /** Of a site with very many pages, from 1 on. */
  sitemapPart: (number: number) => `/sitemap/${number}.xml`,
  robots: () => '/robots.txt',
  llms: () => '/llms.txt',
  securityTxt: () => '/.well-known/security.txt',
  /** The key for confidential reports. */
  reportKey: () => '/security-key.txt',
  indexNowKey: () => '/indexnow.txt',
  vcard: () => '/contact.vcf',
  /** The same for the camera of a telephone. */
  vcardQr: () => '/contact-qr.svg',
  manifest: () => '/site.webmanifest',
  icon: (name: IconName) => `/icons/${name}`,
  favicon: () => '/favicon.ico',
  blogFeed: (format: FeedFormat) => `/feed/blog.${format}`,
  categoryFeed: (categoryId: string, format: FeedFormat) => `/feed/blog/${encodeURIComponent(categoryId)}.${format}`,
  jobFeed: (format: FeedFormat) => `/feed/jobs.${format}`,
  statusFeed: (format: FeedFormat) => `/feed/status.${format}`,
  /** Planned maintenance for calendars. */
  maintenance: () => '/feed/wartung.ics',
} as const

/** What browsers, telephones and desktops show of the site; "maskable" has room for any shape around it. */
export const siteIcons = ['icon.svg', '192.png', '512.png', 'maskable.png', 'apple-touch.png'] as const
type IconName = (typeof siteIcons)[number]

/** Atom and JSON Feed. */
export type FeedFormat = 'xml' | 'json'

/** A page as Markdown: /blog/x.md, the home page is /index.md. Parameters of a list stay behind it. */
export function markdownPath(path: string): string {
  const [, pathname = '/', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(path) ?? []
  return `${pathname === '/' ? '/index' : pathname}.md${query}`
}

/** The page that an address of its Markdown form means; undefined for anything else. */
export function pageOfMarkdown(pathname: string): string | undefined {
  if (pathname === '/index.md') return '/'
  return /^\/.+[^/]\.md$/.test(pathname) ? pathname.slice(0, -'.md'.length) : undefined
}
