import { redirect } from 'react-router'
import { backend } from '#server/context.ts'
import type { Service } from '#shared/content/services.ts'
import { paths, servicePath } from '#shared/addresses/site-paths.ts'
import { questionsAbout, relatedServices } from '#shared/services/service-relations.ts'
import { shownCounts } from '#shared/blocks/shown-counts.ts'
import { toPostTeaser, toProjectTeaser, toQuestion, toServiceTeaser, toVoice } from '#shared/blocks/teasers.ts'
import { pageMeta } from '#site/page/page-meta.ts'
import { siteOf } from '#site/page/site.ts'
import { serviceOffer } from '#site/services/service-meta.ts'
import { ServicePage } from '#site/services/service-page.tsx'
import { pageNotFound } from './page-not-found.ts'
import { readPage } from './read-page.ts'
import type { Route } from './+types/service.ts'

/** Other services below a service. */
const relatedServicesShown = 3

export async function loader({ context, params }: Route.LoaderArgs) {
  const site = context.get(backend)
  const { content } = site
  const serviceId = await content.idAt('services', params.serviceId)
  const found = serviceId && (await content.get('services', serviceId))
  if (!found) throw await pageNotFound(site)
  if (hasPageElsewhere(found)) throw redirect(found.ownPage, 301)

  const [page, services, projects, voices, questions, posts, categories] = await Promise.all([
    readPage(site, 'service'),
    content.list('services'),
    content.list('portfolio'),
    content.section(content.list('testimonials')),
    content.list('faq'),
    // A post about the same subject carries the same motif.
    content.posts.newest(shownCounts.topicPosts, ({ motif }) => motif === found.motif),
    content.list('categories'),
  ])
  const { createdAt: _createdAt, updatedAt: _updatedAt, display: _display, ownPage: _ownPage, ...service } = found
  const topic = questionsAbout(service)
  const voice = voices?.find((entry) => entry.service === serviceId)
  return {
    page,
    service,
    projects: projects
      .filter((project) => project.service === serviceId)
      .slice(0, shownCounts.topicProjects)
      .map((project) => toProjectTeaser(project, services)),
    voice: voices ? voice && toVoice(voice) : null,
    questions: questions.filter((entry) => entry.topic === topic).map(toQuestion),
    related: relatedServices(service, services, relatedServicesShown).map(toServiceTeaser),
    posts: posts.map((post) => toPostTeaser(post, categories)),
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { address, title, summary, seoTitle, seoDescription, image } = loaderData.service
  return pageMeta(matches, {
    title: seoTitle || title,
    description: seoDescription || summary,
    path: paths.service(address),
    image,
    structuredData: serviceOffer(loaderData.service, siteOf(matches)),
  })
}

export default function Service({ loaderData }: Route.ComponentProps) {
  return <ServicePage {...loaderData} />
}

/** Only another page: a dialog, an e-mail address or this very page would lead nowhere or in circles. */
function hasPageElsewhere(service: Service): boolean {
  const path = servicePath(service)
  return path !== paths.service(service.address) && /^(\/|https?:)/i.test(path)
}
