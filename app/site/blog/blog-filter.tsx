import { blogMessages, blogWords } from '#shared/messages/blog.ts'
import { Icon } from '#kit/icon/icon.tsx'
import { LinkTabs, type LinkTab } from '#kit/links/link-tabs.tsx'
import { blogSearchMaxLength } from '#shared/blog/paging.ts'
import { paths } from '#shared/addresses/site-paths.ts'
import styles from './blog-filter.module.css'
import { useWords } from '#site/page/words.ts'

export type CategoryTab = { id: string; title: string; count: number }
type BlogFilterProps = { tabs: CategoryTab[]; category: string | undefined; search: string }

/** Choosing keeps the place on the page: it is the same list. */
export function BlogFilter({ tabs, category, search }: BlogFilterProps) {
  return (
    <div className={`${styles.filter} no-print`}>
      <LinkTabs label={blogMessages.categories} tabs={tabs.map((tab) => toLinkTab(tab, category, search))} />
      <SearchField category={category} search={search} />
    </div>
  )
}

function toLinkTab({ id, title, count }: CategoryTab, category = '', search: string): LinkTab {
  return { label: title, href: paths.blog({ category: id, search }), count, current: id === category }
}

function SearchField({ category, search }: Omit<BlogFilterProps, 'tabs'>) {
  const words = useWords(blogWords)
  return (
    <search>
      <form action={paths.blog()} data-stays className="search-field">
        {category && <input type="hidden" name="kategorie" value={category} />}
        <button type="submit" aria-label={blogMessages.searchSubmit}>
          <Icon name="search" />
        </button>
        <input
          type="search"
          className="text-input"
          name="suche"
          defaultValue={search}
          maxLength={blogSearchMaxLength}
          aria-label={words.search}
          placeholder={words.search}
        />
      </form>
    </search>
  )
}
