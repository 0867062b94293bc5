import displayFont from '#kit/styles/fonts/familjen-grotesk-latin-wght-normal.woff2?url'
import defaultFavicon from './favicon.svg?url'

export function HeadLinks({ favicon }: { favicon?: string }) {
  return (
    <>
      <link rel="preload" href={displayFont} as="font" type="font/woff2" crossOrigin="anonymous" />
      <link rel="icon" href={favicon || defaultFavicon} />
    </>
  )
}
