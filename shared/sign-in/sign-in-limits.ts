// The rows of spec §9 about signing in; apart from constants.ts, which every visitor loads.

/** Auth popup: its size, how often it is checked for being closed (drawn anew each time) and how long a result may still come (H15). */
export const popupWidthPx = 500
export const popupHeightPx = 600
export const popupClosedPollMinMs = 2_000
export const popupClosedPollMaxMs = 10_000
export const popupClosedGraceMs = 8_000

/** Auth limits, first on a desktop, then on a phone; without a network nothing waits longer than the third (H15, J26). */
export const handlerReadyWithinMs = { desktop: 5_000, mobile: 15_000 }
export const signInLoadsWithinMs = { desktop: 30_000, mobile: 60_000 }
export const identityCallWithinMs = { desktop: 30_000, mobile: 60_000 }
export const offlineWaitMs = 5_000

/** How long the handler page waits for the page that opened it before it finishes the sign-in itself (B7). */
export const handlerAnsweredWithinMs = 2_000

/** Auth event cache: forgotten ten minutes after the last event. */
export const authEventsKeptMs = 600_000

/** Token sync: only while the token is younger than five minutes. */
export const idTokenMaxAgeMs = 300_000

/** How often a tab looks whether another one has signed in or out, where nothing tells it (B15). */
export const tabPollMs = 800
