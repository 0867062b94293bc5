import type { BlogPost } from '#shared/content/blog-posts.ts'
import { textOf } from '#shared/text/html-text.ts'
import { wordFinder } from '#shared/search/search-words.ts'

type Searchable = Pick<BlogPost, 'title' | 'teaser' | 'tags' | 'content'>

/** What the search of the blog looks at. */
export function searchedText({ title, teaser, tags, content }: Searchable): string {
  return [title, teaser, ...tags, textOf(content)].join(' ')
}

/** The posts that hold every word of the question, in the order given. */
export function searchPosts<Post extends Searchable>(posts: Post[], question: string): Post[] {
  const holdsWords = wordFinder(question)
  return posts.filter((post) => holdsWords(searchedText(post)))
}
