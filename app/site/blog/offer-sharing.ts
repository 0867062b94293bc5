import { postWords } from '#shared/messages/blog.ts'
import { wordsOnPage } from '#site/page/words-on-page.ts'
import { toaster } from '#kit/toast/toaster-store.ts'

/** Shows the buttons for which the browser can do something: no button is shown that cannot work. */
export function offerSharing(list: HTMLElement, gone: AbortSignal): void {
  const { address = '', title = '' } = list.dataset

  function offer(way: string, share: () => void) {
    const entry = list.querySelector<HTMLElement>(`[data-share="${way}"]`)
    if (!entry) return
    entry.hidden = false
    entry.addEventListener('click', share, { signal: gone })
  }

  if ('clipboard' in navigator) offer('copy', () => void copyLink(address))
  if ('share' in navigator) offer('device', () => openShareDialog(title, address))
}

async function copyLink(address: string) {
  const copied = await navigator.clipboard.writeText(address).then(
    () => true,
    () => false,
  )
  const words = wordsOnPage(postWords)
  if (copied) toaster.show({ title: words.linkCopied, variant: 'success' })
  else toaster.show({ title: words.copyFailed, description: address, variant: 'destructive' })
}

/** A visitor who closes the device's dialog has simply changed their mind. */
function openShareDialog(title: string, url: string) {
  navigator.share({ title, url }).catch(() => {})
}
