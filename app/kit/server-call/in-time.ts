/**
 * Work that asks a server, with the signal that ends it: the whole answer counts, not only its first line. A server that
 * takes the question and says nothing would otherwise leave a button waiting for good.
 */
export async function inTime<Answer>(
  withinMs: number,
  ask: (signal: AbortSignal) => Promise<Answer>,
  leaving?: AbortSignal,
): Promise<Answer> {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(new DOMException('the answer is late', 'TimeoutError')), withinMs)
  try {
    return await ask(leaving ? AbortSignal.any([leaving, late.signal]) : late.signal)
  } finally {
    clearTimeout(timer)
  }
}
