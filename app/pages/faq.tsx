import { toFaqTopics } from '#shared/faq/faq-topics.ts'
import { faqWords } from '#shared/messages/faq.ts'
import { wordsFrom } from '#shared/words/word-group.ts'
import { paths, searchParameter } from '#shared/addresses/site-paths.ts'
import { FaqHead } from '#site/faq/faq-head.tsx'
import { BlockPage } from '#site/page-blocks/block-page.tsx'
import type { QuestionListData } from '#blocks/question-list/block.tsx'
import { dataOfBlock, readBlocks } from '#blocks/read-blocks.ts'
import { withAbsoluteAddresses } from '#shared/html/absolute-addresses.ts'
import { faqData } from '#site/faq/faq-meta.ts'
import { cardOfPage, pageMeta } from '#site/page/page-meta.ts'
import { readShownPage } from './read-page.ts'
import { defineRoute, type Asked } from './render/define-route.tsx'
import type { Site } from '#site/page/site.ts'

export const faqRoute = defineRoute('faq', { load, head, Body })

type Data = Awaited<ReturnType<typeof load>>

async function load({ backend, url }: Asked) {
  const [{ blocks, ...page }, entries, topics, changed] = await Promise.all([
    readShownPage(backend, 'faq'),
    backend.content.list('faq'),
    backend.content.list('faqTopics'),
    backend.words(),
  ])
  const words = (url.searchParams.get(searchParameter) ?? '').trim()
  const { others } = wordsFrom(faqWords, changed)
  const questionList: QuestionListData = { topics: toFaqTopics(entries, topics, others), words }
  // Search engines show answers where a relative link would lead nowhere.
  const address = backend.config.publicUrl.origin + paths.faq()
  const absolute = entries.map((entry) => ({ ...entry, answer: withAbsoluteAddresses(entry.answer, address) }))
  return {
    page,
    words,
    answered: toFaqTopics(absolute, topics, others),
    blocks: await readBlocks(backend, { page: 'faq', blocks, own: { questionList } }),
  }
}

function head({ page, blocks, answered, words }: Data, site: Site) {
  const isShown = blocks.some((block) => block.kind === 'questionList')
  return pageMeta(site, {
    title: page.seoTitle,
    description: page.seoDescription,
    path: paths.faq(),
    card: cardOfPage(page),
    crumbs: [{ label: page.title }],
    structuredData: isShown ? [faqData(answered)] : [],
    unfound: words !== '',
  })
}

function Body({ page, blocks }: Data) {
  const questions = dataOfBlock<QuestionListData>(blocks, 'questionList')
  return <BlockPage id="faq" page={page} blocks={blocks} inHead={questions && <FaqHead {...questions} />} />
}
