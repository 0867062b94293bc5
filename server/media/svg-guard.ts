/** Larger drawings are photographs in disguise. */
export const svgMaxBytes = 2_097_152

const active = [
  /<!ENTITY/i,
  /<!DOCTYPE[^>]*\[/i,
  /<(script|foreignObject|iframe|embed|object|audio|video|handler|listener|set|animate\w*)[\s>/]/i,
  /\son\w+\s*=/i,
  /javascript:/i,
  /@import/i,
  // Only parts of the drawing itself and pictures inside it may be referred to.
  /(?:href|src)\s*=\s*["']?\s*(?!["'#\s]|data:image\/(?:png|jpe?g|webp);base64,)/i,
  /url\(\s*["']?\s*(?!["'#\s])/i,
  /<\?xml-stylesheet/i,
]

/**
 * A drawing without scripts, entities and ways out. It is only ever drawn here and delivered as a picture, never as
 * SVG; refusing instead of repairing keeps what people uploaded and what visitors see the same.
 */
export function isInertSvg(file: Buffer): boolean {
  const text = file.toString('utf8')
  return file.length <= svgMaxBytes && !text.includes('\u0000') && !active.some((pattern) => pattern.test(text))
}
