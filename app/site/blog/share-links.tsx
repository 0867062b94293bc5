import { postMessages } from '#shared/messages/blog.ts'
import { useSyncExternalStore } from 'react'
import { Icon } from '#kit/icon/icon.tsx'
import { Button, LinkButton } from '#kit/buttons/button.tsx'
import { useSite } from '#site/page/site.ts'
import { paths } from '#shared/addresses/site-paths.ts'
import styles from './share-links.module.css'

/** Passing a post on without any third party: e-mail, the clipboard and what the device itself offers; on paper, the address. */
export function ShareLinks({ id, title }: { id: string; title: string }) {
  const address = new URL(paths.post(id), useSite().publicUrl).href
  const canCopy = useBrowserOffers(() => 'clipboard' in navigator)
  const canShare = useBrowserOffers(() => 'share' in navigator)
  return (
    <>
      <ul className={`${styles.share} no-print`} aria-label={postMessages.share}>
        <li>
          <LinkButton href={mailWith(title, address)} variant="line" size="small">
            <Icon name="mail" /> {postMessages.shareByMail}
          </LinkButton>
        </li>
        {canCopy && (
          <li>
            <Button variant="line" size="small" onClick={() => void copyLink(address)}>
              <Icon name="copy" /> {postMessages.copyLink}
            </Button>
          </li>
        )}
        {canShare && (
          <li>
            <Button variant="line" size="small" onClick={() => openShareDialog(title, address)}>
              <Icon name="share" /> {postMessages.shareNative}
            </Button>
          </li>
        )}
      </ul>
      <p className={styles.address}>{address}</p>
    </>
  )
}

/** False on the server and without JavaScript, so that no button is shown that cannot work. */
function useBrowserOffers(ask: () => boolean): boolean {
  return useSyncExternalStore(neverChanges, ask, () => false)
}

async function copyLink(address: string) {
  const copied = await navigator.clipboard.writeText(address).then(
    () => true,
    () => false,
  )
  // Loaded with the region for toasts, so not part of the page's first scripts.
  const { toaster } = await import('#kit/toast/toaster-store.ts')
  if (copied) toaster.show({ title: postMessages.linkCopied, variant: 'success' })
  else toaster.show({ title: postMessages.copyFailed, description: address, variant: 'destructive' })
}

/** A visitor who closes the device's dialog has simply changed their mind. */
function openShareDialog(title: string, url: string) {
  navigator.share({ title, url }).catch(() => {})
}

const neverChanges = () => () => {}

function mailWith(subject: string, address: string): string {
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(address)}`
}
