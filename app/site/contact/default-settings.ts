import type { ContactSettings } from '#shared/contact/contact.ts'

/** What holds until the owner's wishes are known. */
export const defaultSettings: ContactSettings = { phoneRequired: true, blockHeadless: false, pauseMs: 0 }
