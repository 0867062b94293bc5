import { useEffect } from 'react'
import { adminMessages } from '#shared/messages/admin.ts'

/** Who works in another tab sees what came in. After every drawing, because each screen writes its own title. */
export function useUnreadTitle(unread: number): void {
  useEffect(() => {
    const wanted = adminMessages.titleWithUnread(document.title, unread)
    if (document.title !== wanted) document.title = wanted
  })
}
