import type { ConsentSettings } from '#shared/consent/consent.ts'
import type { ShownNotice } from './consent-store.ts'

/** What the browser needs to know, beside what is written. */
export type BannerData = { settings: ConsentSettings; shown: ShownNotice }

export function findBanner(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-consent]')
}

/** The banner stands on every page, shown or not: its data is there once, for all that need it. */
export function readBanner(banner: HTMLElement): BannerData {
  return JSON.parse(banner.dataset.consent!) as BannerData
}
