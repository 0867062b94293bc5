import type { MetaDescriptor } from 'react-router'
import { backend } from '#server/context.ts'
import { searchWords } from '#shared/messages/search.ts'
import { paths, searchKindParameter, searchParameter } from '#shared/addresses/site-paths.ts'
import { searchMaxLength, searchResultsShown, type SearchAnswer } from '#shared/search/search-result.ts'
import { pageMeta } from '#site/page/page-meta.ts'
import { siteOf } from '#site/page/site.ts'
import { wordsIn } from '#site/page/words.ts'
import { SearchHead } from '#site/search/search-results.tsx'
import { BlockPage } from '#site/page-blocks/block-page.tsx'
import { readBlocks } from './read-blocks.ts'
import type { Route } from './+types/search.ts'
import { readPage } from './read-page.ts'

/** Less is nothing that somebody could answer. */
const shortestMissed = 4
const noAnswer: SearchAnswer = { results: [], total: 0, kinds: [], kind: null }

export async function loader({ context, request }: Route.LoaderArgs) {
  const site = context.get(backend)
  const { searchParams } = new URL(request.url)
  const words = (searchParams.get(searchParameter) ?? '').trim().slice(0, searchMaxLength)
  const [{ blocks, ...page }, answer] = await Promise.all([
    readPage(site, 'search'),
    words ? site.search.results(words, searchResultsShown, searchParams.get(searchKindParameter)) : noAnswer,
  ])
  if (words.length >= shortestMissed && answer.total === 0) await site.search.missed(words)
  const own = { searchResults: { words, ...answer } }
  return { page, words, found: answer.total, blocks: await readBlocks(site, { page: 'search', blocks, own }) }
}

export function meta({ matches, loaderData }: Route.MetaArgs): MetaDescriptor[] {
  if (!loaderData) return []
  const { page, words } = loaderData
  return pageMeta(matches, {
    title: words ? wordsIn(searchWords, siteOf(matches)).resultsTitle({ words }) : page.seoTitle,
    description: page.seoDescription,
    path: paths.search(),
    // Results of a search are endless and say nothing new; without words there are none.
    unfound: true,
  })
}

export default function Search({ loaderData: { page, words, found, blocks } }: Route.ComponentProps) {
  const head = words ? { ...page, lead: '' } : page
  return <BlockPage id="search" page={head} blocks={blocks} inHead={<SearchHead words={words} count={found} />} />
}
