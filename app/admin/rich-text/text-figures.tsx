import type { Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { useEffect, useState } from 'react'
import { countText, easeInWords, easeOfPieces, type CountedText } from '#shared/editing/check/reading-ease.ts'
import { richTextMessages } from '#shared/messages/rich-text.ts'
import { minutesForWords, wordsRead } from '#shared/text/reading-time.ts'
import { whenIdle } from '#kit/idle/idle.ts'
import styles from './rich-text.module.css'

type CountedBlock = CountedText & { read: number }

/** Blocks that nobody touches stay the same objects, so each is counted once. */
const counted = new WeakMap<Node, CountedBlock>()

/** How long the text is and how it reads; typing does not wait for it. */
export function TextFigures({ editor }: { editor: Editor }) {
  const [{ count, ease }, setFigures] = useState(() => figuresOf(editor.state.doc))
  useEffect(() => {
    let callOff: (() => void) | undefined
    const countSoon = () => {
      callOff ??= whenIdle(() => {
        callOff = undefined
        setFigures(figuresOf(editor.state.doc))
      })
    }
    countSoon()
    editor.on('update', countSoon)
    return () => {
      callOff?.()
      editor.off('update', countSoon)
    }
  }, [editor])
  const words = richTextMessages.figures
  return (
    <p className={styles.figures}>
      <span>{words.words(count)}</span>
      <span>{words.minutes(minutesForWords(count))}</span>
      {ease !== undefined && <span title={words.easeHelp}>{words.ease(ease, easeInWords(ease))}</span>}
    </p>
  )
}

function figuresOf(doc: Node): { count: number; ease: number | undefined } {
  const blocks = doc.children.map(countBlock)
  return { count: blocks.reduce((sum, { read }) => sum + read, 0), ease: easeOfPieces(blocks) }
}

function countBlock(block: Node): CountedBlock {
  const before = counted.get(block)
  if (before) return before
  const text = block.textBetween(0, block.content.size, ' ', ' ').replaceAll('\u00ad', '')
  const count = { ...countText(text), read: wordsRead(text) }
  counted.set(block, count)
  return count
}
