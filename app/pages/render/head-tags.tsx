import { Fragment } from 'react'
import type { HeadTag } from '#site/page/page-meta.ts'

/** The tags of a page's head as elements. */
export function HeadTags({ tags }: { tags: readonly HeadTag[] }) {
  return tags.map((tag, index) => <Fragment key={index}>{elementOf(tag)}</Fragment>)
}

function elementOf(tag: HeadTag) {
  if ('structuredData' in tag)
    return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: asScript(tag.structuredData) }} />
  if ('rel' in tag) return <link {...tag} />
  if ('title' in tag) return <title>{tag.title}</title>
  return <meta {...tag} />
}

/** JSON in which nothing can end the element it stands in. */
function asScript(data: object): string {
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
}
