import { lazy, type ComponentType } from 'react'
import type { DialogName } from '#shared/dialogs/dialogs.ts'
import { type DialogContentProps, DialogUnavailable } from '#site/dialogs/dialog-content.tsx'
import type { DialogSize } from '#kit/dialog/dialog.tsx'

export type RegisteredDialog<Name extends DialogName> = {
  size: DialogSize
  Content: ComponentType<DialogContentProps<Name>>
}

const legal = {
  size: 'legal',
  Content: onDemand(async () => (await import('#site/legal/legal-dialog.tsx')).LegalDialog),
} as const

/** Which component fills which dialog. A new dialog also gets its path in shared/dialogs/dialogs.ts. */
export const dialogRegistry: { [Name in DialogName]: RegisteredDialog<Name> } = {
  contact: {
    size: 'contact',
    Content: onDemand(async () => (await import('#site/contact/contact-dialog.tsx')).ContactDialog),
  },
  about: { size: 'about', Content: onDemand(async () => (await import('#site/company/about-dialog.tsx')).AboutDialog) },
  team: { size: 'team', Content: onDemand(async () => (await import('#site/company/team-dialog.tsx')).TeamDialog) },
  impressum: legal,
  datenschutz: legal,
  agb: legal,
  cookies: {
    size: 'settings',
    Content: onDemand(async () => (await import('#site/consent/consent-dialog.tsx')).ConsentDialog),
  },
}

/** Where the code cannot be had, for example offline, the dialog leads to the page instead of breaking the site. */
function onDemand<Props extends { name: DialogName }>(load: () => Promise<ComponentType<Props>>) {
  return lazy<ComponentType<Props>>(() =>
    load().then(
      (component) => ({ default: component }),
      () => ({ default: DialogUnavailable }),
    ),
  )
}
