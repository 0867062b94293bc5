import { backend } from '#server/context.ts'
import { toFaqTopics } from '#shared/faq/faq-topics.ts'
import { faqWords } from '#shared/messages/faq.ts'
import { wordsFrom } from '#shared/words/word-group.ts'
import { paths, searchParameter } from '#shared/addresses/site-paths.ts'
import { FaqHead } from '#site/faq/question-list.tsx'
import { BlockPage } from '#site/page-blocks/block-page.tsx'
import { readBlocks } from './read-blocks.ts'
import { withAbsoluteAddresses } from '#shared/html/absolute-addresses.ts'
import { faqData } from '#site/faq/faq-meta.ts'
import { cardOfPage, pageMeta } from '#site/page/page-meta.ts'
import type { Route } from './+types/faq.ts'
import { readShownPage } from './read-page.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const site = context.get(backend)
  const [{ blocks, ...page }, entries, topics, changed] = await Promise.all([
    readShownPage(site, 'faq'),
    site.content.list('faq'),
    site.content.list('faqTopics'),
    site.words(),
  ])
  const words = (new URL(request.url).searchParams.get(searchParameter) ?? '').trim()
  const { others } = wordsFrom(faqWords, changed)
  const questionList = { topics: toFaqTopics(entries, topics, others), words }
  // Search engines show answers where a relative link would lead nowhere.
  const url = site.config.publicUrl.origin + paths.faq()
  const absolute = entries.map((entry) => ({ ...entry, answer: withAbsoluteAddresses(entry.answer, url) }))
  return {
    page,
    words,
    answered: toFaqTopics(absolute, topics, others),
    blocks: await readBlocks(site, { page: 'faq', blocks, own: { questionList } }),
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { page, blocks, answered, words } = loaderData
  const isShown = blocks.some((block) => block.kind === 'questionList')
  return pageMeta(matches, {
    title: page.seoTitle,
    description: page.seoDescription,
    path: paths.faq(),
    card: cardOfPage(page),
    crumbs: [{ label: page.title }],
    structuredData: isShown ? [faqData(answered)] : [],
    unfound: words !== '',
  })
}

export default function Faq({ loaderData: { page, blocks } }: Route.ComponentProps) {
  const questions = blocks.find((block) => block.kind === 'questionList')
  return <BlockPage id="faq" page={page} blocks={blocks} inHead={questions && <FaqHead {...questions.data} />} />
}
