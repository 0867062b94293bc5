import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { root } from './bootstrap.mjs'

/**
 * Where somebody has set text larger, a window holds less of it: it is measured by the size of the text, with 16 px where
 * nobody has changed it. In the sources widths stay pixels, as they are drawn.
 */
const widthsByTextSize = {
  postcssPlugin: 'widths-by-text-size',
  AtRule: {
    media(rule) {
      const toText = (pixels) => `${pixels / 16}em`
      rule.params = rule.params
        .replaceAll(/max-width: (\d+)px/g, (_all, most) => `width < ${toText(Number(most) + 1)}`)
        .replaceAll(/(\d+)px/g, (_all, pixels) => toText(pixels))
    },
  },
}

/** How classes of a component are called in both builds, so that the same HTML fits either: short, since pages repeat them. */
export const css = {
  postcss: { plugins: [widthsByTextSize] },
  modules: {
    generateScopedName(name, file) {
      const path = relative(root, file.split('?')[0])
      return `${name}-${createHash('sha256').update(path).digest('base64url').replaceAll(/[-_]/g, '').slice(0, 4)}`
    },
  },
}

/** What stands on every public page, or on most: its styles are one file. */
const common = [
  'kit/',
  'site/page/',
  'site/frame/',
  'site/chat/',
  'site/offline/',
  'site/blocks/',
  'site/consent/cookie-banner',
]
/** And what of that only some pages have: those have it beside that file. */
const rare = [
  'kit/dialog',
  'kit/toast',
  'kit/fields',
  'kit/typing',
  'kit/links/link-tabs',
  'kit/skeleton/skeleton',
  'kit/illustration/story',
  'kit/illustration/cover',
  'kit/illustration/level',
  'kit/styles/prose-blocks',
  'site/offline/offline-page',
  'site/offline/offline-blocks',
  'site/blocks/artefact/',
  'site/blocks/story/',
  'site/blocks/media/',
  'site/blocks/text/',
  'site/blocks/entries/',
  'site/blocks/faq-block',
  'site/blocks/posts/',
  'site/blocks/projects/',
  'site/blocks/service-rows',
  'site/blocks/stats/',
  'site/blocks/voices/',
]

export function isOnEveryPage(id) {
  const path = id.split('/app/')[1] ?? ''
  return common.some((begins) => path.startsWith(begins)) && !rare.some((begins) => path.startsWith(begins))
}
