import { backend } from '#server/context.ts'
import { paths } from '#shared/paths.ts'
import { ContactPage } from '#ui/contact/contact-page.tsx'
import { pageMeta } from '#ui/page/page-meta.ts'
import type { Route } from './+types/contact.ts'
import { readPage } from './read-page.ts'

export async function loader({ context }: Route.LoaderArgs) {
  return { page: await readPage(context.get(backend), 'contact') }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { seoTitle, seoDescription } = loaderData.page
  return pageMeta(matches, { title: seoTitle, description: seoDescription, path: paths.contact() })
}

export default function Contact({ loaderData }: Route.ComponentProps) {
  return <ContactPage {...loaderData} />
}
