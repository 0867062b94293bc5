import { federalStates } from '#shared/messages/federal-states.ts'
import { openingHoursWords } from '#shared/messages/opening-hours.ts'
import { defineDocument, type Item } from './define.ts'
import { group, lines, list, multiline, number, select, text, toggle } from './fields.ts'
import { holidayChoice, specialDaysField } from './special-days.ts'

/** The source of name, address, phone and e-mail everywhere on the site and in the legal texts (J17). */
export const companyProfile = defineDocument({
  name: 'companyProfile',
  area: 'website',
  label: 'Unternehmensprofil',
  fields: {
    name: text('Firma', { required: 'Bitte die Firma angeben' }),
    legalForm: text('Rechtsform', { required: 'Bitte die Rechtsform angeben' }),
    founded: number('Gründungsjahr', { min: 1800, max: 2100 }),
    street: text('Straße und Hausnummer', { required: 'Bitte die Straße angeben' }),
    postalCode: text('Postleitzahl', { required: 'Bitte die Postleitzahl angeben' }),
    city: text('Ort', { required: 'Bitte den Ort angeben' }),
    region: text('Region', { help: 'Für Suchmaschinen und Stellenanzeigen, wo unten kein Bundesland gewählt ist' }),
    country: text('Land', { required: 'Bitte das Land angeben' }),
    phone: text('Telefon', { required: 'Bitte eine Telefonnummer angeben' }),
    hotline: text('Notfall-Telefon'),
    email: text('E-Mail', { required: 'Bitte eine E-Mail-Adresse angeben' }),
    representatives: lines('Vertretungsberechtigte Personen', { required: 'Bitte mindestens eine Person angeben' }),
    register: group('Registereintrag', { court: text('Registergericht'), number: text('Registernummer') }),
    vatId: text('Umsatzsteuer-Identifikationsnummer'),
    contentResponsible: text('Verantwortlich für Inhalte (§ 18 Abs. 2 MStV)'),
    dataProtectionOfficer: multiline('Datenschutzbeauftragte Person'),
    supervisoryAuthority: text('Aufsichtsbehörde, falls erlaubnispflichtig'),
    profession: group('Erlaubnis und Beruf', {
      permit: toggle('Eine Tätigkeit braucht eine behördliche Erlaubnis', {
        on: false,
        help: 'Zum Beispiel Arbeitnehmerüberlassung; dann gehört die Aufsichtsbehörde ins Impressum',
      }),
      regulated: toggle('Reglementierter Beruf mit Kammer', {
        on: false,
        help: 'Zum Beispiel Beratende Ingenieure oder Steuerberatung',
      }),
      title: text('Berufsbezeichnung und Staat, der sie verliehen hat'),
      chamber: text('Kammer'),
      rules: text('Berufsrechtliche Regelungen und wo sie stehen'),
    }),
    openingHours: list(
      'Öffnungszeiten',
      {
        day: select('Tag', openingHoursWords.texts.days),
        opens: text('Von', { required: 'Bitte den Beginn angeben, zum Beispiel 08:00' }),
        closes: text('Bis', { required: 'Bitte das Ende angeben, zum Beispiel 17:00' }),
      },
      { itemLabel: 'Zeit' },
    ),
    holidays: holidayChoice,
    specialDays: specialDaysField,
    directions: list(
      'Anfahrt',
      {
        title: text('Verkehrsmittel', { required: 'Bitte das Verkehrsmittel angeben' }),
        text: multiline('Beschreibung'),
      },
      { itemLabel: 'Weg' },
    ),
    federalState: select('Bundesland', federalStates, {
      initial: '',
      help: 'Danach richten sich die Feiertage und die Aufsichtsbehörde in der Datenschutzerklärung',
    }),
  },
  onReadError: 'throw',
  defaults: {
    name: 'Musterwerk IT',
    legalForm: 'GmbH',
    founded: 2007,
    street: 'Weberstraße 12',
    postalCode: '99084',
    city: 'Erfurt',
    country: 'Deutschland',
    phone: '+49 361 000 00 00',
    hotline: '+49 361 000 00 99',
    email: 'kontakt@musterwerk-it.example',
    representatives: ['[Platzhalter: Vor- und Nachname der Geschäftsführung]'],
    register: {
      court: '[Platzhalter: Registergericht]',
      number: '[Platzhalter: HRB-Nummer]',
    },
    vatId: '[Platzhalter: USt-IdNr.]',
    contentResponsible: '[Platzhalter: Name und Anschrift der verantwortlichen Person]',
    dataProtectionOfficer: '[Platzhalter: Name und Kontakt der datenschutzbeauftragten Person]',
    openingHours: [
      { day: 'monday', opens: '08:00', closes: '17:00' },
      { day: 'tuesday', opens: '08:00', closes: '17:00' },
      { day: 'wednesday', opens: '08:00', closes: '17:00' },
      { day: 'thursday', opens: '08:00', closes: '18:00' },
      { day: 'friday', opens: '08:00', closes: '15:00' },
    ],
    specialDays: [
      { name: 'Heiligabend', from: '24.12.' },
      { name: 'Silvester', from: '31.12.' },
    ],
    directions: [
      {
        title: 'Mit der Bahn',
        text: 'Vom Hauptbahnhof Erfurt sind es zwölf Minuten zu Fuß: durch die Bahnhofstraße zum Anger, dann rechts in die Weberstraße.',
      },
      {
        title: 'Mit der Straßenbahn',
        text: 'Mehrere Linien halten am Anger. Von dort gehen Sie vier Minuten; der Eingang ist ebenerdig.',
      },
      {
        title: 'Mit dem Auto',
        text: 'Folgen Sie der Ausschilderung „Zentrum“. Im Hof hinter dem Haus stehen drei Besucherplätze und ein barrierefreier Stellplatz.',
      },
    ],
    federalState: 'thueringen',
  },
})
export type CompanyProfile = Item<typeof companyProfile>
