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

/** How long plugins take says nothing to whoever starts the site; everything else that a build has to say is printed. */
export const quiet = { bundlerTimings: false }

/** What stands on every public page, or on most: its styles are one file. */
const common = [
  'app/kit/',
  'app/site/page/',
  'app/site/frame/',
  'app/site/chat/',
  'app/site/offline/',
  'app/site/blocks/',
  'app/site/consent/cookie-banner',
  'blocks/call-to-action/block.',
]
/** And what of that only some pages have: those have it beside that file. */
const rare = [
  'app/kit/dialog',
  'app/kit/toast',
  'app/kit/fields',
  'app/kit/typing',
  'app/kit/links/link-tabs',
  'app/kit/skeleton/skeleton',
  'app/kit/illustration/story',
  'app/kit/illustration/cover',
  'app/kit/illustration/level',
  'app/kit/styles/prose-blocks',
  'app/site/offline/offline-page',
  'app/site/blocks/entries/',
  'app/site/blocks/faq-list',
  'app/site/blocks/post-teasers',
  'app/site/blocks/project-cards',
  'app/site/blocks/quotes',
  'app/site/blocks/service-rows',
  'app/site/blocks/stats/',
]

export function isOnEveryPage(id) {
  const path = relative(root, id)
  return common.some((begins) => path.startsWith(begins)) && !rare.some((begins) => path.startsWith(begins))
}
