/**
 * Says that a script asks for a page's HTML: because it is shown (`shown`, a page change), or ahead, before anybody looks
 * at it (`ahead`).
 */
export const pageFetchHeader = 'x-page-fetch'
export type PageFetch = 'shown' | 'ahead'
