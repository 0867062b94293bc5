import type { MetaDescriptor } from 'react-router'
import { adminMessages } from '#shared/messages/admin.ts'

/** Title of a screen; nothing of the admin area is for search engines. */
export function adminMeta(title: string): MetaDescriptor[] {
  return [{ title: adminMessages.title(title) }, { name: 'robots', content: 'noindex, nofollow' }]
}
