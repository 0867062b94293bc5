import type { ByteRange } from '#server/http/byte-range.ts'
import type { StoredObject } from './object-store.ts'

/** What an address leads to. Documents are saved, never shown: a PDF can run scripts. Videos and captions are played. */
export type Delivered = {
  totalBytes: number
  type: string
  attachment?: string | undefined
  /** Something else meanwhile, so nobody may keep it. */
  standIn?: boolean
  open(range?: ByteRange): Promise<StoredObject | undefined>
}
