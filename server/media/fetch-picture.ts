import { lookup } from 'node:dns'
import type { IncomingMessage } from 'node:http'
import { isIP, type LookupFunction } from 'node:net'
import { AppError } from '#shared/errors.ts'
import { fileTypes } from '#shared/media/file-types.ts'
import { foreignPictureMessages as words, refusalMessages } from '#shared/messages/media.ts'
import { isPublicAddress } from './public-address.ts'
import { sniffType } from './sniff.ts'

type FetchLimits = {
  /** From the first question to the last byte, over all redirects. */
  withinMs: number
  largestBytes: number
}
export type FetchGuard = { mayAsk(url: URL): boolean; mayConnect(address: string): boolean }

/** Nobody can make this server ask around behind the firewall: only websites, at their usual ports, on the open internet. */
const openInternet: FetchGuard = {
  mayAsk: ({ protocol, port, username, password }) =>
    /^https?:$/.test(protocol) && port === '' && username === '' && password === '',
  mayConnect: isPublicAddress,
}

const redirectsFollowed = 3

/** A picture of another site, as a file that the library can take in. */
export async function fetchPicture(address: string, limits: FetchLimits, guard = openInternet) {
  const signal = AbortSignal.timeout(limits.withinMs)
  const { url, bytes } = await follow(new URL(address), redirectsFollowed).catch((cause: unknown) => {
    if (cause instanceof AppError) throw cause
    throw new AppError('unavailable', 422, words.unreachable, { cause })
  })
  const type = sniffType(bytes)
  if (!type || fileTypes[type].kind !== 'image') throw new AppError('invalid-format', 415, words.noPicture)
  return { name: fileName(url, fileTypes[type].endings[0]), bytes }

  async function follow(asked: URL, left: number): Promise<{ url: URL; bytes: Buffer }> {
    const response = await ask(asked, guard, signal)
    const { statusCode = 0, headers } = response
    if (statusCode >= 300 && statusCode < 400 && headers.location && left > 0) {
      response.destroy()
      return follow(new URL(headers.location, asked), left - 1)
    }
    if (statusCode === 200) return { url: asked, bytes: await readUpTo(response, limits.largestBytes) }
    response.destroy()
    throw new AppError('unavailable', 422, words.unreachable)
  }
}

async function ask(url: URL, { mayAsk, mayConnect }: FetchGuard, signal: AbortSignal): Promise<IncomingMessage> {
  const refused = () => new AppError('invalid-url', 422, words.refused)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (!mayAsk(url) || (isIP(host) > 0 && !mayConnect(host))) throw refused()
  // Checked where the connection is made: what a name leads to may change between two questions.
  const lookUp: LookupFunction = (name, options, answer) =>
    lookup(name, { ...options, all: true }, (failure, found) => {
      const isClosed = found?.some(({ address }) => !mayConnect(address))
      if (failure || isClosed || !found[0]) return answer(failure ?? refused(), '', 0)
      if (options.all) answer(null, found)
      else answer(null, found[0].address, found[0].family)
    })
  const { request } = url.protocol === 'https:' ? await import('node:https') : await import('node:http')
  const headers = { accept: 'image/*', 'user-agent': 'Schaufenster' }
  return new Promise((resolve, reject) => {
    // No pool: a connection that somebody else opened was not checked here.
    request(url, { signal, headers, lookup: lookUp, agent: false }).on('response', resolve).on('error', reject).end()
  })
}

async function readUpTo(response: IncomingMessage, largestBytes: number): Promise<Buffer> {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of response as AsyncIterable<Buffer>) {
    size += piece.length
    // Leaving the loop ends the connection.
    if (size > largestBytes)
      throw new AppError('quota-exceeded', 413, refusalMessages.tooLarge(largestBytes / 1_048_576))
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

/** The last part of the address as far as it can be read, with the ending of what the file really is. */
function fileName({ pathname, hostname }: URL, ending: string): string {
  const stem = decoded(pathname.split('/').at(-1) ?? '')
    .replace(/\.\w+$/, '')
    .replaceAll(/[^\p{L}\d_-]+/gu, '-')
  const readable = stem.replaceAll(/^-+|-+$/g, '').slice(0, 80)
  return `${readable || hostname.replaceAll(/[^a-z\d.-]/gi, '-')}.${ending}`
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
