// The numbers of spec §9, one per row, with the unit in the name.

/** Theme tooltip: 3 s on load, then every 25 s for 3 s. */
export const themeTooltipMs = 3_000
export const themeTooltipEveryMs = 25_000

/** Scroll threshold: the header condenses beyond it. */
export const scrollThresholdPx = 20

/** Header Kontakt button blink; how long one pulse lasts is ours to say (H23). */
export const contactBlinkEveryMs = 8_000
export const contactBlinkMs = 300

/** Contact toast limit: 1 concurrent; removal delay 1,000,000 ms. It closes by itself before that (E7, H2). */
export const contactToastLimit = 1
export const contactToastRemovalDelayMs = 1_000_000
export const contactToastClosesAfterMs = 5_000

/** Default toast: 4000 ms, 3 visible. How far a swipe goes is ours to say (E7). */
export const toastClosesAfterMs = 4_000
export const visibleToastLimit = 3
export const toastSwipeDistancePx = 50

/** Success overlay of the contact form. */
export const successOverlayMs = 2_000

/** Name / phone / message minimum: 2 / 10 / 10 characters. */
export const nameMinLength = 2
export const phoneMinLength = 10
export const messageMinLength = 10

/** Contact dialog max width. The style itself is CSS: --dialog-contact in tokens.css. */
export const contactDialogMaxWidthPx = 600

/** Team members. */
export const teamMembersShown = 4

/** Scroll-area hide delay. */
export const scrollAreaHideDelayMs = 600

/** Call-to-action glow; how it swells is CSS (--dur-glow in tokens.css). */
export const callToActionGlowEveryMs = 5_000
export const callToActionGlowMs = 1_000

/** Particles: at most 50 (window width / 30), link distance at most 150. */
export const particlesMost = 50
export const particleEveryPx = 30
export const particleLinkMaxPx = 150
export const particleFramesPerSecond = 30

/** How long a figure counts up when it first comes into view (DESIGN.md §6). */
export const countUpMs = 900

/** Trainings get a filter when there are more than five of them (DESIGN.md §7). */
export const filteredFromOffers = 6

/** Further projects below a project. */
export const relatedProjectsShown = 2

/** Other services below a service. */
export const relatedServicesShown = 3

/** Projects and posts on the page of one service. */
export const topicProjectsShown = 3
export const topicPostsShown = 2

/** Posts, testimonials and quotes on the home page. */
export const homePostsShown = 3
export const homeTestimonialsShown = 3

/** The blog: posts on a page, posts to read next, and how long its search question may be. */
export const blogPostsPerPage = 6
export const relatedPostsShown = 3
export const blogSearchMaxLength = 100
export const readingWordsPerMinute = 200

/** Loading fallback: how long the animation shows at least when a page's code loads for the first time (H17). */
export const loadingFallbackMs = 1_000

/** How long a new page fades in (DESIGN.md §6). */
export const pageFadeMs = 260

/** Cookie categories; `necessary` is always on. */
export const cookieCategories = ['necessary', 'preferences', 'analytics', 'marketing'] as const

/** Passwords: long rather than complicated. */
export const passwordMinLength = 12

/** Chat opens after; window height (the style itself is CSS: --chat-h in tokens.css). How much one may write is ours to say (F). */
export const chatOpensAfterMs = 3_000
export const chatHeightPx = 400
export const chatMessageMaxLength = 2_000

/** Storage retry: operations 2 min, uploads 10 min. */
export const storageOperationRetryMs = 120_000
export const storageUploadRetryMs = 600_000

/** How long a deleted or replaced file stays: its old address answers until then (J20). */
export const mediaGraceDays = 30
