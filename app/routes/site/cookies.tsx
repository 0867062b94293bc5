import { backend } from '#server/context.ts'
import { registeredServiceFields, type RegisteredService } from '#shared/content/registered-services.ts'
import { paths } from '#shared/paths.ts'
import { CookiesPage } from '#ui/cookies/cookies-page.tsx'
import { pageMeta } from '#ui/page/page-meta.ts'
import type { Route } from './+types/cookies.ts'
import { readPage } from './read-page.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(backend)
  const [page, services] = await Promise.all([readPage(site, 'cookies'), site.content.list('registeredServices')])
  const categories = Object.entries(registeredServiceFields.category.options).map(([id, title]) => ({
    id,
    title,
    services: services.filter(({ category }) => category === id).map(toRow),
  }))
  return { page, categories }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { seoTitle, seoDescription } = loaderData.page
  return pageMeta(matches, { title: seoTitle, description: seoDescription, path: paths.cookies() })
}

export default function Cookies({ loaderData }: Route.ComponentProps) {
  return <CookiesPage {...loaderData} />
}

/** The places have German names here already: the browser does not load the definitions. */
function toRow({ id, name, provider, purpose, recipient, thirdCountry, keys }: RegisteredService) {
  const places = registeredServiceFields.keys.fields.storage.options
  return {
    id,
    name,
    provider,
    purpose,
    recipient,
    thirdCountry,
    keys: keys.map((key) => ({ ...key, storage: places[key.storage] })),
  }
}
