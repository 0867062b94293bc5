import type { MediaEntry } from '#shared/media/entry.ts'

type DraggedPicture = { src: string; alt: string }

/** Beside what browsers put there by themselves: they take a dragged picture for a new file. */
const dataType = 'application/x-schaufenster-picture'

export function carryPicture(data: DataTransfer, { reference, alt }: MediaEntry): void {
  data.effectAllowed = 'copy'
  data.setData(dataType, JSON.stringify({ src: reference, alt } satisfies DraggedPicture))
}

/** The picture of the library that is dropped here, if it is one. */
export function carriedPicture(data: DataTransfer | null): DraggedPicture | undefined {
  const carried = data?.getData(dataType)
  // Only this page writes it.
  return carried ? (JSON.parse(carried) as DraggedPicture) : undefined
}
