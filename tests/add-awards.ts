import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect } from 'vitest'
import { projectRoot } from './start-site.ts'

/** What docs/adding-content.md says: whole files by their path, and lines with the file and the place they go to. */
const page = readFileSync(join(projectRoot, 'docs/adding-content.md'), 'utf8')
const steps = [...page.matchAll(/^\d+\. [^`]*`([^`]+)`[^]*?```(?:tsx?|css)\n([^]+?)```/gm)].map(
  ([, file, code]): [string, string] => [file!, code!],
)
const places: Record<string, string> = {
  'shared/content/index.ts': 'export const collections = {\n',
  'shared/addresses/site-routes.ts': 'export const sitePatterns = [\n',
  'app/pages/render/route-table.ts':
    'const routes: { [Pattern in SitePattern]: PublicRoute<ParameterNames<Pattern>> } = {\n',
  'server/search/content-sources.ts': 'export const contentSources: Source[] = [',
  'blocks/kinds.ts': 'export const freeBlockKinds = {\n',
  'shared/content/defaults/pages/about.ts': '  blocks: [\n',
}
const importsOfLines: Record<string, string> = {
  'shared/content/index.ts': "import { awards } from './awards.ts'\n",
  'app/pages/render/route-table.ts': "import { awardsRoute } from '../awards.tsx'\n",
  'server/search/content-sources.ts': "import { itemsOf } from './items-of.ts'\n",
  'blocks/kinds.ts': "import { awardsKind } from './awards/fields.ts'\n",
}

/** Where the definition of the example lies, and its code as the page has it. */
export const [awardsFile, awardsCode] = steps[0]!

/** Does in the folder, which holds the sources, what the page says. */
export function addAwards(folder: string) {
  for (const [name, code] of steps) {
    const file = join(folder, name)
    const place = places[name]
    mkdirSync(dirname(file), { recursive: true })
    if (place === undefined) {
      writeFileSync(file, code)
      continue
    }
    const text = readFileSync(file, 'utf8')
    expect(text, name).toContain(place)
    writeFileSync(file, (importsOfLines[name] ?? '') + text.replace(place, () => place + code))
  }
}
