import { unlessEmpty } from '#blocks/define-block.ts'
import { readBlocks } from '#blocks/read-blocks.ts'
import type { PageBlock } from '#blocks/kinds.ts'
import type { Service } from '#shared/content/services.ts'
import { paths, servicePath } from '#shared/addresses/site-paths.ts'
import { isPageOn } from '#shared/addresses/page-switch.ts'
import { questionsAbout, relatedServices } from '#shared/services/service-relations.ts'
import { toServiceTeaser } from '#shared/blocks/teasers.ts'
import { pageMeta } from '#site/page/page-meta.ts'
import type { Site } from '#site/page/site.ts'
import { serviceOffer } from '#site/services/service-meta.ts'
import { ServicePage } from '#site/page-blocks/item-pages.tsx'
import { pageNotFound, readPage } from './read-page.ts'
import { defineRoute, redirectTo, type Asked } from './render/define-route.tsx'

export const serviceRoute = defineRoute('service', { load, head, Body })

type Data = Awaited<ReturnType<typeof load>>

/** Other services below a service. */
const relatedServicesShown = 3

async function load({ backend, parameters }: Asked<'serviceId'>) {
  const { content } = backend
  const serviceId = await content.idAt('services', parameters.serviceId)
  const found = serviceId && (await content.get('services', serviceId))
  if (!found) throw await pageNotFound(backend)
  if (hasPageElsewhere(found) && isPageOn(found.ownPage, await backend.offPaths())) throw redirectTo(found.ownPage, 301)

  const [{ blocks, ...page }, services] = await Promise.all([readPage(backend, 'service'), content.list('services')])
  const { createdAt: _createdAt, updatedAt: _updatedAt, display: _display, ownPage: _ownPage, ...service } = found
  const { highlights, image, description, offers, process, motif } = service
  const off = await backend.offPaths()
  const related = relatedServices(service, services, relatedServicesShown).map((entry) => toServiceTeaser(entry, off))
  const own = {
    serviceDescription: { highlights, image, description },
    serviceOffers: unlessEmpty(offers),
    serviceProcess: unlessEmpty(process),
    relatedServices: unlessEmpty(related),
  }
  // A post about the same subject carries the same motif.
  const subject = { service: serviceId, topic: questionsAbout(service), motif }
  const shown = withArtefact(blocks, service)
  return { page, service, blocks: await readBlocks(backend, { page: 'service', blocks: shown, own, subject }) }
}

function head({ page, service }: Data, site: Site) {
  const { address, title, summary, seoTitle, seoDescription, image, motif } = service
  return pageMeta(site, {
    title: seoTitle || title,
    description: seoDescription || summary,
    path: paths.service(address),
    image,
    card: { kicker: page.title, title, motif },
    crumbs: [{ label: page.title, href: paths.services() }, { label: title }],
    structuredData: [serviceOffer(service, site)],
  })
}

function Body(data: Data) {
  return <ServicePage {...data} />
}

/** The service's own piece of work below its description; services without one have none. */
function withArtefact(blocks: readonly PageBlock[], { artefact }: Pick<Service, 'artefact'>): PageBlock[] {
  if (artefact.items.length === 0) return [...blocks]
  const own = { kind: 'artefact', id: 'arbeitsprobe', hidden: false, lead: '', tone: 'sunken', ...artefact } as const
  return blocks.flatMap((block): PageBlock[] => (block.kind === 'serviceDescription' ? [block, own] : [block]))
}

/** Only another page: a dialog, an e-mail address or this very page would lead nowhere or in circles. */
function hasPageElsewhere(service: Service): boolean {
  const path = servicePath(service)
  return path !== paths.service(service.address) && /^(\/|https?:)/i.test(path)
}
