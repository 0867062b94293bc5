import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { itemAt } from '#shared/addresses/item-address.ts'
import { isPageOn } from '#shared/addresses/page-switch.ts'
import { sitePages } from '#shared/addresses/site-addresses.ts'
import type { AnyDefinition } from '#shared/content/define.ts'
import { linkedPages, linkTargetsPath, type EditorTargets, type ReferenceChoice } from '#shared/editing/choices.ts'
import type { Values } from '#shared/editing/values.ts'
import { callServer } from '#kit/server-call/call-server.ts'
import { createObservable } from '#kit/state/observable.ts'
import type { EditorData } from '#shared/editing/editor-data.ts'

const typingMs = 250

/** To which pages the links of an item lead, and which ones its inputs offer. */
export function useLinkPages({ fields }: AnyDefinition, data: EditorData, values: Values) {
  const [pages] = useState(() => createLinkPages(data))
  const known = useSyncExternalStore(pages.subscribe, pages.get, pages.get)
  const linked = useMemo(() => linkedPages(fields, values), [fields, values])

  useEffect(() => {
    const timer = setTimeout(() => void pages.check(linked), typingMs)
    return () => clearTimeout(timer)
  }, [pages, linked])

  return {
    offered: useMemo(() => [...known.pages.values()], [known]),
    suggest: pages.suggest,
    /** The pages to which the item leads and that are there. */
    alive: () => pages.alive(linked),
    /** Waits until that is known of all of them. */
    check: () => pages.check(linked),
  }
}

type Known = {
  /** Pages of items, by their address. */
  pages: ReadonlyMap<string, ReferenceChoice>
  /** Addresses that lead nowhere, as the server says. */
  dead: ReadonlySet<string>
}

/**
 * The pages of items to which links may lead. The editor begins with a few of them; where a site has more, the server is
 * asked for what somebody types and for addresses that nobody here knows.
 */
function createLinkPages({
  itemPages,
  morePages,
  offPages,
}: Pick<EditorTargets, 'itemPages' | 'morePages' | 'offPages'>) {
  const known = createObservable<Known>({ pages: byAddress(itemPages), dead: new Set() })
  const code = new Set(sitePages.map(({ value }) => value))

  function learn(pages: ReferenceChoice[], asked: readonly string[] = []): void {
    const { pages: before, dead } = known.get()
    const now = new Map([...before, ...byAddress(pages)])
    known.set({ pages: now, dead: new Set([...dead, ...asked].filter((address) => !now.has(address))) })
  }

  async function ask(path: string, asked?: readonly string[]): Promise<void> {
    const answer = await callServer<{ pages: ReferenceChoice[] }>('GET', path)
    if (answer.kind === 'done') learn(answer.body.pages, asked)
  }

  return {
    get: known.get,
    subscribe: known.subscribe,
    /** Pages for what somebody types. */
    async suggest(search: string): Promise<void> {
      if (morePages && search.trim() !== '' && !known.get().pages.has(search)) await ask(linkTargetsPath({ search }))
    },
    /** Finds out about addresses of items of which nothing is known yet. */
    async check(addresses: readonly string[]): Promise<void> {
      const { pages, dead } = known.get()
      const unknown = addresses.filter((address) => itemAt(address) && !pages.has(address) && !dead.has(address))
      if (morePages && unknown.length > 0) await ask(linkTargetsPath({ addresses: unknown }), unknown)
    },
    /** Those of the addresses that lead somewhere; the doubtful count as such, since the server checks again. */
    alive(addresses: readonly string[]): Set<string> {
      const { pages, dead } = known.get()
      const mayBe = (address: string) => morePages && itemAt(address) !== undefined && !dead.has(address)
      const isThere = (address: string) => code.has(address) || pages.has(address) || mayBe(address)
      return new Set(addresses.filter((address) => isThere(address) && isPageOn(address, offPages)))
    },
  }
}

function byAddress(pages: readonly ReferenceChoice[]): Map<string, ReferenceChoice> {
  return new Map(pages.map((page) => [page.value, page]))
}
