import type { BlockKind } from '#shared/content/field-types.ts'
import { multiline, text } from '#shared/content/fields.ts'
import { lead, requiredHeading } from '#blocks/common-fields.ts'

export const consentSettingsKind = {
  label: 'Schalter für Cookies',
  help: 'Hier ändern Besucher ihre Auswahl',
  picture: 'form',
  pages: ['cookies'],
  fields: {
    title: requiredHeading,
    lead,
    bannerTitle: text('Überschrift des Cookie-Hinweises'),
    bannerText: multiline('Einleitung des Cookie-Hinweises', {
      max: 1000,
      help: 'Leer = nur das Nötige: Zwecke, Empfänger, Drittländer, Widerruf',
    }),
  },
} satisfies BlockKind
