import { postWords } from '#shared/messages/blog.ts'
import { PortraitImage } from '#site/blocks/portrait-image.tsx'
import { Held } from '#kit/text/held.tsx'
import { SiteLink } from '#kit/links/site-link.tsx'
import type { ShownPost } from './post-content.tsx'
import styles from './post-author.module.css'
import { useWords } from '#site/page/words.ts'

export function PostAuthor({ title, author }: { title: string; author: ShownPost['author'] }) {
  const words = useWords(postWords)
  return (
    <section id="author" className={`${styles.author} no-print`} aria-label={`${title} ${author.name}`}>
      <div className={styles.portrait} aria-hidden="true">
        <PortraitImage portrait={author.portrait} image={author.avatar} />
      </div>
      <div>
        <p className={styles.label}>{title}</p>
        <p>
          <strong>{author.name}</strong>
          {author.role && <Held text={`, ${author.role}`} />}
        </p>
        {author.description && <p>{author.description}</p>}
        <SiteLink href="#contact">{words.ask({ name: author.name })}</SiteLink>
      </div>
    </section>
  )
}
