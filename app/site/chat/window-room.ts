import { emergencyPath } from '#shared/addresses/emergency-path.ts'
import { paths } from '#shared/addresses/site-paths.ts'

/** Where people write, call or read what the law asks for. */
const neverOn = [
  paths.contact(),
  emergencyPath,
  paths.impressum(),
  paths.datenschutz(),
  paths.agb(),
  paths.barrierefreiheit(),
  paths.cookies(),
]
const roomEnough = '(min-width: 480px) and (min-height: 560px)'
/** But for the fields of the loom, which repeat the topics beside it. */
const covered =
  'main :is(h1, h2, h3, h4, header p, a:not([data-field]), button, input, select, textarea, summary, label, form), body > footer :is(h2, a, button, p, address), [data-consent]'

/** Whether the window may open by itself: it covers nothing that is said or can be used, and the page allows it (J42). */
export function hasRoom(): boolean {
  // Measures last: on a phone it would be the longest task of the whole visit.
  if (isKeptFree() || !matchMedia(roomEnough).matches) return false
  const room = windowRoom()
  return ![...document.querySelectorAll(covered)].some((other) => overlap(room, other.getBoundingClientRect()))
}

function isKeptFree(): boolean {
  const { pathname } = location
  const isListed = neverOn.some((path) => pathname === path || pathname.startsWith(`${path}/`))
  return isListed || document.querySelector('[data-not-found]') !== null
}

/** Where the window will be, by the sizes that its styles take, too. */
function windowRoom(): Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'> {
  const corner = document.querySelector('[data-chat-corner]')!.getBoundingClientRect()
  const { clientWidth } = document.documentElement
  const styles = getComputedStyle(document.documentElement)
  const [width, height] = ['--chat-w', '--chat-h'].map((name) => parseFloat(styles.getPropertyValue(name)))
  return { left: corner.right - width!, right: clientWidth, top: innerHeight - 20 - height!, bottom: innerHeight }
}

function overlap(a: Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>, b: DOMRect): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}
