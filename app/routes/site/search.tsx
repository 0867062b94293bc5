import type { MetaDescriptor } from 'react-router'
import { backend } from '#server/context.ts'
import { searchMessages } from '#shared/messages/search.ts'
import { paths, searchParameter } from '#shared/addresses/site-paths.ts'
import { searchMaxLength, searchResultsShown } from '#shared/search/search-result.ts'
import { pageMeta } from '#site/page/page-meta.ts'
import { SearchPage } from '#site/search/search-page.tsx'
import type { Route } from './+types/search.ts'
import { readPage } from './read-page.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const site = context.get(backend)
  const words = (new URL(request.url).searchParams.get(searchParameter) ?? '').trim().slice(0, searchMaxLength)
  const [page, results] = await Promise.all([
    readPage(site, 'search'),
    words ? site.search.results(words, searchResultsShown) : [],
  ])
  return { page, words, results }
}

export function meta({ matches, loaderData }: Route.MetaArgs): MetaDescriptor[] {
  if (!loaderData) return []
  const { page, words } = loaderData
  const tags = pageMeta(matches, {
    title: words ? searchMessages.resultsTitle(words) : page.seoTitle,
    description: page.seoDescription,
    path: paths.search(),
  })
  // Results of a search are endless and say nothing new.
  return words ? [...tags, { name: 'robots', content: 'noindex, follow' }] : tags
}

export default function Search({ loaderData }: Route.ComponentProps) {
  return <SearchPage {...loaderData} />
}
