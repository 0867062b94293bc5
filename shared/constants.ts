// The numbers of spec §9, one per row, with the unit in the name.

export const contactToastLimit = 1
export const contactToastRemovalDelayMs = 1_000_000
/** Closing by itself is not in the table; it belongs to the same mechanism (behaviour.md E7, H2). */
export const contactToastClosesAfterMs = 5000
export const toastClosesAfterMs = 4000
export const visibleToastLimit = 3
export const toastSwipeDistancePx = 50

/** The same number is --dialog-contact in tokens.css. */
export const contactDialogMaxWidthPx = 600
export const teamMembersShown = 4
export const scrollAreaHideDelayMs = 600

/** Call-to-action glow. The animation itself is CSS: --every-glow and --dur-glow in tokens.css. */
export const callToActionGlowEveryMs = 5_000
export const callToActionGlowMs = 1_000

/** How long a figure counts up when it first comes into view (DESIGN.md §6). */
export const countUpMs = 900

/** Posts, testimonials and quotes on the home page. */
export const homePostsShown = 3
export const homeTestimonialsShown = 3
