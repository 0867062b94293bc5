import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { z } from 'zod'

// No maintained package checks feeds without asking a service of others, so the rules stand here: RFC 4287 (Atom) and
// jsonfeed.org/version/1.1, as far as they concern what a site writes.

const address = z.url({ protocol: /^https?$/ })
const time = z.iso.datetime({ offset: true })
const words = z.string().trim().min(1)
const people = z.array(z.strictObject({ name: words, url: address.optional(), avatar: address.optional() })).min(1)

const jsonFeed = z.strictObject({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: words,
  home_page_url: address,
  feed_url: address,
  description: words,
  icon: address,
  hubs: z.array(z.strictObject({ type: z.literal('WebSub'), url: address })).optional(),
  language: z.literal('de'),
  authors: people,
  items: z.array(
    z.strictObject({
      id: words,
      url: address,
      title: words,
      summary: words,
      content_html: words,
      image: address.optional(),
      date_published: time,
      date_modified: time,
      authors: people,
      tags: z.array(words).min(1).optional(),
    }),
  ),
})

const person = z.strictObject({ name: words })
const link = z.strictObject({ rel: z.enum(['self', 'alternate', 'hub']), type: words.optional(), href: address })
const alternateOnly = z
  .array(link)
  .refine((links) => links.filter(({ rel }) => rel === 'alternate').length === 1, 'not exactly one alternate link')

const atomFeed = z.strictObject({
  feed: z.strictObject({
    xmlns: z.literal('http://www.w3.org/2005/Atom'),
    'xml:lang': z.literal('de'),
    id: address,
    title: words,
    subtitle: words,
    link: alternateOnly.refine((links) => links.some(({ rel }) => rel === 'self'), 'no link to itself'),
    icon: address,
    updated: time,
    author: person,
    entry: z
      .array(
        z.strictObject({
          id: z.url(),
          title: words,
          link: alternateOnly,
          published: time,
          updated: time,
          author: person,
          category: z.array(z.strictObject({ term: words })).optional(),
          summary: words,
          content: z.strictObject({ type: z.literal('html'), text: words }),
        }),
      )
      .default([]),
  }),
})

/** Among the other forms that a head names. */
export const isFeed = (href: string) => href.startsWith('/feed/')

/** What is wrong with a feed, in either form. */
export function feedProblems(text: string, own: string): string[] {
  return own.endsWith('.json') ? jsonFeedProblems(text, own) : atomProblems(text, own)
}

function jsonFeedProblems(text: string, own: string): string[] {
  const { data, error } = jsonFeed.safeParse(JSON.parse(text))
  if (!data) return problemsOf(error)
  return [
    ...(data.feed_url === own ? [] : [`calls itself ${data.feed_url}`]),
    ...repeated(data.items.map(({ id }) => id)),
    ...tooEarly(data.items.map((item) => [item.date_published, item.date_modified])),
  ]
}

function atomProblems(text: string, own: string): string[] {
  const isWellFormed = XMLValidator.validate(text)
  if (isWellFormed !== true) return [isWellFormed.err.msg]
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '',
    textNodeName: 'text',
    parseTagValue: false,
    ignoreDeclaration: true,
    isArray: (name) => ['link', 'entry', 'category'].includes(name),
  })
  const { data, error } = atomFeed.safeParse(parser.parse(text))
  if (!data) return problemsOf(error)
  const { link: links, entry, updated } = data.feed
  const itself = links.find(({ rel }) => rel === 'self')!.href
  const newest = entry
    .map((one) => one.updated)
    .toSorted()
    .at(-1)
  return [
    ...(itself === own ? [] : [`calls itself ${itself}`]),
    ...(newest === undefined || newest === updated ? [] : [`was changed ${newest}, and says ${updated}`]),
    ...repeated(entry.map(({ id }) => id)),
    ...tooEarly(entry.map((one) => [one.published, one.updated])),
  ]
}

function problemsOf(error: z.ZodError): string[] {
  return error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
}

function repeated(ids: string[]): string[] {
  return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id} stands twice`)
}

function tooEarly(times: (readonly [published: string, updated: string])[]): string[] {
  return times
    .filter(([published, updated]) => updated < published)
    .map(([, updated]) => `changed too early: ${updated}`)
}
