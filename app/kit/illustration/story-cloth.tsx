import sprite from './art/scenes.svg?no-inline'
import { SpriteImage } from './sprite-image.tsx'
import styles from './story-cloth.module.css'

const pieces = ['cloth', 'tear', 'mend', 'border'] as const

/**
 * A cloth that tears and is woven again, by the `--story` timeline of an element around it. Without animation it is whole
 * again, with the mend to be seen.
 */
export function StoryCloth() {
  return (
    <div className={styles.story} aria-hidden="true">
      {pieces.map((piece) => (
        <SpriteImage key={piece} viewBox="0 0 440 440" className={styles[piece]}>
          <use href={`${sprite}#story-${piece}`} />
        </SpriteImage>
      ))}
    </div>
  )
}
