import displayFont from '#kit/styles/fonts/familjen-grotesk-latin-wght-normal.woff2?url'
import styles from '#kit/styles/index.css?url'
import defaultFavicon from './favicon.svg?url'

/**
 * Written by hand before <Links />, because the style sheet that states the order of the layers must come before
 * those of the components.
 */
export function HeadLinks({ favicon }: { favicon?: string }) {
  return (
    <>
      <link rel="preload" href={displayFont} as="font" type="font/woff2" crossOrigin="anonymous" />
      <link rel="stylesheet" href={styles} />
      <link rel="icon" href={favicon || defaultFavicon} />
    </>
  )
}
