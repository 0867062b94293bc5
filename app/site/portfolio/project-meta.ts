import type { CreativeWork } from 'schema-dts'
import { paths } from '#shared/addresses/site-paths.ts'
import type { Project } from '#shared/content/portfolio.ts'
import { pictureFile, companyReference } from '#site/page/structured-data.ts'
import type { Site } from '#site/page/site.ts'

type Described = Pick<Project, 'address' | 'title' | 'summary' | 'year' | 'technologies' | 'image'>

/** A project for search engines; `picture` is shown where it has none of its own. */
export function projectData(project: Described, picture: string, site: Site): CreativeWork {
  const { address, title, summary, year, technologies, image } = project
  const shown = image || picture
  return {
    '@type': 'CreativeWork',
    name: title,
    description: summary,
    url: site.publicUrl + paths.project(address),
    dateCreated: String(year),
    inLanguage: 'de',
    creator: companyReference(site),
    ...(technologies.length > 0 && { keywords: technologies.join(', ') }),
    ...(shown && { image: pictureFile(shown, site.publicUrl) }),
  }
}
