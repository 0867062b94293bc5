import { link, list, select, text } from './fields.ts'

const networks = {
  facebook: 'Facebook',
  x: 'X (Twitter)',
  linkedin: 'LinkedIn',
  mastodon: 'Mastodon',
  instagram: 'Instagram',
  youtube: 'YouTube',
  github: 'GitHub',
  xing: 'Xing',
  other: 'Anderes Netzwerk',
} as const
export type SocialNetwork = keyof typeof networks

/** The networks of the company, in the order of the footer; without any, it shows none (spec §2). */
export const socialLinks = list(
  'Soziale Netzwerke',
  {
    network: select('Netzwerk', networks),
    name: text('Name', { help: 'Nur für ein anderes Netzwerk: So heißt der Link', max: 40 }),
    href: link('Adresse des Profils', { required: 'Bitte die Adresse des Profils angeben' }),
  },
  {
    itemLabel: 'Netzwerk',
    max: 10,
    problem: (entries) =>
      entries.some(({ network, name }) => network === 'other' && name === '')
        ? 'Bitte für jedes andere Netzwerk einen Namen angeben'
        : undefined,
  },
)
