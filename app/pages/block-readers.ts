import type { PublicBackend } from '#server/context.ts'
import { linkTopics } from '#shared/blocks/linked-topics.ts'
import { shownCounts } from '#shared/blocks/shown-counts.ts'
import {
  toJobTeaser,
  toMember,
  toPostTeaser,
  toProjectTeaser,
  toQuestion,
  toServiceTeaser,
  toVoice,
  type PostTeaser,
} from '#shared/blocks/teasers.ts'
import type { PageBlockKind, PageBlockOf } from '#shared/content/page-blocks/page-block-kinds.ts'
import type { BlockData } from '#site/page/block-data.ts'
import { readContactSettings } from './read-contact-settings.ts'
import type { BlockReads } from './read-blocks.ts'

type Data<Kind extends PageBlockKind> = Kind extends keyof BlockData ? BlockData[Kind] : true
type Readers = {
  [Kind in PageBlockKind]?: (block: PageBlockOf<Kind>, reads: BlockReads) => Promise<Data<Kind> | undefined>
}

/** What each kind of block reads; undefined where there is nothing to show. Kinds of one page are read by its route. */
export const blockReaders: Readers = {
  async entries({ items }) {
    return items.length > 0 || undefined
  },
  async text({ title, lead, body }) {
    return title !== '' || lead !== '' || body !== '' || undefined
  },
  async callToAction({ title }) {
    return title !== '' || undefined
  },
  async gallery({ items }) {
    return items.some(({ image }) => image !== '') || undefined
  },
  async downloads({ items }) {
    return items.length > 0 || undefined
  },
  async story({ items }) {
    return items.length > 0 || undefined
  },
  async artefact({ items }) {
    return items.length > 0 || undefined
  },
  async table({ columns, rows }) {
    return (columns.length > 0 && rows.length > 0) || undefined
  },
  async quote({ quote }) {
    return quote !== '' || undefined
  },
  async embed({ address, medium, caption }, { site }) {
    return address === '' ? undefined : readEmbed(site, { address, medium, caption })
  },
  async stats(_block, { list }) {
    return some((await list('stats')).map(({ id, value, label }) => ({ id, value, label })))
  },
  async topics(_block, { site, list, off }) {
    const { topicKeywords } = await site.content.document('generalSettings')
    return some(linkTopics(topicKeywords, await list('services'), off))
  },
  async services(_block, { list, off }) {
    return (await list('services')).map((service) => toServiceTeaser(service, off))
  },
  async benefits(_block, { list }) {
    return some((await list('benefits')).map(({ title, text }) => ({ title, text })))
  },
  async voices({ service, look }, { site, subject, list }) {
    const all = await site.content.section(list('testimonials'))
    if (!all) return null
    const about = service || subject.service
    const found = about ? all.filter((voice) => voice.service === about) : all
    return some(found.slice(0, look === 'one' ? 1 : shownCounts.homeTestimonials).map(toVoice))
  },
  async history(_block, { site, list }) {
    const entries = await site.content.section(list('history'))
    return entries && some(entries.map(({ id, year, title, text }) => ({ id, year, title, text })))
  },
  async posts({ category, count }, { site, list, subject }) {
    return some(await readPostTeasers(site, list, { category, motif: subject.motif, count }))
  },
  async projects({ service, look }, { list, subject }) {
    const [projects, services] = await Promise.all([list('portfolio'), list('services')])
    const about = service || subject.service
    const shown = projects
      .filter((project) => !about || project.service === about)
      .slice(0, shownCounts.topicProjects)
      .map((project) => toProjectTeaser(project, services))
    return look === 'overview' ? some(shown) : shown
  },
  async faq({ topic }, { list, subject }) {
    const about = topic || subject.topic
    return some((await list('faq')).filter((entry) => entry.topic === about).map(toQuestion))
  },
  async people({ count }, { list }) {
    return some((await list('team')).slice(0, count).map(toMember))
  },
  async statement({ faces }, { list }) {
    if (!faces) return []
    return (await list('team'))
      .slice(0, shownCounts.teamFaces)
      .map(({ id, name, image, portrait }) => ({ id, name, image, portrait }))
  },
  async jobs(_block, { list, page }) {
    const jobs = (await list('jobs')).map(toJobTeaser)
    return page === 'career' ? jobs : some(jobs)
  },
  async partners(_block, { list }) {
    return (await list('partners')).map(({ id, name, field, description, href, logo }) => ({
      id,
      name,
      field,
      description,
      href,
      logo,
    }))
  },
  async directions(_block, { site }) {
    const { directions } = await site.content.document('companyProfile')
    return some(directions.map(({ title, text }) => ({ title, text })))
  },
  async form(_block, { site }) {
    return { settings: await readContactSettings(site), plainForm: null, sent: false }
  },
}

function some<Entry>(entries: Entry[]): Entry[] | undefined {
  return entries.length > 0 ? entries : undefined
}

/** As the editor of texts stores a video or map, so that it asks like every other one before it loads. */
async function readEmbed({ content }: PublicBackend, { address, medium, caption }: Embed): Promise<string> {
  const text = caption ? `<figcaption>${escaped(caption)}</figcaption>` : ''
  const figure = `<figure data-embed="${escaped(address)}" data-kind="${medium}">${text}</figure>`
  return content.richText(figure)
}
type Embed = { address: string; medium: string; caption: string }

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

type Wanted = { category: string; motif: string | undefined; count: number }

/** The newest posts of a category; without one those with the motif of the page's subject, else of all. */
async function readPostTeasers(
  { content }: PublicBackend,
  list: BlockReads['list'],
  { category, motif, count }: Wanted,
): Promise<PostTeaser[]> {
  const [posts, categories] = await Promise.all([
    content.posts.newest(count, (post) => (category ? post.category === category : !motif || post.motif === motif)),
    list('categories'),
  ])
  return posts.map((post) => toPostTeaser(post, categories))
}
