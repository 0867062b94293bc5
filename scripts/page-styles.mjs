import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { root } from './bootstrap.mjs'

/** How classes of a component are called in both builds, so that the same HTML fits either: short, since pages repeat them. */
export const css = {
  modules: {
    generateScopedName(name, file) {
      const path = relative(root, file.split('?')[0])
      return `${name}-${createHash('sha256').update(path).digest('base64url').replaceAll(/[-_]/g, '').slice(0, 4)}`
    },
  },
}

/** What stands on every public page, or on most: its styles are one file. */
export const onEveryPage =
  /\/app\/(kit\/(?!dialog|toast|fields|typing|page|illustration\/(story|cover|level)|links\/link-tabs|skeleton\/skeleton)|site\/(page|frame|chat|offline(?!\/offline-page))\/|site\/blocks\/(?!artefact\/|story\/|text\/.+-text|text\/table|media\/|entries\/(entry-rows|term-cards|marked-points)|projects\/projects-block)|site\/consent\/cookie-banner|site\/company\/history)/
