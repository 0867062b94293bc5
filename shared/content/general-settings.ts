import { defineDocument, type Item } from './define.ts'
import { image, tags, text } from './fields.ts'

export const generalSettings = defineDocument({
  name: 'generalSettings',
  area: 'website',
  label: 'Allgemeine Einstellungen',
  fields: {
    siteName: text('Name der Website', {
      required: 'Bitte einen Namen angeben',
      help: 'Mit {{firma.name}} heißt sie immer wie im Unternehmensprofil',
      max: 60,
    }),
    siteDescription: text('Leitsatz', {
      required: 'Bitte einen Leitsatz angeben',
      help: 'Steht auf der Startseite über der Überschrift und im Fuß jeder Seite',
      max: 170,
    }),
    topicKeywords: tags('Themen', { help: 'Erscheinen auf der Startseite' }),
    logoUrl: image('Logo'),
    logoDarkUrl: image('Logo für das dunkle Design'),
    faviconUrl: image('Symbol im Browser-Tab', { use: 'icon' }),
    socialPreviewImage: image('Vorschaubild für geteilte Links', { use: 'social' }),
  },
  onReadError: 'use-defaults',
  defaults: {
    siteName: '{{firma.name}}',
    siteDescription: 'IT-Exzellenz aus {{firma.ort}}',
    // The fifteen topics of spec §1, in its order.
    topicKeywords: [
      'Netzwerk',
      'Marketing',
      'IT-Sicherheit',
      'Cloud',
      'Webentwicklung',
      'Künstliche Intelligenz',
      'Datenschutz',
      'Cyberangriffe',
      'Datensicherheit',
      'Blockchain',
      'Schulungen',
      'SEO',
      'Digitalisierung',
      'Machine Learning',
      'IoT',
    ],
  },
})
export type GeneralSettings = Item<typeof generalSettings>
