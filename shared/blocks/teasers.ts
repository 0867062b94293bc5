import type { BlogPost } from '#shared/content/blog-posts.ts'
import type { Category } from '#shared/content/categories.ts'
import type { FaqEntry } from '#shared/content/faq.ts'
import type { Job } from '#shared/content/jobs.ts'
import type { Project } from '#shared/content/portfolio.ts'
import type { Service } from '#shared/content/services.ts'
import type { Testimonial } from '#shared/content/testimonials.ts'
import { memoized } from '#shared/html/memoized.ts'
import { isPageOn } from '#shared/addresses/page-switch.ts'
import { paths, servicePath } from '#shared/addresses/site-paths.ts'
import { readingMinutes } from '#shared/text/reading-time.ts'

// What a list shows of an item, and no more: loader data is sent with every page.

export type ServiceTeaser = Pick<Service, 'id' | 'title' | 'summary' | 'display' | 'motif' | 'image' | 'highlights'> & {
  href: string
}
export type PostTeaser = Pick<BlogPost, 'id' | 'title' | 'teaser' | 'date'> & { href: string; category: string }
export type PostEntry = PostTeaser & Pick<BlogPost, 'motif' | 'cover' | 'author'> & { readingMinutes: number }
export type ProjectTeaser = Pick<Project, 'id' | 'title' | 'summary' | 'year' | 'motif' | 'image' | 'confirmed'> & {
  href: string
  /** The service's name. */
  service: string
  result?: Project['results'][number]
}
export type Question = Pick<FaqEntry, 'id' | 'question' | 'answer'>
export type Voice = Pick<Testimonial, 'id' | 'quote' | 'name' | 'role' | 'portrait' | 'image'>
export type JobTeaser = Pick<Job, 'id' | 'title' | 'location' | 'employment' | 'salary'>

/** Where a service is told about: its own page, unless that is switched off. */
export function shownServicePath(service: Pick<Service, 'id' | 'ownPage'>, off: readonly string[]): string {
  return isPageOn(service.ownPage, off) ? servicePath(service) : paths.service(service.id)
}

/** The points are shown on wide cards only. */
export function toServiceTeaser(service: Service, off: readonly string[] = []): ServiceTeaser {
  const { id, title, summary, display, motif, image } = service
  const highlights = display === 'wide' ? service.highlights : []
  return { id, title, summary, display, motif, image, highlights, href: shownServicePath(service, off) }
}

export function toPostTeaser(post: BlogPost, categories: Category[]): PostTeaser {
  const { id, title, teaser, date } = post
  const category = categories.find((entry) => entry.id === post.category)?.title ?? ''
  return { id, title, teaser, date, category, href: paths.post(id) }
}

const minutesOf = memoized(readingMinutes)

/** A post in the list of the blog; its content is only counted. */
export function toPostEntry(post: BlogPost, categories: Category[]): PostEntry {
  const { motif, cover, author, content } = post
  return { ...toPostTeaser(post, categories), motif, cover, author, readingMinutes: minutesOf(content) }
}

/** A list shows one figure: the first result. */
export function toProjectTeaser(project: Project, services: Service[]): ProjectTeaser {
  const { id, title, summary, year, motif, image, confirmed, results } = project
  const service = services.find((entry) => entry.id === project.service)?.title ?? ''
  return { id, title, summary, year, motif, image, confirmed, service, result: results[0], href: paths.project(id) }
}

export function toQuestion({ id, question, answer }: FaqEntry): Question {
  return { id, question, answer }
}

export function toVoice({ id, quote, name, role, portrait, image }: Testimonial): Voice {
  return { id, quote, name, role, portrait, image }
}

export function toJobTeaser({ id, title, location, employment, salary }: Job): JobTeaser {
  return { id, title, location, employment, salary }
}
