import { collectionSharing, itemPath, pageAddress } from '#shared/addresses/item-address.ts'
import { freeBlockKinds } from '#blocks/kinds.ts'
import { pages } from '#shared/content/pages.ts'
import { sampleBlocks, type SampleBlock } from './sample-blocks.ts'
import { expect, ownSite, test, type Page, type SiteFixture } from './site.ts'

// Scripts change some blocks when they come.
test.use({ ...ownSite, javaScriptEnabled: false })

/** Of every block its elements in their order, each with its styles. */
type Looks = Record<string, string[]>

/** What depends on the room that there is, such as widths, is left out. */
const properties = `display position z-index color background-color background-image border-top border-right
  border-bottom border-left border-radius padding margin-top margin-bottom max-width min-height gap flex-direction
  grid-auto-flow align-items justify-content font-family font-size font-weight line-height letter-spacing text-align
  text-decoration text-transform list-style-type box-shadow opacity overflow cursor content`.split(/\s+/)

/** A page does not lead to itself. */
const saysLess: Record<string, string> = { '/career': 'probe-jobs' }

test('a block looks the same on every page that can carry it: it brings its styles along', async ({ page, site }) => {
  test.setTimeout(600_000)
  const samples = sampleBlocks()
  const alone: Looks = {}
  for (const sample of samples) Object.assign(alone, await looksOn(page, await addPage(site, sample)))
  expect(Object.keys(alone)).toEqual(samples.map(({ id }) => id))

  const { closed = [] } = pages.fields.blocks
  for (const id of pages.defaults.map(({ id = '' }) => id).filter((id) => !closed.includes(id))) {
    const path = await addressOf(site, id)
    const added = await addToPage(site, id, samples)
    const looks = await looksOn(page, path)
    for (const { id } of added) if (saysLess[path] !== id) expect(looks[id], `${id} on ${path}`).toEqual(alone[id])
  }
})

/** A page of one's own with nothing but this block; partners know of an invitation elsewhere on their page. */
async function addPage(site: SiteFixture, sample: SampleBlock): Promise<string> {
  const invitation = { kind: 'invitation', id: 'einladung', title: 'Einladung', label: 'Schreiben' }
  const blocks = [...(sample.kind === 'partners' ? [invitation] : []), ...betweenCalls([sample])]
  const values = { title: 'Probe', seoTitle: 'Probe', seoDescription: 'Probe', blocks }
  const answer = await site.send('POST', '/api/content/ownPages', { id: sample.id, values })
  expect(answer.status, await answer.text()).toBe(201)
  return `/${sample.id}`
}

/** Below what a page consists of, without what it may have once and has. */
async function addToPage(site: SiteFixture, id: string, samples: SampleBlock[]): Promise<SampleBlock[]> {
  const { item, version } = await read<{ item: { blocks: SampleBlock[] }; version: number }>(
    site,
    `/api/editing/pages/${id}`,
  )
  const kinds: Record<string, { label: string; once?: boolean }> = freeBlockKinds
  const isTaken = ({ kind }: SampleBlock) => kinds[kind]?.once && item.blocks.some((block) => block.kind === kind)
  const added = samples.filter((sample) => !isTaken(sample))
  const values = { blocks: [...item.blocks, ...betweenCalls(added)] }
  const answer = await site.send('PATCH', `/api/content/pages/${id}`, { version, values })
  expect(answer.status, await answer.text()).toBe(200)
  return added
}

/** So that each has the same neighbours everywhere. */
function betweenCalls(blocks: SampleBlock[]): SampleBlock[] {
  const call = { kind: 'callToAction', title: 'Aufruf', label: 'Schreiben' }
  return [...blocks.flatMap((block) => [{ ...call, id: `vor-${block.id}` }, block]), { ...call, id: 'vor-ende' }]
}

/** Where a page stands; of those that items share the first one. */
async function addressOf(site: SiteFixture, id: string): Promise<string> {
  const collection = collectionSharing(id)
  if (!collection) return pageAddress(id)!
  const { items } = await read<{ items: { id: string; ownPage?: string }[] }>(site, `/api/content/${collection}`)
  return itemPath(collection, { id: items.find(({ ownPage }) => !ownPage)!.id })!
}

async function read<Answer>(site: SiteFixture, path: string): Promise<Answer> {
  return (await (await site.send('GET', path)).json()) as Answer
}

async function looksOn(page: Page, path: string): Promise<Looks> {
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  return page.evaluate((names) => {
    const lookOf = (element: Element) =>
      ['', '::before', '::after'].map((pseudo) => {
        const style = getComputedStyle(element, pseudo)
        if (pseudo && style.content === 'none') return ''
        return [pseudo, ...names.map((name) => `${name}: ${style.getPropertyValue(name)}`)].join('; ')
      })
    const calls = [...document.querySelectorAll('[id^="vor-"]')]
    const blocks = calls.slice(0, -1).map((call) => {
      const elements = []
      for (let next = call.nextElementSibling; next && !calls.includes(next); next = next.nextElementSibling)
        elements.push(next, ...next.querySelectorAll('*'))
      return [call.id.slice('vor-'.length), elements.map((element) => [element.tagName, ...lookOf(element)].join('; '))]
    })
    return Object.fromEntries(blocks) as Looks
  }, properties)
}
