import { findDefinition } from '#shared/content/index.ts'
import { choicesFor, exampleOf, linkedPages, pageOfItem, referencedBy } from '#shared/editing/choices.ts'
import type { EditorTargets, ReferenceChoice } from '#shared/editing/choices.ts'
import { blankStart, startOf, type EditorStart } from '#shared/editing/start.ts'
import type { Values } from '#shared/editing/values.ts'
import { collectionsWithPages, itemAt } from '#shared/addresses/item-address.ts'
import { toldByOperator } from '#shared/messages/discovery.ts'
import { noAcknowledgement } from '#shared/messages/mail.ts'
import type { Config } from '#server/base/config.ts'
import type { ChangeFeed } from '#server/database/change-feed.ts'
import type { MailConfig } from '#server/base/settings/mail-config.ts'
import type { PageSwitch } from './page-switch.ts'
import { definitionOf, type ContentStore } from './store.ts'

type Parts = {
  config: Pick<Config, 'announce'>
  store: ContentStore
  feed: Pick<ChangeFeed, 'read'>
  connections: { mail: () => MailConfig }
  pageSwitch: Pick<PageSwitch, 'offPaths'>
}

/** Of each collection, to begin with; more are asked for by what somebody types. */
const pagesOffered = 20
const pagesFound = 20

/** What the editor of one item needs beside the item itself. */
export function createEditorReads({ config, store, feed, connections, pageSwitch }: Parts) {
  const { catalogue } = store

  async function upToDate(): Promise<void> {
    await feed.read()
    await catalogue.upToDate()
  }

  /** The first items of a collection whose pages visitors can open. */
  function firstPages(name: string, most: number, isMeant: (page: ReferenceChoice) => boolean): ReferenceChoice[] {
    const pages: ReferenceChoice[] = []
    for (const { copied } of catalogue.shelf(name).inOrder) {
      if (pages.length === most) break
      const page = copied.live ? pageOfItem(copied) : undefined
      if (page && isMeant(page)) pages.push(page)
    }
    return pages
  }

  function pagesAt(addresses: readonly string[]): ReferenceChoice[] {
    return addresses.flatMap((address) => {
      const place = itemAt(address)
      const copied = place && catalogue.shelf(place.collection).byAddress.get(place.address)?.copied
      return copied ? [pageOfItem(copied)] : []
    })
  }

  return {
    async item(name: string, id: string): Promise<EditorStart | undefined> {
      const working = await store.working(name, id)
      return working && startOf(working)
    },
    blank: (name: string): EditorStart => blankStart(definitionOf(name)),
    documentLabel(name: string): string | undefined {
      const definition = findDefinition(name)
      return definition?.kind === 'document' ? definition.label : undefined
    },
    /** What reference fields and links of the editor can point to. */
    async targets(name: string, { id, values }: { id: string; values: Values }): Promise<EditorTargets> {
      await upToDate()
      const example = exampleOf({ name, id }, catalogue.copies)
      const referenced = referencedBy(name).flatMap((other) =>
        catalogue.shelf(other).inOrder.map(({ copied }) => copied),
      )
      const offered = collectionsWithPages.map((other) => firstPages(other, pagesOffered + 1, () => true))
      const linked = pagesAt(linkedPages(definitionOf(name).fields, values))
      const pages = [...offered.flatMap((all) => all.slice(0, pagesOffered)), ...linked]
      return {
        choices: choicesFor(name, referenced),
        itemPages: [...new Map(pages.map((page) => [page.value, page])).values()],
        morePages: offered.some((all) => all.length > pagesOffered),
        offPages: await pageSwitch.offPaths(),
        ...(example !== undefined && { example }),
      }
    },
    /** Pages whose title or address holds what somebody types. */
    async findPages(search: string): Promise<ReferenceChoice[]> {
      const sought = search.trim().toLocaleLowerCase('de')
      await upToDate()
      const isFound = ({ label, value }: ReferenceChoice) =>
        `${label} ${value}`.toLocaleLowerCase('de').includes(sought)
      return collectionsWithPages.flatMap((name) => firstPages(name, pagesFound, isFound))
    },
    /** Those of the addresses that lead to an item. */
    async knownPages(addresses: readonly string[]): Promise<ReferenceChoice[]> {
      await upToDate()
      return pagesAt(addresses)
    },
    /** Fields that this installation cannot follow, each with the reason. */
    locked(name: string): Record<string, string> {
      if (name === 'discovery') return lockedByOperator(config)
      const { kind } = connections.mail().route
      return name === 'siteOptions' && kind !== 'smtp' ? { acknowledgementMail: noAcknowledgement[kind] } : {}
    },
  }
}

function lockedByOperator({ announce: { indexNowUrl, webSubHub } }: Pick<Config, 'announce'>): Record<string, string> {
  return {
    ...(indexNowUrl && { indexNow: toldByOperator.indexNow }),
    ...(webSubHub && { webSub: toldByOperator.webSub }),
  }
}
