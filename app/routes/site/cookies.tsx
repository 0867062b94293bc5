import { backend } from '#server/context.ts'
import { paths } from '#shared/paths.ts'
import { toRegisterCategories } from '#shared/service-register.ts'
import { CookiesPage } from '#ui/cookies/cookies-page.tsx'
import { pageMeta } from '#ui/page/page-meta.ts'
import type { Route } from './+types/cookies.ts'
import { readPage } from './read-page.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(backend)
  const [page, services] = await Promise.all([readPage(site, 'cookies'), site.content.list('registeredServices')])
  return { page, categories: toRegisterCategories(services) }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { seoTitle, seoDescription } = loaderData.page
  return pageMeta(matches, { title: seoTitle, description: seoDescription, path: paths.cookies() })
}

export default function Cookies({ loaderData }: Route.ComponentProps) {
  return <CookiesPage {...loaderData} />
}
