import { searchWords } from '#shared/messages/search.ts'
import { paths, searchKindParameter, searchParameter } from '#shared/addresses/site-paths.ts'
import { searchMaxLength, searchResultsShown, type SearchAnswer } from '#shared/search/search-result.ts'
import { pageMeta, type HeadTag } from '#site/page/page-meta.ts'
import type { Site } from '#site/page/site.ts'
import { wordsIn } from '#site/page/words.ts'
import { SearchHead } from '#site/search/search-head.tsx'
import { BlockPage } from '#site/page-blocks/block-page.tsx'
import type { SearchResultsData } from '#blocks/search-results/block.tsx'
import { readBlocks } from '#blocks/read-blocks.ts'
import { pageNotFound, readPage } from './read-page.ts'
import { defineRoute, type Asked } from './render/define-route.tsx'

export const searchRoute = defineRoute('search', { load, head, Body })

type Data = Awaited<ReturnType<typeof load>>

/** Less is nothing that somebody could answer. */
const shortestMissed = 4
const noAnswer: SearchAnswer = { results: [], total: 0, kinds: [], kind: null }

async function load({ backend, url }: Asked) {
  const { searchParams } = url
  const words = (searchParams.get(searchParameter) ?? '').trim().slice(0, searchMaxLength)
  const kind = searchParams.get(searchKindParameter) || null
  if (kind && !Object.hasOwn(searchWords.texts.kinds, kind)) throw await pageNotFound(backend)
  const [{ blocks, ...page }, answer] = await Promise.all([
    readPage(backend, 'search'),
    words ? backend.search.results(words, searchResultsShown, kind) : noAnswer,
  ])
  if (words.length >= shortestMissed && answer.total === 0) await backend.search.missed(words)
  const searchResults: SearchResultsData = { words, ...answer }
  return {
    page,
    words,
    found: answer.total,
    blocks: await readBlocks(backend, { page: 'search', blocks, own: { searchResults } }),
  }
}

function head({ page, words }: Data, site: Site): HeadTag[] {
  return pageMeta(site, {
    title: words ? wordsIn(searchWords, site).resultsTitle({ words }) : page.seoTitle,
    description: page.seoDescription,
    path: paths.search(),
    // Results of a search are endless and say nothing new; without words there are none.
    unfound: true,
  })
}

function Body({ page, words, found, blocks }: Data) {
  const head = words ? { ...page, lead: '' } : page
  return <BlockPage id="search" page={head} blocks={blocks} inHead={<SearchHead words={words} count={found} />} />
}
