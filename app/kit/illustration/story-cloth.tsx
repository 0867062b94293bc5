import sprite from './art/home.svg?no-inline'
import picture from './illustration.module.css'
import { SpriteImage } from './sprite-image.tsx'
import styles from './story-cloth.module.css'

const pieces = ['warp', 'left', 'right', 'tear', 'call', 'mend'] as const

/**
 * A cloth that tears and is woven again, by the `--story` timeline of an element around it. Without animation it is whole
 * again, with the mend to be seen. Its warp goes on above and below: clip it in the parent.
 */
export function StoryCloth({ className = '' }: { className?: string | undefined }) {
  return (
    <div className={`${styles.story} ${className}`} aria-hidden="true">
      {pieces.map((piece) => (
        <SpriteImage key={piece} viewBox="0 0 440 440" className={piece === 'warp' ? picture.hanging : styles[piece]}>
          <use href={`${sprite}#story-${piece}`} />
        </SpriteImage>
      ))}
    </div>
  )
}
