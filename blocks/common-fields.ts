import { list, multiline, reference, select, text } from '#shared/content/fields.ts'

// Fields that blocks of several kinds have; each says the same everywhere.

export const heading = text('Überschrift')
export const requiredHeading = text('Überschrift', { required: 'Bitte eine Überschrift angeben' })
export const lead = multiline('Einleitung', { max: 1000 })

export const blockTone = select(
  'Hintergrund',
  { plain: 'Wie die Seite', sunken: 'Abgesetztes Band', cloth: 'Band mit gewebter Borte' },
  { initial: 'plain' },
)

export const headingPlace = select(
  'Platz der Überschrift',
  { above: 'Darüber', beside: 'Links daneben' },
  { initial: 'above' },
)

export const onlyService = reference('Nur zu dieser Leistung', 'services', {
  help: 'Leer = zu allen; auf der Seite einer Leistung zu ihr',
})

export const emptyTitle = text('Überschrift, wenn nichts gefunden wird')
export const emptyText = multiline('Text, wenn nichts gefunden wird', { max: 400 })

/** Titled entries without a link. */
export const entries = list(
  'Einträge',
  {
    title: text('Titel', { required: 'Bitte einen Titel angeben' }),
    text: multiline('Text', { max: 1000 }),
  },
  { itemLabel: 'Eintrag' },
)
