import type { Brand } from '#shared/content/brand.ts'
import type { GeneralSettings } from '#shared/content/general-settings.ts'

/** `mark` is the woven one, the address of another picture, or nothing. */
export type LogoSettings = Pick<GeneralSettings, 'siteName' | 'logoUrl' | 'logoDarkUrl'> & { mark: string }

/** The picture in the dark theme if there is one (H25, J23), in the light one if the owner wants it too (J35). */
export function logoSettings(
  { siteName, logoUrl, logoDarkUrl }: GeneralSettings,
  { mark, markImage, logoInLight }: Brand,
): LogoSettings {
  return {
    siteName,
    logoUrl: logoInLight ? logoUrl : '',
    logoDarkUrl,
    mark: mark === 'own' ? markImage : mark === 'woven' ? 'woven' : '',
  }
}
