/** Beginnings of what has no business in a picture. Long enough not to turn up in compressed pixels by chance. */
const foreignBeginnings = ['<script', '<?php', '<!doctype html', '<html', '<iframe', '<body', '%pdf-', '#!/bin/']
/** An archive is read from its end, so that is where its mark is. */
const archiveMark = Buffer.from('PK\x05\x06', 'latin1')
const archiveTailBytes = 66_000
const windowBytes = 1_048_576

/**
 * A file that is a picture and something else at once (a polyglot) may be harmless here and dangerous elsewhere. Such
 * a file is refused, also where the picture itself could be saved.
 */
export function holdsForeignContent(file: Buffer): boolean {
  if (file.subarray(-archiveTailBytes).includes(archiveMark)) return true
  const overlap = Math.max(...foreignBeginnings.map(({ length }) => length))
  for (let start = 0; start < file.length; start += windowBytes) {
    const text = file.toString('latin1', start, start + windowBytes + overlap).toLowerCase()
    if (foreignBeginnings.some((beginning) => text.includes(beginning))) return true
  }
  return false
}
