import type { BlogPost } from './content/blog-posts.ts'
import { textOf } from './html-text.ts'

type Searchable = Pick<BlogPost, 'title' | 'teaser' | 'tags' | 'content'>

/** The posts that hold every word of the question, in the order given. */
export function searchPosts<Post extends Searchable>(posts: Post[], question: string): Post[] {
  const words = question.split(/\s+/).filter(Boolean).map(spellings)
  if (words.length === 0) return posts
  return posts.filter(({ title, teaser, tags, content }) => {
    const [expanded, bare] = spellings([title, teaser, ...tags, textOf(content)].join(' '))
    return words.every(([expandedWord, bareWord]) => expanded.includes(expandedWord) || bare.includes(bareWord))
  })
}

/** Umlauts as people type them: "schluessel" and "schlussel" both stand for "Schlüssel". */
function spellings(text: string): [expanded: string, bare: string] {
  const plain = text.normalize('NFC').toLowerCase().replaceAll('\u00ad', '').replaceAll('ß', 'ss')
  const expanded = plain.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue')
  return [withoutMarks(expanded), withoutMarks(plain)]
}

function withoutMarks(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '')
}
