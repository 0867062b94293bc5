/** By their endings; the names that programs know them by are long. */
export const officeTypes = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  odp: 'application/vnd.oasis.opendocument.presentation',
} as const
export type OfficeType = (typeof officeTypes)[keyof typeof officeTypes]

/** What may be uploaded: real type by content, the endings that go with it, and its German name. */
export const fileTypes = {
  'image/jpeg': { endings: ['jpg', 'jpeg', 'jfif'], label: 'JPEG-Bild', kind: 'image' },
  'image/png': { endings: ['png'], label: 'PNG-Bild', kind: 'image' },
  'image/webp': { endings: ['webp'], label: 'WebP-Bild', kind: 'image' },
  'image/avif': { endings: ['avif'], label: 'AVIF-Bild', kind: 'image' },
  'image/gif': { endings: ['gif'], label: 'GIF-Bild', kind: 'image' },
  'image/svg+xml': { endings: ['svg'], label: 'SVG-Grafik', kind: 'image' },
  'application/pdf': { endings: ['pdf'], label: 'PDF-Dokument', kind: 'document' },
  [officeTypes.docx]: { endings: ['docx'], label: 'Word-Dokument', kind: 'document' },
  [officeTypes.xlsx]: { endings: ['xlsx'], label: 'Excel-Dokument', kind: 'document' },
  [officeTypes.pptx]: { endings: ['pptx'], label: 'PowerPoint-Dokument', kind: 'document' },
  [officeTypes.odt]: { endings: ['odt'], label: 'OpenDocument-Textdokument', kind: 'document' },
  [officeTypes.ods]: { endings: ['ods'], label: 'OpenDocument-Tabellendokument', kind: 'document' },
  [officeTypes.odp]: { endings: ['odp'], label: 'OpenDocument-Präsentationsdokument', kind: 'document' },
  'video/mp4': { endings: ['mp4', 'm4v'], label: 'MP4-Video', kind: 'video' },
  'video/webm': { endings: ['webm'], label: 'WebM-Video', kind: 'video' },
  'text/vtt': { endings: ['vtt'], label: 'WebVTT-Untertitel', kind: 'captions' },
} as const

export type FileType = keyof typeof fileTypes
export type FileKind = (typeof fileTypes)[FileType]['kind']

/** For `<input type="file" accept>`, of one kind or of all. Not every system knows captions by their type, so endings are named, too. */
export function acceptedFiles(kind?: FileKind): string {
  const accepted = Object.entries(fileTypes).filter(([, type]) => kind === undefined || type.kind === kind)
  return accepted.flatMap(([type, { endings }]) => [type, ...endings.map((ending) => `.${ending}`)]).join(',')
}

const nameMaxLength = 180
// Separators of paths, what Windows forbids in names, and characters nobody sees, such as those that turn text around.
// oxlint-disable-next-line no-control-regex
const forbidden = /[/\\:*?"<>|\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/

/** A plain name: no folder, no way up, nothing hidden. It is only ever shown; files are stored under their hash. */
export function isPlainFileName(name: string): boolean {
  return (
    name.length > 0 &&
    name.length <= nameMaxLength &&
    name.trim() === name &&
    !name.startsWith('.') &&
    !forbidden.test(name)
  )
}

export function endingOf(name: string): string {
  return /\.([a-z0-9]{1,10})$/i.exec(name)?.[1]?.toLowerCase() ?? ''
}

/** Whether a file of this ending may come at all. */
export function isKnownEnding(ending: string): boolean {
  return Object.values(fileTypes).some(({ endings }) => endings.some((known) => known === ending))
}

/** What a file of this name claims to be, before anything of it has arrived. */
export function kindByEnding(name: string): FileKind | undefined {
  const ending = endingOf(name)
  return Object.values(fileTypes).find(({ endings }) => endings.some((known) => known === ending))?.kind
}

export function endingFits(type: FileType, ending: string): boolean {
  return fileTypes[type].endings.some((known) => known === ending)
}
