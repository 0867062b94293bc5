import { consentNoticeWords } from '#shared/messages/consent-notice.ts'
import { lines, link, list, multiline, select, text } from './fields.ts'
import { withSchemas } from './lazy-schemas.ts'

export const registeredServiceFields = {
  name: text('Dienst', { required: 'Bitte den Dienst benennen' }),
  provider: text('Anbieter', { required: 'Bitte den Anbieter angeben' }),
  category: select('Kategorie', consentNoticeWords.texts.categories),
  purpose: multiline('Zweck', { required: 'Bitte den Zweck angeben', max: 600 }),
  recipient: text('Empfänger der Daten'),
  thirdCountry: text('Übermittlung in ein Drittland', { help: 'Leer = keine' }),
  keys: list(
    'Speicherungen',
    {
      name: text('Name', { required: 'Bitte den Namen angeben' }),
      storage: select('Ort', consentNoticeWords.texts.storages),
      purpose: text('Zweck'),
      lifetime: text('Dauer', { required: 'Bitte die Dauer angeben' }),
    },
    { itemLabel: 'Speicherung' },
  ),
  script: link('Adresse des Skripts oder der Einbettung', { help: 'Leer = der Dienst lädt nichts von außen' }),
  use: select(
    'Verwendung der Adresse',
    { script: 'Skript, lädt nach Zustimmung auf jeder Seite', embed: 'Einbettung (Video, Karte), lädt auf Klick' },
    { initial: 'script' },
  ),
  hosts: origins('Weitere Adressen des Dienstes', {
    help: 'Eine je Zeile, zum Beispiel https://daten.anbieter.example: wohin der Dienst sonst noch Verbindungen aufbaut',
  }),
}

/** Hosts that the content policy lets through (J9), so nothing but plain origins. */
function origins(label: string, { help }: { help: string }) {
  const field = lines(label, { help })
  const message = 'Bitte je Zeile eine Adresse wie https://daten.anbieter.example angeben, ohne Pfad'
  const schema = () => field.schema.refine((entries) => entries.every(isOrigin), message)
  return withSchemas({ input: field.input, label, help, required: false }, { schema, draft: () => field.draft })
}

function isOrigin(entry: string): boolean {
  return /^(https?|wss?):\/\/[a-z0-9.-]+(:\d{1,5})?$/i.test(entry)
}
