import type { ComponentType } from 'react'
import type { IslandName } from '#site/page/island.tsx'

/** Where the code of each island is. None of it is loaded before somebody turns to the island. */
export const islands: Record<IslandName, () => Promise<ComponentType<never>>> = {
  dialogs: async () => (await import('#site/frame/dialogs/dialog-host.tsx')).DialogHost,
  toasts: async () => (await import('#kit/toast/toast-region.tsx')).ToastRegion,
  chat: async () => (await import('#site/chat/chat-window.tsx')).ChatWindow,
  'contact-form': async () => (await import('#site/contact/page-form.tsx')).PageForm,
  'consent-settings': async () => (await import('#site/consent/consent-section.tsx')).ConsentSection,
}
