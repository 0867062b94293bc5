import { followUse } from '#kit/idle/idle.ts'
import { followMotion } from '#kit/motion/motion-store.ts'
import { currentTheme, followTheme, subscribeToTheme } from '#kit/theme/theme-store.ts'
import { followControls } from '#kit/theme/controls.ts'
import { previewParameter } from '#shared/preview/preview.ts'
import { followChatButtons } from '#site/chat/chat-view.ts'
import { followSearchShortcut } from '#site/search/search-shortcut.ts'
import { settleOnWaysIn, settleWhenUsed } from '#site/page/settled.ts'
import { followDialogs } from './dialogs.ts'
import { followHeader } from '#site/frame/header/follow-header.ts'
import { keepFocusSeen } from './keep-focus-seen.ts'
import { startLater } from './later.ts'
import { navigate, startNavigation } from './navigate.ts'
import { followIslands } from './islands.ts'

// What every public page runs at once: nothing here waits for React, and no click is early (decision 19).

followUse()
followTheme()
followThemeColour()
followMotion()
followIslands()
followControls()
followHeader()
followChatButtons()
followDialogs()
keepFocusSeen()
followPrintButtons()
followReloadButtons()
settleOnWaysIn()
settleWhenUsed()
startNavigation()
followSearchShortcut(navigate)
// The strip at the top goes, and what comes some time later counts from here (J21).
document.documentElement.dataset.started = `${performance.now()}`
void startLater()
if (new URLSearchParams(location.search).has(previewParameter)) void import('#site/preview/start-draft-frame.ts')

/** What the browser draws around the page follows the theme that somebody chose, not only that of the system. */
function followThemeColour(): void {
  const show = () => {
    const theme = currentTheme()
    document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]').forEach((colour, index) => {
      // The first is of the light theme.
      colour.media = (index === 0) === (theme === 'light') ? 'all' : 'not all'
    })
  }
  show()
  subscribeToTheme(show)
}

function followPrintButtons(): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-print]')) print()
  })
}

/** Only where a page could not be shown (spec §8). */
function followReloadButtons(): void {
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || !event.target.closest('[data-reload]')) return
    event.preventDefault()
    location.reload()
  })
}
