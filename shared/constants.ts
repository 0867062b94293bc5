// The numbers of spec §9, one per row, with the unit in the name.

/** Call-to-action glow. The animation itself is CSS: --every-glow and --dur-glow in tokens.css. */
export const callToActionGlowEveryMs = 5_000
export const callToActionGlowMs = 1_000

/** How long a figure counts up when it first comes into view (DESIGN.md §6). */
export const countUpMs = 900

/** Posts, testimonials and quotes on the home page. */
export const homePostsShown = 3
export const homeTestimonialsShown = 3
