import type { Editor } from '@tiptap/core'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useForm } from '#admin/kit/form.ts'
import { createStoredHtml } from './stored-html.ts'

type FormSide = {
  /** What the form has. */
  html: string
  onChange(html: string): void
  onLeave(): void
}

/**
 * Hands what is typed to the form as the site stores it, at once, or when typing rests where that takes long; and takes
 * what comes from elsewhere. What nobody edits stays byte for byte as it was stored.
 */
export function useWrittenHtml(editor: Editor | null, { html: given, onChange, onLeave }: FormSide): void {
  const { typing } = useForm()
  const written = useRef(given)
  const write = useEffectEvent((html: string) => {
    written.current = html
    onChange(html)
    typing(false)
  })
  const leave = useEffectEvent(onLeave)
  const begin = useEffectEvent(() => typing(true))

  useEffect(() => {
    if (!editor) return
    const storedHtml = createStoredHtml()
    const writer = createDelayedWriter(() => write(storedHtml(editor.state.doc)))
    const onUpdate = () => {
      begin()
      writer.changed(editor.state.doc.content.size)
    }
    const onBlur = () => {
      writer.flush()
      leave()
    }
    // Before Ctrl S and its like are heard at the window, and before the page goes.
    const flush = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || event.ctrlKey || event.metaKey) writer.flush()
    }
    const listeners = new AbortController()
    window.addEventListener('keydown', flush, { capture: true, signal: listeners.signal })
    window.addEventListener('pagehide', flush, { signal: listeners.signal })
    document.addEventListener('visibilitychange', flush, { signal: listeners.signal })
    editor.on('update', onUpdate)
    editor.on('blur', onBlur)
    return () => {
      if (!editor.isDestroyed) writer.flush()
      listeners.abort()
      editor.off('update', onUpdate)
      editor.off('blur', onBlur)
    }
  }, [editor])

  // Another version came in from outside: a restored one, or the other side of a conflict.
  useEffect(() => {
    if (!editor || given === written.current) return
    written.current = given
    editor.commands.setContent(given, { emitUpdate: false })
  }, [editor, given])
}

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
