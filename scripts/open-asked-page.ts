import { join } from 'node:path'
import { normalizePath, type Plugin } from 'vite'

const helper = normalizePath(join(import.meta.dirname, '../app/kit/page/asked-page.ts'))

const replaced = [
  {
    file: /\/routeModules\.js$/,
    line: /console\.error\(`Error loading route module[^]*?new Promise\(\(\) => \{\}\);/g,
    by: () => 'return openAskedPage(error);',
  },
  {
    file: /\/routes\.js$/,
    line: /import\([^()]*?route\.clientLoaderModule\s*\)/g,
    by: (found: string) => `${found}.catch(openAskedPage)`,
  },
]

/**
 * When the script of a page cannot be loaded, React Router loads the page again on which somebody clicked, and the click
 * is lost; where only the script of a client loader is missing it waits for good. Both go to app/kit/page/asked-page.ts
 * instead. There is no setting for it (decision 18), so its own lines are replaced.
 */
export function openAskedPage(): Plugin {
  return {
    name: 'open-asked-page',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /node_modules\/react-router\/dist\/\w+\/lib\/dom\/ssr\/(routeModules|routes)\.js$/ },
      handler: withAskedPage,
    },
  }
}

/** Throws, and so fails the build, when React Router words these lines in another way. */
export function withAskedPage(code: string, id: string): string {
  const { line, by } = replaced.find(({ file }) => file.test(id))!
  const changed = code.replaceAll(line, by)
  if (changed === code) throw new Error(`React Router handles scripts that cannot be loaded in another way: ${id}`)
  return `import { openAskedPage } from ${JSON.stringify(helper)}\n${changed}`
}
