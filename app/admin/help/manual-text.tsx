import { Link } from 'react-router'
import { adminPaths } from '#shared/addresses/admin-paths.ts'
import type { ManualBlock, ManualSpan } from '#shared/help/parse-markdown.ts'
import { slug } from '#shared/text/slug.ts'
import { Kbd } from '#admin/kit/kbd.tsx'
import styles from './help.module.css'

const pictures = import.meta.glob<string>('/docs/handbuch/bilder/*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** Draws a page of the manual piece by piece; nothing in it is ever taken as HTML. */
export function ManualText({ blocks }: { blocks: ManualBlock[] }) {
  return (
    <div className={styles.text}>
      {blocks.map((block, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- The pieces of a page never change places.
        <Block key={index} block={block} />
      ))}
    </div>
  )
}

function Block({ block }: { block: ManualBlock }) {
  if (block.kind === 'heading') {
    const Heading = block.level === 2 ? 'h2' : 'h3'
    return <Heading id={slug(block.text)}>{block.text}</Heading>
  }
  if (block.kind === 'paragraph') return <p>{spans(block.spans)}</p>
  if (block.kind === 'picture') {
    const source = pictures[`/docs/handbuch/bilder/${block.name}`]
    return source ? <img src={source} alt={block.alt} width={1280} height={800} loading="lazy" /> : null
  }
  // oxlint-disable-next-line react/no-array-index-key -- As above.
  const items = block.items.map((item, index) => <li key={index}>{spans(item)}</li>)
  return block.ordered ? <ol>{items}</ol> : <ul>{items}</ul>
}

function spans(pieces: ManualSpan[]) {
  return pieces.map((piece, index) => {
    if (piece.kind === 'strong') return <strong key={index}>{piece.text}</strong>
    if (piece.kind === 'code') return <Kbd key={index}>{piece.text}</Kbd>
    if (piece.kind !== 'link') return piece.text
    const page = /^([\w-]+)\.md$/.exec(piece.target)?.[1]
    return page ? (
      <Link key={index} to={adminPaths.help(page)}>
        {piece.text}
      </Link>
    ) : (
      piece.text
    )
  })
}
