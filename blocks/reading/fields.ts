import type { BlockKind } from '#shared/content/field-types.ts'
import { html } from '#shared/content/fields.ts'
import { lead, requiredHeading } from '#blocks/common-fields.ts'

export const readingKind = {
  label: 'Lesetext',
  help: 'Langer Text; mehrere hintereinander bekommen links ein Inhaltsverzeichnis',
  picture: 'text',
  fields: { title: requiredHeading, lead, body: html('Text') },
} satisfies BlockKind
