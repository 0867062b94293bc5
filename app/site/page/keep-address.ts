/** Told to the page change: the address of this page has changed, and the page with it. */
export const addressKept = 'address-kept'

/** What a filter shows has an address, so that it can be shared and comes back by itself; the history gets no entry. */
export function keepAddress(address: string): void {
  history.replaceState(history.state, '', address)
  document.dispatchEvent(new Event(addressKept))
}
