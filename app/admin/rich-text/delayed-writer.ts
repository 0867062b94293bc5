/** A text up to this length is written with every letter; a long one takes longer than a letter may. */
const shortText = 20_000
/** A long one is written when typing rests, and in between at the latest. */
const restMs = 150
const latestMs = 3_000

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
    /** Something was typed; `length` is how long the text was before. */
    changed(length: number, now = performance.now()) {
      since ??= now
      if (length <= shortText || now - since >= latestMs) return flush()
      clearTimeout(timer)
      timer = setTimeout(flush, restMs)
    },
    /** Writes what waits: before anything is saved, and before the page goes. */
    flush,
  }
}
