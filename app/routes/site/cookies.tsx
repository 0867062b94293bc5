import { data } from 'react-router'
import { backend } from '#server/context.ts'
import { paths } from '#shared/addresses/site-paths.ts'
import { CookiesPage } from '#site/consent/cookies-page.tsx'
import { pageMeta } from '#site/page/page-meta.ts'
import type { Route } from './+types/cookies.ts'
import { readPage } from './read-page.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(backend)
  const [page, notice] = await Promise.all([readPage(site, 'cookies'), site.consent.notice()])
  if (!notice) throw data(null, { status: 503 })
  return { page, content: notice.content, settings: notice.settings }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { seoTitle, seoDescription } = loaderData.page
  return pageMeta(matches, { title: seoTitle, description: seoDescription, path: paths.cookies() })
}

export default function Cookies({ loaderData }: Route.ComponentProps) {
  return <CookiesPage {...loaderData} />
}
