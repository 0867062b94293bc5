import type { Brand } from '#shared/content/brand.ts'
import type { GeneralSettings } from '#shared/content/general-settings.ts'
import { otherForm } from '#shared/media/resolved-picture.ts'

/** One upload is enough: the mark is the icon, and logo or mark the share picture, where nothing else is chosen. */
export function withOwnSigns(settings: GeneralSettings, { mark, markImage }: Brand): GeneralSettings {
  const own = mark === 'own' ? markImage : ''
  return {
    ...settings,
    faviconUrl: settings.faviconUrl || otherForm(own, { shape: 'icon', format: 'png' }),
    socialPreviewImage:
      settings.socialPreviewImage || otherForm(settings.logoUrl || own, { shape: 'card', format: 'jpg' }),
  }
}
