import type { BlockKind } from '#shared/content/field-types.ts'
import { link, list, multiline, text } from '#shared/content/fields.ts'
import { lead, requiredHeading, blockTone } from '#blocks/common-fields.ts'

export const storyKind = {
  label: 'Geschichte in Kapiteln',
  help: 'Daneben reißt ein Gewebe und wird wieder ganz, während man liest',
  picture: 'steps',
  fields: {
    title: requiredHeading,
    lead,
    items: list(
      'Kapitel',
      {
        time: text('Zeitpunkt'),
        title: text('Titel', { required: 'Bitte einen Titel angeben' }),
        text: multiline('Text', { max: 600 }),
      },
      { itemLabel: 'Kapitel', max: 6 },
    ),
    label: text('Beschriftung des Links darunter', { help: 'Leer = ohne Link' }),
    href: link('Ziel des Links'),
    tone: blockTone,
  },
} satisfies BlockKind
