/**
 * What an element of the server's HTML does in the browser, without React (decision 19). It is named by
 * `data-behaviour` on the element, found in app/site/browser/behaviours.ts, and ends when its page is gone.
 */
export type Behaviour = (element: HTMLElement, gone: AbortSignal) => void
