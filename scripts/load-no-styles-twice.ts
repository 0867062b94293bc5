import type { Plugin } from 'vite'

const known = 'preloadedHrefs.styles.add(link.href)'
const withoutMark = String.raw`link.href.replace(/(\/(?:site|frame)-[\w-]+\.css)#$/, '$1')`

/**
 * React Router marks styles that are also loaded later with a `#`, because it takes those of a screen away with it, and Vite
 * must not count on them. Those of all screens stay: loaded a second time they would lay out everything anew. Neither has a
 * setting for it, so a line of Vite's own is replaced.
 */
export function loadNoStylesTwice(): Plugin {
  return {
    name: 'load-no-styles-twice',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: { filter: { id: /vite\/preload-helper/ }, handler: withStylesOfAllScreens },
  }
}

/** Throws, and so fails the build, when Vite words this line in another way. */
export function withStylesOfAllScreens(code: string): string {
  if (!code.includes(known)) throw new Error('Vite looks for styles that are there in another way')
  return code.replace(known, () => `preloadedHrefs.styles.add(${withoutMark})`)
}
