import type { ReactNode } from 'react'
import { isDescribed, type MediaEntry } from '#shared/media/entry.ts'
import { fileTypes } from '#shared/media/file-types.ts'
import { libraryMessages } from '#shared/messages/media-library.ts'
import { formatBytes } from '#admin/kit/quantities.ts'
import { Icon } from '#kit/icon/icon.tsx'
import { carryPicture } from './dragged-picture.ts'
import styles from './media-grid.module.css'

/** The files of a page, as many columns as fit. */
export function MediaGrid({ entries, children }: { entries: MediaEntry[]; children(entry: MediaEntry): ReactNode }) {
  return (
    <ul className={styles.grid} aria-label={libraryMessages.list}>
      {entries.map((entry) => (
        <li key={entry.id}>{children(entry)}</li>
      ))}
    </ul>
  )
}

type MediaTileProps = {
  entry: MediaEntry
  /** Without it nothing can be selected: there a click already chooses. */
  selected?: boolean
  onSelect?: ((selected: boolean) => void) | undefined
  current?: boolean
  onOpen(): void
  /** It can be dragged out of here; called when that has begun. */
  onDragged?: (() => void) | undefined
}

/** A file in the grid: its picture as given, its name, and what is missing. */
export function MediaTile({ entry, selected, onSelect, current, onOpen, onDragged }: MediaTileProps) {
  const { name, kind, width, height, bytes } = entry
  const size = kind === 'image' ? `${width} × ${height}` : fileTypes[entry.type].label
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a shortcut for what its button does
    <div
      className={styles.tile}
      data-selected={selected || undefined}
      draggable={onDragged ? true : undefined}
      onDragStart={({ dataTransfer }) => {
        if (!onDragged) return
        carryPicture(dataTransfer, entry)
        // Not at once: a browser gives up what vanishes while it is picked up.
        setTimeout(onDragged)
      }}
    >
      <button
        type="button"
        className={styles.open}
        aria-label={libraryMessages.open(name)}
        aria-pressed={onSelect ? undefined : (current ?? false)}
        onClick={onOpen}
      >
        <Thumbnail entry={entry} />
      </button>
      <div className={styles.text}>
        <b title={name}>{name}</b>
        <span>
          {size}, {formatBytes(bytes)}
        </span>
        {!isDescribed(entry) && (
          <span className={styles.missing}>
            <Icon name="warning" />
            {libraryMessages.missingText}
          </span>
        )}
      </div>
      {onSelect && (
        <input
          type="checkbox"
          className={styles.select}
          aria-label={libraryMessages.select(name)}
          checked={selected ?? false}
          onChange={({ target }) => onSelect(target.checked)}
        />
      )}
    </div>
  )
}

function Thumbnail({ entry: { type, thumbnail, width, height, alpha, colour } }: { entry: MediaEntry }) {
  if (!thumbnail)
    return (
      <span className={styles.document} aria-hidden="true">
        <Icon name={fileTypes[type].kind === 'video' ? 'play' : 'document'} />
        {fileTypes[type].endings[0].toUpperCase()}
      </span>
    )
  return (
    <img
      src={thumbnail}
      alt=""
      width={width}
      height={height}
      loading="lazy"
      data-alpha={alpha || undefined}
      ref={(image) => {
        if (image) showColour(image, colour)
      }}
      onLoad={({ currentTarget }) => showColour(currentTarget, colour)}
    />
  )
}

/** Its own colour until it is there; the content policy lets scripts set styles, not markup. */
function showColour(image: HTMLImageElement, colour: string) {
  const loaded = image.naturalWidth > 0
  image.toggleAttribute('data-loaded', loaded)
  if (loaded) image.style.removeProperty('background-color')
  else image.style.setProperty('background-color', `#${colour}`)
}
