import type { BlockReads } from '#blocks/define-block.ts'
import type { PageBlockOf } from '#blocks/kinds.ts'
import type { ContactSettings, PlainForm } from '#shared/contact/contact.ts'
import { readContactSettings } from './contact-settings.ts'

/** `plainForm` is the form as the server made it, for visitors without JavaScript (J3); null elsewhere. */
export type FormBlockData = { settings: ContactSettings; plainForm: PlainForm | null; sent: boolean }

export async function readFormBlock(_block: PageBlockOf<'form'>, { site }: BlockReads): Promise<FormBlockData> {
  return { settings: await readContactSettings(site), plainForm: null, sent: false }
}
