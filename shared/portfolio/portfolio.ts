import type { Project } from '#shared/content/portfolio.ts'
import type { Service } from '#shared/content/services.ts'

export type ServiceFilter = { id: string; title: string; count: number }

/** The services that have projects, in the order in which the projects name them. */
export function serviceFilters(
  projects: Pick<Project, 'service'>[],
  services: Pick<Service, 'id' | 'title'>[],
): ServiceFilter[] {
  const ids = [...new Set(projects.map(({ service }) => service))]
  return ids.flatMap((id) => {
    const title = services.find((service) => service.id === id)?.title
    return title ? [{ id, title, count: projects.filter(({ service }) => service === id).length }] : []
  })
}

/** What follows an item in its list; after the last one it goes on at the beginning. */
export function followers<Entry extends { id: string }>(entries: Entry[], id: string, most: number): Entry[] {
  const index = entries.findIndex((entry) => entry.id === id)
  return [...entries.slice(index + 1), ...entries.slice(0, Math.max(index, 0))].slice(0, most)
}
