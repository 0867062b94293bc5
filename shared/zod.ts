import { z } from 'zod'

/**
 * zod makes code out of text where it may, to be fast, and finds out by trying. Our content policy forbids it and browsers
 * report the try, so there it is told beforehand; the server keeps the speed. Whatever browsers load takes zod from here.
 */
if ('document' in globalThis) z.config({ jitless: true })

export { z }
