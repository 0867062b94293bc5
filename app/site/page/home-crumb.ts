import { messages } from '#shared/messages/site.ts'
import { paths } from '#shared/addresses/site-paths.ts'

/** Where every way on this site begins. */
export const homeCrumb = { label: messages.breadcrumb.home, href: paths.home() }
