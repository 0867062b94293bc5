import { contactPaths } from '#shared/addresses/contact-paths.ts'
import { data, redirect } from 'react-router'
import { backend } from '#server/context.ts'
import { paths } from '#shared/addresses/site-paths.ts'
import { ContactPage } from '#site/contact/contact-page.tsx'
import { pageMeta } from '#site/page/page-meta.ts'
import type { Route } from './+types/contact.ts'
import { readContactSettings } from './read-contact-settings.ts'
import { readPage } from './read-page.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const site = context.get(backend)
  const step = new URL(request.url).searchParams.get('formular')
  const [page, settings] = await Promise.all([readPage(site, 'contact'), readContactSettings(site)])
  return { page, settings, plainForm: step === '1' ? site.contactForms.newForm() : null, sent: step === 'gesendet' }
}

/** The form without JavaScript (J3). */
export async function action({ request, context }: Route.ActionArgs) {
  const again = await context.get(backend).contactForms.submit(request)
  if (!again) return redirect(contactPaths.sent(), 303)
  return data({ plainForm: again.form }, { status: again.status })
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { seoTitle, seoDescription } = loaderData.page
  return pageMeta(matches, { title: seoTitle, description: seoDescription, path: paths.contact() })
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  return <ContactPage {...loaderData} plainForm={actionData?.plainForm ?? loaderData.plainForm} />
}
