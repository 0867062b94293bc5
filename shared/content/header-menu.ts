import { menuOverflowPx } from '#shared/addresses/menu-width.ts'
import { defineDocument, type Item } from './define.ts'
import { link, list, text, toggle } from './fields.ts'

const label = text('Beschriftung', { required: 'Bitte eine Beschriftung angeben', max: 40 })
const href = link('Ziel', {
  required: 'Bitte ein Ziel angeben',
  help: 'Eine Seite, ein Abschnitt (etwa /#leistungen), ein Dialog (etwa #contact) oder eine Adresse mit https://',
})

/** The menu of every page; the items of spec §2 are its defaults (J33). */
export const headerMenu = defineDocument({
  name: 'headerMenu',
  area: 'website',
  label: 'Hauptmenü',
  fields: {
    items: list(
      'Einträge',
      { label, href, highlighted: toggle('Hervorheben', { on: false, help: 'Höchstens ein Eintrag' }) },
      { itemLabel: 'Eintrag', max: 10, help: 'Sie stehen in der Kopfzeile jeder Seite nebeneinander', problem },
    ),
    more: list(
      'Weitere Einträge auf schmalen Bildschirmen',
      { label, href },
      { itemLabel: 'Eintrag', max: 10, help: 'Sie stehen unter den anderen im Menü von Telefonen und Tablets' },
    ),
  },
  onReadError: 'use-defaults',
  defaults: {
    items: [
      { label: 'Startseite', href: '/' },
      { label: 'Leistungen', href: '/#leistungen' },
      { label: 'TI', href: '/healthcare-it' },
      { label: 'Schulungen', href: '/training' },
      { label: 'Personalberatung', href: '/recruitment' },
      { label: 'Portfolio', href: '/portfolio' },
      { label: 'Blog', href: '/blog' },
      { label: 'KI', href: '/ai', highlighted: true },
    ],
    more: [
      { label: 'Über uns', href: '#about' },
      { label: 'Team', href: '#team' },
      { label: 'Suche', href: '/suche' },
      { label: 'Hilfe im Notfall', href: '/notfall' },
    ],
  },
})
export type HeaderMenu = Item<typeof headerMenu>

function problem(items: { label: string; highlighted: boolean }[]): string | undefined {
  if (items.filter(({ highlighted }) => highlighted).length > 1) return 'Bitte nur einen Eintrag hervorheben'
  const tooMuch = menuOverflowPx(items.map((item) => item.label))
  if (tooMuch === 0) return undefined
  const letters = Math.ceil(tooMuch / 8)
  return `Das Menü ist für die Kopfzeile zu breit: Bitte kürzen Sie Beschriftungen um etwa ${letters} Zeichen oder nehmen Sie einen Eintrag heraus`
}
