const most = 12

/**
 * Pictures of the library that a page shows, one size of each. Found by their form: a service worker has no parser, and a
 * picture that is missed or kept in vain costs little (decision 20).
 */
export function picturesIn(html: string): string[] {
  const addresses = [...html.matchAll(/<img[^>]*\ssrc="(\/media\/[^/"]+\/[^/"]+\/[^/"]+)"/g)].map(
    ([, address]) => address!,
  )
  return [...new Set(addresses)].slice(0, most)
}
