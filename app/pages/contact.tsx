import { contactPaths } from '#shared/addresses/contact-paths.ts'
import { paths } from '#shared/addresses/site-paths.ts'
import { BlockPage } from '#site/page-blocks/block-page.tsx'
import type { FormBlockData } from '#blocks/form/reader.ts'
import { readBlocks } from '#blocks/read-blocks.ts'
import { companyData } from '#site/company/company-meta.ts'
import { cardOfPage, pageMeta } from '#site/page/page-meta.ts'
import type { Site } from '#site/page/site.ts'
import type { PlainForm } from '#shared/contact/contact.ts'
import { readContactSettings } from '#blocks/form/contact-settings.ts'
import { readPage } from './read-page.ts'
import { defineRoute, redirectTo, type Asked } from './render/define-route.tsx'

export const contactRoute = defineRoute('contact', { load, head, Body, submit })

type Data = Awaited<ReturnType<typeof load>>

async function load({ backend, url }: Asked) {
  const step = url.searchParams.get('formular')
  const [{ blocks, ...page }, settings] = await Promise.all([
    readPage(backend, 'contact'),
    readContactSettings(backend),
  ])
  const form: FormBlockData = {
    settings,
    plainForm: step === '1' ? backend.contactForms.newForm() : null,
    sent: step === 'gesendet',
  }
  return {
    page,
    blocks: await readBlocks(backend, { page: 'contact', blocks, own: { form } }),
    /** What was refused comes back in the form, with its reasons. */
    refused: undefined as PlainForm | undefined,
  }
}

/** The form without JavaScript (J3). */
async function submit({ backend, request }: Asked) {
  const again = await backend.contactForms.submit(request)
  if (!again) return redirectTo(contactPaths.sent(), 303)
  return { status: again.status, changed: { refused: again.form } }
}

function head({ page }: Data, site: Site) {
  return pageMeta(site, {
    title: page.seoTitle,
    description: page.seoDescription,
    path: paths.contact(),
    card: cardOfPage(page),
    crumbs: [{ label: page.title }],
    structuredData: [companyData(site)],
  })
}

function Body({ page, blocks, refused }: Data) {
  const shown = blocks.map((block) =>
    refused && block.kind === 'form'
      ? { ...block, data: { ...(block.data as FormBlockData), plainForm: refused } }
      : block,
  )
  return <BlockPage id="contact" page={page} blocks={shown} />
}
