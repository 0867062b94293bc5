/** A video or map as pages embed it. */
export type Embeddable = { address: string; kind: 'video' | 'map' }

/**
 * What somebody copies from a video or a map, as the address that can be embedded: providers refuse to show the page itself
 * inside another one. The code that they offer for embedding is understood, too. Anything else stays as it is.
 */
export function embeddable(copied: string, kind: Embeddable['kind']): Embeddable {
  const address = sourceIn(copied.trim())
  if (!/^https?:/.test(address) || !URL.canParse(address)) return { address, kind }
  const url = new URL(address)
  const host = url.hostname.replace(/^(www|m)\./, '')
  if (host === 'youtube.com' || host === 'youtu.be') return { address: youTube(url, host) ?? address, kind: 'video' }
  if (host === 'vimeo.com') return { address: vimeo(url) ?? address, kind: 'video' }
  if (host === 'openstreetmap.org') return { address: openStreetMap(url) ?? address, kind: 'map' }
  return { address, kind: /^google\.[a-z.]+$/.test(host) && url.pathname.startsWith('/maps') ? 'map' : kind }
}

/** Of a whole `<iframe>` the address that it shows. */
function sourceIn(copied: string): string {
  const source = /<iframe\b[^>]*\bsrc\s*=\s*["']([^"']+)/i.exec(copied)?.[1]
  return source?.replaceAll('&amp;', '&').replace(/^\/\//, 'https://') ?? copied
}

/** At the address where nothing is stored before somebody plays it. */
function youTube({ pathname, searchParams }: URL, host: string): string | undefined {
  const [first = '', second = ''] = pathname.split('/').slice(1)
  const id = host === 'youtu.be' ? first : first === 'watch' ? searchParams.get('v') : second
  const isVideo = host === 'youtu.be' || ['watch', 'shorts', 'live', 'embed'].includes(first)
  if (!isVideo || !/^[\w-]{6,20}$/.test(id ?? '')) return undefined
  const start = secondsOf(searchParams.get('t') ?? searchParams.get('start') ?? '')
  return `https://www.youtube-nocookie.com/embed/${id}${start > 0 ? `?start=${start}` : ''}`
}

/** "90", "90s" and "1m30s". */
function secondsOf(time: string): number {
  const [, hours = 0, minutes = 0, seconds = 0] = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(time) ?? []
  return Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds)
}

/** A video that is not listed has a second part, without which nobody sees it. */
function vimeo({ pathname }: URL): string | undefined {
  const [, id, unlisted] = /^\/(\d+)(?:\/([\da-f]+))?\/?$/.exec(pathname) ?? []
  return id && `https://player.vimeo.com/video/${id}?dnt=1${unlisted ? `&h=${unlisted}` : ''}`
}

/** The part of the map that the address shows, with a mark where it has one. */
function openStreetMap({ pathname, hash, searchParams }: URL): string | undefined {
  if (pathname !== '/') return undefined
  const [zoom = Number.NaN, ...middle] = (/map=([\d./-]+)/.exec(hash)?.[1] ?? '').split('/').map(Number)
  const mark = [searchParams.get('mlat'), searchParams.get('mlon')].map((text) => Number(text ?? Number.NaN))
  const [latitude = Number.NaN, longitude = Number.NaN] = middle.length === 2 ? middle : mark
  if (![latitude, longitude].every(Number.isFinite)) return undefined
  const width = 720 / 2 ** (Number.isFinite(zoom) ? zoom : 16)
  const height = width * 0.5 * Math.cos((latitude * Math.PI) / 180)
  const box = [longitude - width, latitude - height, longitude + width, latitude + height]
  const query = new URLSearchParams({ bbox: box.map((degrees) => degrees.toFixed(5)).join(','), layer: 'mapnik' })
  if (mark.every(Number.isFinite)) query.set('marker', mark.join(','))
  return `https://www.openstreetmap.org/export/embed.html?${query}`
}
