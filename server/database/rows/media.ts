/** The library: what people know of a file, and beside it the files themselves, so that a replaced one stays a while. */
export type MediaRow = {
  id: string
  name: string
  /** Which of its files is the current one. */
  hash: string
  alt: string
  decorative: number
  focal_x: number
  focal_y: number
  tags: string
  created_at: string
  created_by: string
  updated_at: string
  deleted_at: string | null
}

export type MediaFileRow = {
  media_id: string
  hash: string
  type: string
  bytes: number
  width: number
  height: number
  alpha: number
  colour: string
  created_at: string
  /** Since when another file has its place. */
  retired_at: string | null
}
