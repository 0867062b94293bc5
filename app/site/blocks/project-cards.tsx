import { portfolioWords } from '#shared/messages/portfolio.ts'
import { Cover, WideMotif } from '#kit/illustration/motif.tsx'
import { Picture } from '#kit/picture/picture.tsx'
import { SiteLink } from '#kit/links/site-link.tsx'
import type { ProjectTeaser } from '#shared/blocks/teasers.ts'
import styles from './project-cards.module.css'
import { useWords } from '#site/page/words.ts'

type ProjectCardsProps = {
  projects: ProjectTeaser[]
  /** `framed` puts a wide card first, and last where one would stand alone; `pairs` is two to a row, `stack` one. */
  layout?: 'framed' | 'pairs' | 'stack'
  /** Names the examples one by one, where no note speaks for all of them. */
  markExamples?: boolean
}

export function ProjectCards({ projects, layout = 'framed', markExamples = true }: ProjectCardsProps) {
  return (
    <ul className={styles.projects} data-layout={layout}>
      {projects.map((project, index) => (
        <li key={project.id} data-wide={(layout === 'framed' && isWideProject(index, projects.length)) || undefined}>
          <ProjectCard
            project={project}
            wide={layout === 'framed' && isWideProject(index, projects.length)}
            example={markExamples && !project.confirmed}
          />
        </li>
      ))}
    </ul>
  )
}

function ProjectCard({ project, wide, example }: { project: ProjectTeaser; wide: boolean; example: boolean }) {
  const words = useWords(portfolioWords)
  const { title, summary, service, year, result, href } = project
  return (
    <SiteLink href={href} className="picture-card">
      <div className={`${styles.picture} no-print`} data-cloth="card" aria-hidden="true">
        <ProjectPicture project={project} wide={wide} />
      </div>
      <div className={styles.body}>
        <div className={styles.meta}>
          {service && <strong>{service}</strong>}
          <span>{year}</span>
          {example && <span>{words.example}</span>}
        </div>
        <h3>{title}</h3>
        <p>{summary}</p>
        {result && (
          <p className={styles.result}>
            <strong>{result.value}</strong> <span>{result.label}</span>
          </p>
        )}
      </div>
    </SiteLink>
  )
}

function ProjectPicture({ project: { image, motif }, wide }: { project: ProjectTeaser; wide: boolean }) {
  if (image) return <Picture src={image} alt="" sizes={wide ? '100vw' : '(min-width: 600px) 50vw, 100vw'} fill />
  return wide ? <Cover name={motif} /> : <WideMotif name={motif} />
}

/** The first project is wide; so is the last one when it would otherwise leave half a row empty. */
export function isWideProject(index: number, count: number): boolean {
  const last = count - 1
  return index === 0 || (index === last && last % 2 === 1)
}
