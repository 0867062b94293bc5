import { popupHeightPx, popupWidthPx } from '#shared/limits.ts'
import { authError } from './auth-errors.ts'

type Available = Pick<Screen, 'availWidth' | 'availHeight'>

/** Opens the window at once, as browsers allow it only while a click is handled. */
export function openPopup(address: string): Window {
  const { userAgent } = navigator
  const name = /CriOS/.test(userAgent) ? '_blank' : String(Math.random()).slice(2, 12)
  // An app on the home screen of an iPhone has no second window to give.
  const popup = isStandalone() ? null : window.open(address, name, popupFeatures(window.screen, userAgent))
  if (!popup) throw authError('popup-blocked')
  popup.focus()
  return popup
}

/** In the middle of the screen, as far as it fits (B3). */
export function popupFeatures({ availWidth, availHeight }: Available, userAgent: string): string {
  const features = {
    location: 'yes',
    resizable: 'yes',
    statusbar: 'yes',
    toolbar: 'no',
    // Firefox shows no scrollbars unless told to.
    ...(/firefox\//i.test(userAgent) && { scrollbars: 'yes' }),
    width: popupWidthPx,
    height: popupHeightPx,
    top: Math.max((availHeight - popupHeightPx) / 2, 0),
    left: Math.max((availWidth - popupWidthPx) / 2, 0),
  }
  return Object.entries(features)
    .map(([name, value]) => `${name}=${value}`)
    .join(',')
}

function isStandalone(): boolean {
  return 'standalone' in navigator && navigator.standalone === true
}
