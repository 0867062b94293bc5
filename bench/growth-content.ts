import { blogPostDefaults } from '#shared/content/defaults/blog-posts.ts'
import { categoryDefaults } from '#shared/content/defaults/categories.ts'
import { textOf } from '#shared/text/html-text.ts'
import { mediaReference } from '#shared/media/reference.ts'
import { writeSearchTexts } from '#server/content/search-texts.ts'
import type { Database } from '#server/database/schema.ts'
import { chunks } from '#server/database/chunks.ts'

// A blog of any size, the same every time: words as often as the real posts use them, and compounds of them that get rarer
// the further one looks, so that the vocabulary grows with the texts as it does in German.

export type Size = { posts: number; media: number }

const at = '2026-01-01T00:00:00.000Z'
const wordsInPost = 600
const ownWords = 0.15
const compounds = 40_000
const draftEvery = 50

const nouns = [...new Set(blogPostDefaults.flatMap(({ content }) => textOf(content).match(/\p{Lu}\p{Ll}{3,}/gu) ?? []))]
const words = blogPostDefaults.flatMap(({ content }) => textOf(content).match(/\p{L}{2,}/gu) ?? [])
const themes = nouns.slice(0, 200)

export const postId = (number: number) => `beitrag-${number}`
const mediaId = (number: number) => `bild${String(number).padStart(10, '0')}`

/** Exactly so many posts and pictures, beside the content that every site begins with. */
export async function fillSite({ query }: Database, { posts, media }: Size): Promise<void> {
  await query.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('documents').where('collection', '=', 'blogPosts').execute()
    const numbers = Array.from({ length: posts }, (_, number) => number)
    for (const part of chunks(numbers)) {
      const rows = part.map((number) => postRow(number, media))
      await transaction.insertInto('documents').values(rows).execute()
      await writeSearchTexts(transaction, rows)
      const trails = rows.map(({ id, data }) => ({ collection: 'blogPosts', document_id: id, version: 1, data }))
      await transaction
        .insertInto('revisions')
        .values(
          trails.map((trail) => ({ ...trail, action: 'create', author: 'bench', at, audience: 'public' })) as never,
        )
        .execute()
      await transaction
        .insertInto('changes')
        .values(trails.map(({ data: _data, ...trail }) => ({ ...trail, audience: 'public' as const, at })))
        .execute()
    }
    for (const part of chunks(Array.from({ length: media }, (_, number) => number))) {
      await transaction.insertInto('media').values(part.map(mediaRow)).execute()
      await transaction.insertInto('media_files').values(part.map(mediaFileRow)).execute()
    }
  })
}

function postRow(number: number, media: number) {
  const random = randomFrom(number)
  const date = new Date(Date.parse('2020-01-01T08:00:00Z') + number * 6 * 3_600_000).toISOString()
  const values = {
    title: sentence(random, 6),
    teaser: `${sentence(random, 25)}.`,
    category: categoryDefaults[number % categoryDefaults.length]!.id,
    content: contentOf(random, number, media),
    motif: blogPostDefaults[number % blogPostDefaults.length]!.motif,
    cover: media > 0 ? mediaReference(mediaId(number % media)) : '',
    tags: Array.from({ length: 3 }, () => themes[rare(random, themes.length)]!),
    author: { name: 'Jonas Weber', role: 'Redaktion', avatar: '', portrait: 'none' },
    date,
    seoTitle: '',
    seoDescription: '',
  }
  const data = JSON.stringify(values)
  const drafted = number % draftEvery === draftEvery - 1
  return {
    collection: 'blogPosts',
    id: postId(number),
    data,
    draft: drafted ? JSON.stringify({ ...values, teaser: 'Ein neuer Anreißer, an dem noch jemand schreibt.' }) : null,
    status: 'published' as const,
    publish_at: null,
    unpublish_at: null,
    version: 1,
    sort_key: date,
    created_at: at,
    updated_at: at,
    draft_updated_at: drafted ? at : null,
    deleted_at: null,
    address: postId(number),
  }
}

function contentOf(random: () => number, number: number, media: number): string {
  const parts = Array.from({ length: 5 }, (_, index) => {
    const text = `${sentence(random, wordsInPost / 5)}.`
    return index === 0 ? `<p>${text}</p>` : `<h2>${sentence(random, 4)}</h2><p>${text}</p>`
  })
  const link = `<p><a href="/blog/${postId(Math.floor(random() * (number + 1)))}">Mehr dazu</a></p>`
  const image = media > 0 ? `<figure><img src="${mediaReference(mediaId((number * 7) % media))}" alt=""></figure>` : ''
  return parts.join('') + link + image
}

function sentence(random: () => number, length: number): string {
  return Array.from({ length }, () =>
    random() < ownWords ? compound(rare(random, compounds)) : words[Math.floor(random() * words.length)]!,
  ).join(' ')
}

function compound(number: number): string {
  const front = nouns[number % nouns.length]!
  return front + nouns[(Math.floor(number / nouns.length) * 7919 + 13) % nouns.length]!.toLowerCase()
}

/** A number below `most`; half as often for every doubling, as words are (Zipf). */
function rare(random: () => number, most: number): number {
  return Math.floor(most ** random()) % most
}

function mediaRow(number: number) {
  return {
    id: mediaId(number),
    name: `bild-${number}.jpg`,
    hash: String(number).padStart(64, '0'),
    alt: `Bild ${number}`,
    decorative: 0,
    focal_x: 50,
    focal_y: 50,
    tags: '[]',
    created_at: at,
    created_by: 'bench',
    updated_at: at,
    deleted_at: null,
  }
}

function mediaFileRow(number: number) {
  return {
    media_id: mediaId(number),
    hash: String(number).padStart(64, '0'),
    type: 'image/jpeg',
    bytes: 200_000,
    width: 1_600,
    height: 900,
    alpha: 0,
    colour: '#336699',
    created_at: at,
    retired_at: null,
  }
}

function randomFrom(seed: number): () => number {
  let state = (seed + 1) * 2_654_435_761
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
