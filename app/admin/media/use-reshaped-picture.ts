import { useEffect, useState } from 'react'
import type { MediaEntry } from '#shared/media/entry.ts'
import type { Reshape } from '#shared/media/reshape.ts'

/** Enough for a small preview. */
const longestPx = 480

/** The picture as it would be, small and drawn here, so that it follows the pointer. Its own file until it is loaded. */
export function useReshapedPicture({ address, alpha }: MediaEntry, { turn, crop }: Reshape): string {
  const [image, setImage] = useState<HTMLImageElement | null>(null)
  const [drawn, setDrawn] = useState(address)

  useEffect(() => {
    const loading = new Image()
    loading.addEventListener('load', () => setImage(loading), { once: true })
    loading.src = address
  }, [address])

  useEffect(() => {
    if (!image) return
    const frame = requestAnimationFrame(() => setDrawn(draw(image, { turn, crop }, alpha ? 'image/png' : 'image/jpeg')))
    return () => cancelAnimationFrame(frame)
  }, [image, turn, crop, alpha])
  return drawn
}

function draw(image: HTMLImageElement, { turn, crop }: Reshape, type: string): string {
  const { naturalWidth: width, naturalHeight: height } = image
  const lies = turn === 90 || turn === 270
  const turned = lies ? { width: height, height: width } : { width, height }
  const part = { width: (turned.width * crop.width) / 100, height: (turned.height * crop.height) / 100 }
  const scale = Math.min(1, longestPx / Math.max(part.width, part.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(part.width * scale))
  canvas.height = Math.max(1, Math.round(part.height * scale))
  const paper = canvas.getContext('2d')!
  paper.scale(scale, scale)
  paper.translate((-crop.left / 100) * turned.width, (-crop.top / 100) * turned.height)
  // Around its middle.
  paper.translate(turned.width / 2, turned.height / 2)
  paper.rotate((turn * Math.PI) / 180)
  paper.drawImage(image, -width / 2, -height / 2)
  return canvas.toDataURL(type)
}
