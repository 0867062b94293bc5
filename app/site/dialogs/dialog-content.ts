import type { ContactDetails } from '#shared/company/company.ts'
import type { DialogContents, DialogName } from '#shared/dialogs/dialogs.ts'

/** What the inside of a dialog gets from the host. */
export type DialogContentProps<Name extends DialogName = DialogName> = {
  name: Name
  loading: Loading<DialogContents[Name]>
  retry: () => void
  close: () => void
  /** First words of a message, from the link that opened the contact dialog. */
  prefill?: string
  contact: ContactDetails
}

type Loading<Content> = { state: 'loading' } | { state: 'failed' } | { state: 'loaded'; content: Content }
