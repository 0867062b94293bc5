/**
 * A stream that breaks when nothing comes for too long. Only the time in which somebody waits for a piece counts: a visitor
 * who pauses a film is no silence of the store.
 */
export function withIdleTimeout(body: ReadableStream<Uint8Array>, limitMs: number): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { promise: silence, reject } = Promise.withResolvers<never>()
        const timer = setTimeout(() => reject(new Error(`nothing came for ${limitMs} ms`)), limitMs)
        try {
          const { done, value } = await Promise.race([reader.read(), silence])
          if (done) controller.close()
          else controller.enqueue(value)
        } catch (cause) {
          reader.cancel(cause).catch(() => {})
          throw cause
        } finally {
          clearTimeout(timer)
        }
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  )
}
