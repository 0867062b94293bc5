import { useLayoutEffect, useRef, useState } from 'react'
import { searchSnippet } from '#shared/discovery/search-snippet.ts'
import type { Values } from '#shared/editing/values.ts'
import { livePreviewMessages } from '#shared/messages/live-preview.ts'
import { useAdminFrame } from '#admin/shell/admin-frame.ts'
import styles from './snippet-preview.module.css'

const words = livePreviewMessages.snippet

type SnippetPreviewProps = { values: Values; address: string }

/** A search result in the room that search engines give it: 580 px of Arial for the title, two lines for the rest. */
export function SnippetPreview({ values, address }: SnippetPreviewProps) {
  const { siteName } = useAdminFrame()
  const { title, description } = searchSnippet(values, siteName)
  const titleLine = useRef<HTMLElement>(null)
  const lines = useRef<HTMLParagraphElement>(null)
  const [cut, setCut] = useState({ title: false, description: false })
  useLayoutEffect(() => {
    const [line, text] = [titleLine.current!, lines.current!]
    setCut({
      title: title !== '' && line.scrollWidth > line.clientWidth,
      description: description !== '' && text.scrollHeight > text.clientHeight,
    })
  }, [title, description])
  return (
    <figure className={styles.snippet}>
      <figcaption>{words.title}</figcaption>
      <div className={styles.result}>
        <span>{address}</span>
        <b ref={titleLine}>{title}</b>
        <p ref={lines}>{description || words.noDescription}</p>
      </div>
      <output>
        {[cut.title && words.titleCut, cut.description && words.descriptionCut].filter(Boolean).join(' ') || words.fits}
      </output>
    </figure>
  )
}
