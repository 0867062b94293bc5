const most = 12

/** Pictures of the library that a page shows, one size of each. */
export function picturesIn(html: string): string[] {
  const addresses = [...html.matchAll(/<img[^>]*\ssrc="(\/media\/[^/"]+\/[^/"]+\/[^/"]+)"/g)].map(
    ([, address]) => address!,
  )
  return [...new Set(addresses)].slice(0, most)
}
