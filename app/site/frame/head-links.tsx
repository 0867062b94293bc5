import { usesDisplayFont, type Variations } from '#shared/brand/variations.ts'
import displayFont from '#kit/styles/fonts/familjen-grotesk-latin-wght-normal.woff2?url'
import defaultFavicon from './favicon.svg?url'

type HeadLinksProps = { favicon?: string | undefined; type?: Variations['type'] | undefined }

export function HeadLinks({ favicon, type = 'workshop' }: HeadLinksProps) {
  return (
    <>
      {usesDisplayFont(type) && (
        <link rel="preload" href={displayFont} as="font" type="font/woff2" crossOrigin="anonymous" />
      )}
      <link rel="icon" href={favicon || defaultFavicon} />
      {/* Without one, telephones find the picture of public/. */}
      {favicon && <link rel="apple-touch-icon" href={favicon} />}
    </>
  )
}
