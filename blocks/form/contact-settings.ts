import type { PublicBackend } from '#server/context.ts'
import type { ContactSettings } from '#shared/contact/contact.ts'

/** What the contact form has to know: the owner's wishes and the guards of the settings. */
export async function readContactSettings({ content, config }: PublicBackend): Promise<ContactSettings> {
  const { phoneRequired, securityQuestion } = await content.document('siteOptions')
  const { blockHeadless, pauseMs } = config.contact
  return { phoneRequired, securityQuestion, blockHeadless, pauseMs }
}
