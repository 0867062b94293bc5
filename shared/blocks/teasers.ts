import { shownAuthor, type ShownAuthor } from '#shared/blog/shown-author.ts'
import type { BlogPost, PostCard } from '#shared/content/blog-posts.ts'
import type { Category } from '#shared/content/categories.ts'
import type { FaqEntry } from '#shared/content/faq.ts'
import type { Job } from '#shared/content/jobs.ts'
import type { Project } from '#shared/content/portfolio.ts'
import type { Service } from '#shared/content/services.ts'
import type { TeamMember } from '#shared/content/team.ts'
import type { Testimonial } from '#shared/content/testimonials.ts'
import { isPageOn } from '#shared/addresses/page-switch.ts'
import { paths, servicePath } from '#shared/addresses/site-paths.ts'

// What a list shows of an item, and no more: loader data is sent with every page.

export type ServiceTeaser = Pick<Service, 'id' | 'title' | 'summary' | 'display' | 'motif' | 'image' | 'highlights'> & {
  href: string
}
export type PostTeaser = Pick<BlogPost, 'id' | 'title' | 'teaser' | 'date'> & { href: string; category: string }
export type PostEntry = PostTeaser &
  Pick<BlogPost, 'motif' | 'cover'> & {
    author: Pick<ShownAuthor, 'name' | 'avatar' | 'portrait'>
    readingMinutes: number
  }
export type ProjectTeaser = Pick<Project, 'id' | 'title' | 'summary' | 'year' | 'motif' | 'image' | 'confirmed'> & {
  href: string
  /** The service's name. */
  service: string
  result?: Project['results'][number]
}
export type Question = Pick<FaqEntry, 'id' | 'question' | 'answer'>
export type Voice = Pick<Testimonial, 'id' | 'quote' | 'name' | 'role' | 'portrait' | 'image'>
export type Member = Pick<TeamMember, 'id' | 'name' | 'role' | 'description' | 'image' | 'portrait'>
export type JobTeaser = Pick<Job, 'id' | 'title' | 'location' | 'employment' | 'salary'> & { href: string }

/** Where a service is told about: its own page, unless that is switched off. */
export function shownServicePath(service: Pick<Service, 'address' | 'ownPage'>, off: readonly string[]): string {
  return isPageOn(service.ownPage, off) ? servicePath(service) : paths.service(service.address)
}

/** The points are shown on wide cards only. */
export function toServiceTeaser(service: Service, off: readonly string[] = []): ServiceTeaser {
  const { id, title, summary, display, motif, image } = service
  const highlights = display === 'wide' ? service.highlights : []
  return { id, title, summary, display, motif, image, highlights, href: shownServicePath(service, off) }
}

export function toPostTeaser(post: PostCard, categories: Category[]): PostTeaser {
  const { id, address, title, teaser, date } = post
  const category = categories.find((entry) => entry.id === post.category)?.title ?? ''
  return { id, title, teaser, date, category, href: paths.post(address) }
}

/** A post in the list of the blog. */
export function toPostEntry(post: PostCard, categories: Category[], team: TeamMember[] | null): PostEntry {
  const { motif, cover, readingMinutes } = post
  const { name, avatar, portrait } = shownAuthor(post.author, team)
  const author = { name, avatar, portrait }
  return { ...toPostTeaser(post, categories), motif, cover, author, readingMinutes }
}

/** A list shows one figure: the first result. */
export function toProjectTeaser(project: Project, services: Service[]): ProjectTeaser {
  const { id, address, title, summary, year, motif, image, confirmed, results } = project
  const service = services.find((entry) => entry.id === project.service)?.title ?? ''
  const href = paths.project(address)
  return { id, title, summary, year, motif, image, confirmed, service, result: results[0], href }
}

export function toQuestion({ id, question, answer }: FaqEntry): Question {
  return { id, question, answer }
}

export function toVoice({ id, quote, name, role, portrait, image }: Testimonial): Voice {
  return { id, quote, name, role, portrait, image }
}

export function toMember({ id, name, role, description, image, portrait }: TeamMember): Member {
  return { id, name, role, description, image, portrait }
}

export function toJobTeaser({ id, address, title, location, employment, salary }: Job): JobTeaser {
  return { id, title, location, employment, salary, href: paths.job(address) }
}
