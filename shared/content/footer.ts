import { defineDocument, type Item } from './define.ts'
import { group, link, list, multiline, text } from './fields.ts'
import { socialLinks } from './social-links.ts'

const links = (label: string) =>
  list(
    label,
    {
      label: text('Beschriftung', { required: 'Bitte eine Beschriftung angeben' }),
      href: link('Ziel', { required: 'Bitte ein Ziel angeben' }),
      message: text('Vorbereitete Nachricht', { max: 300, help: 'Steht im Kontaktformular, wenn der Link es öffnet' }),
    },
    { itemLabel: 'Link' },
  )

/** Empty contact fields show the company profile's (J17). */
export const footer = defineDocument({
  name: 'footer',
  area: 'website',
  label: 'Fußzeile',
  fields: {
    categories: list(
      'Spalten',
      { title: text('Überschrift', { required: 'Bitte eine Überschrift angeben' }), links: links('Links') },
      { itemLabel: 'Spalte', max: 8 },
    ),
    legalLinks: links('Rechtliche Links'),
    socialLinks,
    contactInfo: group('Kontakt', {
      email: text('E-Mail'),
      phone: text('Telefon'),
      address: multiline('Anschrift'),
    }),
  },
  onReadError: 'use-defaults',
  defaults: {
    categories: [
      {
        title: 'Leistungen',
        links: [
          { label: 'Webentwicklung', href: '/leistungen/webentwicklung' },
          { label: 'E-Commerce', href: '/ecommerce' },
          { label: 'IT-Sicherheit', href: '/security' },
          { label: 'Datenschutz', href: '/leistungen/datenschutz' },
          { label: 'Cloud', href: '/leistungen/cloud' },
          { label: 'KI-Lösungen', href: '/ai' },
        ],
      },
      {
        title: 'Schulungen',
        links: [
          { label: 'Security Awareness', href: '/training#security-awareness-basis' },
          { label: 'Phishing-Simulation', href: '/training#phishing-simulation' },
          { label: 'Datenschutz kompakt', href: '/training#datenschutz-kompakt' },
          { label: 'KI im Büroalltag', href: '/training#ki-im-bueroalltag' },
        ],
      },
      {
        title: 'Ressourcen',
        links: [
          { label: 'Blog', href: '/blog' },
          { label: 'Fallstudien', href: '/blog' },
          { label: 'Whitepaper', href: '/blog#whitepaper' },
          {
            label: 'Newsletter',
            href: '#contact',
            message: 'Bitte schicken Sie mir Ihren Newsletter an die angegebene E-Mail-Adresse.',
          },
          { label: 'FAQ', href: '/faq' },
        ],
      },
      {
        title: 'Unternehmen',
        links: [
          { label: 'Über uns', href: '#about' },
          { label: 'Team', href: '#team' },
          { label: 'Karriere', href: '/career' },
          { label: 'Partner', href: '/partners' },
          { label: 'Kontakt', href: '#contact' },
          { label: 'Praxisnetz', href: 'https://praxisnetz.example' },
          { label: 'Lernwerk', href: 'https://lernwerk.example' },
        ],
      },
    ],
    legalLinks: [
      { label: 'Impressum', href: '/impressum' },
      { label: 'Datenschutz', href: '/datenschutz' },
      { label: 'AGB', href: '/agb' },
      { label: 'Barrierefreiheit', href: '/barrierefreiheit' },
      { label: 'Cookies', href: '/cookies' },
      { label: 'Cookie-Einstellungen', href: '#cookies' },
      { label: 'Notfall', href: '/notfall' },
      { label: 'Status', href: '/status' },
      { label: 'Sicherheit dieser Website', href: '/sicherheit-dieser-website' },
    ],
  },
})
export type Footer = Item<typeof footer>
