import { barrierFormPaths } from '#shared/addresses/contact-paths.ts'
import { legalVersionPaths } from '#shared/addresses/legal-names.ts'
import { paths } from '#shared/addresses/site-paths.ts'
import { barrierLabel } from '#shared/messages/accessibility.ts'
import { BarrierReport } from '#site/accessibility/barrier-report.tsx'
import { measuredPageData } from '#site/page/structured-data.ts'
import { LegalPage } from '#site/legal/legal-page.tsx'
import { cardOfPage, pageMeta } from '#site/page/page-meta.ts'
import type { Site } from '#site/page/site.ts'
import { PageBlocks } from '#site/page-blocks/page-blocks.tsx'
import { readContactSettings } from '#blocks/form/contact-settings.ts'
import { readLegalPage, readStatement } from './read-legal.ts'
import { defineRoute, redirectTo, type Asked } from './render/define-route.tsx'

export const accessibilityRoute = defineRoute('accessibility', { load, head, Body, submit })

type Data = Awaited<ReturnType<typeof load>>

/** The accessibility statement: a legal text with what was measured, and the form for who meets a barrier. */
async function load({ backend, url }: Asked) {
  const step = url.searchParams.get('formular')
  const [text, { summary, measuredAt }, rules] = await Promise.all([
    readLegalPage(backend, 'barrierefreiheit'),
    readStatement(backend),
    readContactSettings(backend),
  ])
  const form = step === '1' ? backend.contactForms.newForm() : null
  return { text, summary, measuredAt, form, rules, sent: step === 'gesendet' }
}

async function submit({ backend, request }: Asked) {
  const again = await backend.contactForms.submit(request, { label: barrierLabel, phoneRequired: false })
  if (!again) return redirectTo(barrierFormPaths.sent(), 303)
  return { status: again.status, changed: { form: again.form } }
}

function head({ text, summary, measuredAt }: Data, site: Site) {
  return pageMeta(site, {
    title: text.page.seoTitle,
    description: text.page.seoDescription,
    path: paths.barrierefreiheit(),
    card: cardOfPage(text.page),
    crumbs: [{ label: text.page.title }],
    structuredData: [
      measuredPageData(
        { name: text.page.title, path: paths.barrierefreiheit(), measuredAt, accessibilitySummary: summary },
        site,
      ),
    ],
  })
}

function Body({ text: { blocks, name, ...text }, form, rules, sent }: Data) {
  return (
    <LegalPage versionsHref={legalVersionPaths.all(name)} {...text}>
      <BarrierReport form={form} rules={rules} sent={sent} />
      <PageBlocks page={name} blocks={blocks} />
    </LegalPage>
  )
}
