import { fileTypes, type FileKind, type FileType } from './file-types.ts'
import type { FocalPoint } from './variants.ts'

/** Of the small picture of a file, as far as it has so many pixels. */
export const thumbnailWidth = 640

/** A file of the library, as the admin area and the API show it. */
export type MediaEntry = {
  id: string
  /** What content fields store. */
  reference: string
  name: string
  kind: FileKind
  type: FileType
  bytes: number
  width: number
  height: number
  /** Whether parts of it are transparent. */
  alpha: boolean
  colour: string
  alt: string
  decorative: boolean
  focal: FocalPoint
  tags: string[]
  createdAt: string
  updatedAt: string
  deletedAt: string | null
  /** A small picture; empty for everything else. */
  thumbnail: string
  /** The file itself, or for pictures a middle size. */
  address: string
}

/** A file that is on its way, as administrators see it. */
export type OpenUpload = {
  id: string
  name: string
  size: number
  /** How much of it has arrived. */
  received: number
  owner: string
  /** The owner's name. */
  by: string
  createdAt: string
}

/** Where a file is used: an item of the content, and whether visitors see it. */
export type MediaUse = {
  collection: string
  /** What the collection calls one of its items. */
  label: string
  documentId: string
  title: string
  state: 'published' | 'draft' | 'trash'
}

export const mediaFilters = {
  alle: 'Alle Dateien',
  bilder: 'Bilder',
  dokumente: 'Dokumente',
  videos: 'Videos',
  untertitel: 'Untertitel',
  unbenutzt: 'Nicht verwendet',
  'ohne-text': 'Ohne Alternativtext',
  papierkorb: 'Papierkorb',
} as const
export type MediaFilter = keyof typeof mediaFilters
export type MediaQuery = { search?: string; tag?: string; filter?: MediaFilter; page?: number }
export type MediaPage = { entries: MediaEntry[]; total: number; tags: string[] }

/** Which filter shows the files of a kind, and nothing else. */
export const filterOfKind = {
  image: 'bilder',
  document: 'dokumente',
  video: 'videos',
  captions: 'untertitel',
} as const satisfies Record<FileKind, MediaFilter>

/** Whether the picture may be published: it is described, or it says nothing (WCAG 1.1.1). */
export function isDescribed({ kind, alt, decorative }: Pick<MediaEntry, 'kind' | 'alt' | 'decorative'>): boolean {
  return kind !== 'image' || decorative || alt !== ''
}

export function fileKindOf(type: FileType): FileKind {
  return fileTypes[type].kind
}
