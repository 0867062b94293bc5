import { contactPaths } from '#shared/addresses/contact-paths.ts'
import { data, redirect } from 'react-router'
import { backend } from '#server/context.ts'
import { paths } from '#shared/addresses/site-paths.ts'
import { BlockPage } from '#site/page-blocks/block-page.tsx'
import { readBlocks } from './read-blocks.ts'
import { companyData } from '#site/company/company-meta.ts'
import { cardOfPage, pageMeta } from '#site/page/page-meta.ts'
import { siteOf } from '#site/page/site.ts'
import type { Route } from './+types/contact.ts'
import { readContactSettings } from './read-contact-settings.ts'
import { readPage } from './read-page.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const site = context.get(backend)
  const step = new URL(request.url).searchParams.get('formular')
  const [{ blocks, ...page }, settings] = await Promise.all([readPage(site, 'contact'), readContactSettings(site)])
  const form = { settings, plainForm: step === '1' ? site.contactForms.newForm() : null, sent: step === 'gesendet' }
  return { page, blocks: await readBlocks(site, { page: 'contact', blocks, own: { form } }) }
}

/** The form without JavaScript (J3). */
export async function action({ request, context }: Route.ActionArgs) {
  const again = await context.get(backend).contactForms.submit(request)
  if (!again) return redirect(contactPaths.sent(), 303)
  return data({ plainForm: again.form }, { status: again.status })
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { page } = loaderData
  const site = siteOf(matches)
  return pageMeta(matches, {
    title: page.seoTitle,
    description: page.seoDescription,
    path: paths.contact(),
    card: cardOfPage(page),
    crumbs: [{ label: page.title }],
    structuredData: site && [companyData(site)],
  })
}

export default function Contact({ loaderData: { page, blocks }, actionData }: Route.ComponentProps) {
  const again = actionData?.plainForm
  // What was refused comes back in the form, with its reasons.
  const shown = blocks.map((block) =>
    again && block.kind === 'form' ? { ...block, data: { ...block.data, plainForm: again } } : block,
  )
  return <BlockPage id="contact" page={page} blocks={shown} />
}
