/**
 * How content names a file of the library: `/media/` and its id. The id stays when the file is replaced (J20), so every
 * use follows. It is also an address: it leads to the newest file.
 */
export const mediaIdForm = '[a-z0-9]{14}'
/** Behind a reference in an image field: visitors see the picture woven (server/media/weave-picture.ts). */
export const wovenMark = '#woven'
const referenceForm = new RegExp(`^/media/(${mediaIdForm})(?:${wovenMark})?$`)

export function mediaReference(id: string): string {
  return `/media/${id}`
}

/** The id that a value refers to, or undefined when it is empty or another address. */
export function mediaIdOf(value: string): string | undefined {
  return referenceForm.exec(value)?.[1]
}

/** Every id that a text mentions, such as the JSON of a document or rich text. */
export function mediaIdsIn(text: string): string[] {
  return [...new Set([...text.matchAll(new RegExp(`/media/(${mediaIdForm})(?![a-z0-9])`, 'g'))].map(([, id]) => id!))]
}
