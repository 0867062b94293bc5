import { data, redirect } from 'react-router'
import { backend } from '#server/context.ts'
import { barrierFormPaths } from '#shared/addresses/contact-paths.ts'
import { legalVersionPaths } from '#shared/addresses/legal-names.ts'
import { paths } from '#shared/addresses/site-paths.ts'
import { barrierLabel } from '#shared/messages/accessibility.ts'
import { BarrierReport } from '#site/accessibility/barrier-report.tsx'
import { measuredPageData } from '#site/page/structured-data.ts'
import { LegalPage } from '#site/legal/legal-page.tsx'
import { cardOfPage, pageMeta } from '#site/page/page-meta.ts'
import { siteOf } from '#site/page/site.ts'
import { PageBlocks } from '#site/page-blocks/page-blocks.tsx'
import type { Route } from './+types/accessibility.ts'
import { readContactSettings } from './read-contact-settings.ts'
import { readLegalPage, readStatement } from './read-legal.ts'

/** The accessibility statement: a legal text with what was measured, and the form for who meets a barrier. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const site = context.get(backend)
  const step = new URL(request.url).searchParams.get('formular')
  const [text, { summary, measuredAt }, rules] = await Promise.all([
    readLegalPage(site, 'barrierefreiheit'),
    readStatement(site),
    readContactSettings(site),
  ])
  const form = step === '1' ? site.contactForms.newForm() : null
  return { text, summary, measuredAt, form, rules, sent: step === 'gesendet' }
}

export async function action({ request, context }: Route.ActionArgs) {
  const again = await context.get(backend).contactForms.submit(request, { label: barrierLabel, phoneRequired: false })
  if (!again) return redirect(barrierFormPaths.sent(), 303)
  return data({ form: again.form }, { status: again.status })
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { text, summary, measuredAt } = loaderData
  const site = siteOf(matches)
  return pageMeta(matches, {
    title: text.page.seoTitle,
    description: text.page.seoDescription,
    path: paths.barrierefreiheit(),
    card: cardOfPage(text.page),
    crumbs: [{ label: text.page.title }],
    structuredData: site && [
      measuredPageData(
        { name: text.page.title, path: paths.barrierefreiheit(), measuredAt, accessibilitySummary: summary },
        site,
      ),
    ],
  })
}

export default function Accessibility({ loaderData, actionData }: Route.ComponentProps) {
  const { blocks, name, ...text } = loaderData.text
  return (
    <LegalPage versionsHref={legalVersionPaths.all(name)} {...text}>
      <BarrierReport form={actionData?.form ?? loaderData.form} rules={loaderData.rules} sent={loaderData.sent} />
      <PageBlocks page={name} blocks={blocks} />
    </LegalPage>
  )
}
