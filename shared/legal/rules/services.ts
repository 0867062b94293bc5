import { textOf } from '#shared/text/html-text.ts'
import { inText, type LegalRule } from './rule.ts'

/** Services that privacy notices of others often speak of: whoever copied a text finds here what does not belong to it. */
const wellKnown = [
  'Google Analytics',
  'Google Maps',
  'Google Fonts',
  'Google Tag Manager',
  'reCAPTCHA',
  'YouTube',
  'Vimeo',
  'Matomo',
  'etracker',
  'Hotjar',
  'Microsoft Clarity',
  'Meta Pixel',
  'Facebook Pixel',
  'LinkedIn Insight',
  'HubSpot',
  'Mailchimp',
  'Cloudflare',
  'OpenStreetMap',
  'Calendly',
  'Jetpack',
] as const

const denies = /(?<!\p{L})(?:kein(?:e|en|er|em|erlei)?|nicht|weder|noch|ohne|verzichten)(?!\p{L})/iu
const table = '<h2>Dienste und Speicherungen</h2><p>{{dienste}}</p>'

/** Register and privacy notice say the same. */
export const serviceRules: readonly LegalRule[] = [
  {
    id: 'service-not-in-privacy',
    level: 'error',
    validFrom: '2018-05-25',
    source: 'Art. 13 DSGVO, § 25 TDDDG',
    reason: 'Was im Dienste-Verzeichnis steht, muss die Datenschutzerklärung nennen.',
    find({ texts, services }) {
      const { content } = texts.datenschutz
      if (/\{\{\s*dienste\s*\}\}/.test(content)) return []
      const said = textOf(content).toLowerCase()
      const missing = services.filter(({ name }) => !said.includes(name.toLowerCase())).map(({ name }) => name)
      if (missing.length === 0) return []
      return [
        {
          place: inText('datenschutz'),
          detail: `Nicht genannt: ${missing.join(', ')}.`,
          fix: { kind: 'append', html: table },
        },
      ]
    },
  },
  {
    id: 'service-not-in-register',
    level: 'error',
    validFrom: '2018-05-25',
    source: 'Art. 5 Abs. 1 lit. a DSGVO',
    reason: 'Die Datenschutzerklärung nennt einen Dienst, den das Dienste-Verzeichnis nicht kennt.',
    find({ texts, services }) {
      const known = services.map(({ name, provider }) => `${name} ${provider}`.toLowerCase()).join('\n')
      const sentences = textOf(texts.datenschutz.content).split(/(?<=[.!?])\s/)
      return wellKnown
        .filter((name) => !known.includes(name.toLowerCase()))
        .filter((name) =>
          sentences.some((text) => text.toLowerCase().includes(name.toLowerCase()) && !denies.test(text)),
        )
        .map((name) => ({
          place: inText('datenschutz'),
          detail: `${name}: Tragen Sie den Dienst im Verzeichnis ein, oder streichen Sie ihn aus dem Text.`,
        }))
    },
  },
]
