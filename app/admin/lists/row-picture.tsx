import type { ListRow } from '#shared/lists/admin-list.ts'
import { motifs, portraits } from '#shared/content/motifs.ts'
import { Motif } from '#kit/illustration/motif.tsx'
import { Portrait } from '#kit/illustration/portrait.tsx'
import styles from './row-picture.module.css'

/** A swatch of what the item shows; bare warp where it has no picture. */
export function RowPicture({ picture }: Pick<ListRow, 'picture'>) {
  if (picture?.kind === 'image')
    return <img className={styles.picture} src={picture.name} alt="" loading="lazy" decoding="async" />
  if (picture?.kind === 'motif' && isIn(motifs, picture.name))
    return (
      <span className={styles.picture}>
        <Motif name={picture.name} />
      </span>
    )
  if (picture?.kind === 'portrait' && isIn(portraits, picture.name))
    return (
      <span className={styles.picture} data-square>
        <Portrait name={picture.name} crop />
      </span>
    )
  return <span className={`${styles.picture} warp-bg`} />
}

function isIn<Names extends object>(names: Names, name: string): name is keyof Names & string {
  return Object.hasOwn(names, name)
}
