/** `automatic` is for the eye only; `asked` means hovered or focused. */
export type TooltipState = 'hidden' | 'automatic' | 'asked'
export type TooltipEvent = 'turn-begins' | 'turn-ends' | 'ask' | 'leave' | 'dismiss'

export function nextTooltipState(state: TooltipState, event: TooltipEvent): TooltipState {
  switch (event) {
    case 'turn-begins':
      return state === 'asked' ? 'asked' : 'automatic'
    case 'turn-ends':
      return state === 'asked' ? 'asked' : 'hidden'
    case 'ask':
      return 'asked'
    case 'leave':
    case 'dismiss':
      return 'hidden'
  }
}
