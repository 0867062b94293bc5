import { shareImagePath, shareLookHash, type ShareLook } from '#shared/discovery/share-card.ts'
import { withOwnSigns } from '#shared/discovery/own-signs.ts'
import { socialSize } from '#shared/media/variants.ts'
import type { Config } from '#server/base/config.ts'
import type { PublicReads } from '#server/content/public-reads.ts'
import type { PageSwitch } from '#server/content/page-switch.ts'
import type { PublishedContent } from '#server/content/filled-content.ts'
import type { Media } from '#server/media/media.ts'
import { createDrawnPictures } from './drawn-pictures.ts'
import { drawIcon, siteIconShapes, toIco, type SiteIcon } from './icons.ts'
import { readShareCard } from './share-cards.ts'
import { writeWebManifest } from './web-manifest.ts'

type Parts = {
  config: Pick<Config, 'publicUrl'>
  store: PublishedContent
  pageSwitch: Pick<PageSwitch, 'offPaths'>
  media: Pick<Media, 'drawSvg'>
  whole<Result>(write: (content: PublicReads) => Promise<Result>): Promise<Result>
}
/** Where it is, or what it is. */
type SharedPicture = { address: string } | { png: Buffer }

const favicon = { pixels: 48, round: true, share: 1 }

/** What stands for the site elsewhere: icons, and the cards of shared links, in the colours of the brand. */
export function openSigns({ config, store, pageSwitch, media, whole }: Parts) {
  const drawn = createDrawnPictures()
  const brand = () => whole((content) => content.document('brand'))

  async function drawnIcon({ pixels, round, share }: typeof favicon): Promise<Buffer> {
    const { accent, base } = await brand()
    return drawn([accent, base, pixels, round, share].join(), () =>
      media.drawSvg(drawIcon({ accent, base }, { pixels, round, share }), { width: pixels, height: pixels }),
    )
  }
  const readLook = (): Promise<ShareLook> =>
    whole(async (content) => {
      const [{ accent, base }, { name }] = await Promise.all([
        content.document('brand'),
        content.document('companyProfile'),
      ])
      return { accent, base, name, host: config.publicUrl.host }
    })

  return {
    manifest: () =>
      whole(async (content) =>
        writeWebManifest(await content.document('generalSettings'), await content.document('brand')),
      ),
    iconSvg: async () => drawIcon(await brand()),
    icon: (name: Exclude<SiteIcon, 'icon.svg'>) => drawnIcon(siteIconShapes[name]),
    /** The owner's own where there is one. */
    async favicon(): Promise<{ address: string } | { ico: Buffer }> {
      const { faviconUrl } = await whole(async (content) =>
        withOwnSigns(await content.document('generalSettings'), await content.document('brand')),
      )
      if (faviconUrl) return { address: faviconUrl.split('#')[0]! }
      return { ico: toIco(await drawnIcon(favicon), favicon.pixels) }
    },
    /** The card of the page at a path; undefined where there is none, and its address where it has another one by now. */
    async shareImage(asked: string, path: string): Promise<SharedPicture | undefined> {
      const [card, look] = await Promise.all([readShareCard({ store, pageSwitch }, path), readLook()])
      if (!card) return undefined
      const address = shareImagePath(card, shareLookHash(look))
      if (address !== asked) return { address }
      // Letters and motifs are read by those who draw with them only.
      const { drawShareCard } = await import('./share-drawing.ts')
      return { png: await drawn(address, () => media.drawSvg(drawShareCard(card, look), socialSize)) }
    },
  }
}
