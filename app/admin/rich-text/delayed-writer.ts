/** A text up to this size is written with every letter; a long one must not hold up the next letter. */
const shortText = 20_000
/** A long one is written when typing rests for a moment, and in between at the latest. */
const restMs = 30
const latestMs = 1_000

/** Decides when a text that is being typed is written to the form. */
export function createDelayedWriter(write: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let since: number | undefined

  function flush() {
    if (since === undefined) return
    clearTimeout(timer)
    since = undefined
    write()
  }

  return {
    /** Something was typed or pasted; `size` is how much text there is now. */
    changed(size: number, now = performance.now()) {
      since ??= now
      if (size <= shortText || now - since >= latestMs) return flush()
      clearTimeout(timer)
      timer = setTimeout(flush, restMs)
    },
    /** Writes what waits: before anything is saved, and before the page goes. */
    flush,
  }
}
