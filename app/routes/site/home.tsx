import { backend } from '#server/context.ts'
import { paths } from '#shared/addresses/site-paths.ts'
import { shownCounts } from '#shared/blocks/shown-counts.ts'
import { toPostTeaser, toServiceTeaser, toVoice } from '#shared/blocks/teasers.ts'
import { HomePage } from '#site/home/home-page.tsx'
import { pageMeta } from '#site/page/page-meta.ts'
import type { Route } from './+types/home.ts'
import { readPage } from './read-page.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(backend)
  const { content } = site
  const [page, services, stats, benefits, testimonials, history, posts, categories] = await Promise.all([
    readPage(site, 'home'),
    content.list('services'),
    content.list('stats'),
    content.list('benefits'),
    content.section(content.list('testimonials')),
    content.section(content.list('history')),
    content.posts.newest(shownCounts.homePosts),
    content.list('categories'),
  ])
  return {
    page,
    services: services.map(toServiceTeaser),
    stats: stats.map(({ id, value, label }) => ({ id, value, label })),
    benefits: benefits.map(({ title, text }) => ({ title, text })),
    testimonials: testimonials?.slice(0, shownCounts.homeTestimonials).map(toVoice) ?? null,
    history: history?.map(({ id, year, title, text }) => ({ id, year, title, text })) ?? null,
    posts: posts.map((post) => toPostTeaser(post, categories)),
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { seoTitle, seoDescription } = loaderData.page
  return pageMeta(matches, { title: seoTitle, description: seoDescription, path: paths.home() })
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomePage {...loaderData} />
}
