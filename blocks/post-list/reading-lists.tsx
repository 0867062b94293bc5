import { SiteLink } from '#kit/links/site-link.tsx'
import { blogWords } from '#shared/messages/blog.ts'
import { SplitSection } from '#site/blocks/section.tsx'
import { useWords } from '#site/page/words.ts'
import type { ReadingList } from './post-list-data.ts'

/** What is best read in an order. */
export function ReadingLists({ lists }: { lists: ReadingList[] }) {
  const words = useWords(blogWords)
  if (lists.length === 0) return null
  return (
    <SplitSection id="leselisten" title={words.readingLists} lead={words.readingListsLead}>
      <div className="prose">
        {lists.map(({ name, parts, more }) => (
          <section key={name}>
            <h3>{name}</h3>
            <ol>
              {parts.map(({ title, href }) => (
                <li key={href}>
                  <SiteLink href={href}>{title}</SiteLink>
                </li>
              ))}
            </ol>
            {more > 0 && <p>{words.readingListMore({ count: more })}</p>}
          </section>
        ))}
      </div>
    </SplitSection>
  )
}
