import type { BlockKind } from '#shared/content/field-types.ts'
import { reference } from '#shared/content/fields.ts'
import { lead, requiredHeading, blockTone } from '#blocks/common-fields.ts'

export const faqKind = {
  label: 'Häufige Fragen',
  help: 'Fragen und Antworten zu einem Thema',
  picture: 'list',
  shows: 'faq',
  introduces: true,
  fields: {
    title: requiredHeading,
    lead,
    topic: reference('Thema', 'faqTopics', {
      help: 'Leer = passend zur Seite, wenn sie von einer Leistung handelt',
    }),
    tone: blockTone,
  },
} satisfies BlockKind
