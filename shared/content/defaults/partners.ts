import type { Defaults } from '../define.ts'
import type { partnerFields } from '../partner-fields.ts'

export const partnerDefaults: Defaults<typeof partnerFields> = [
  {
    id: 'kettfaden-rechenzentren',
    name: 'Kettfaden Rechenzentren',
    field: 'Rechenzentrum und Hosting',
    description:
      'Kettfaden stellt Flächen, Strom und Leitungen an zwei Standorten in Deutschland. Wir betreiben dort die Systeme unserer Kunden, überwachen sie und üben zweimal im Jahr das Zurückspielen der Sicherungen.',
    href: 'https://kettfaden.example',
  },
  {
    id: 'knoten-und-saum-rechtsanwaelte',
    name: 'Knoten & Saum Rechtsanwälte',
    field: 'IT- und Datenschutzrecht',
    description:
      'Wenn aus einer technischen Frage eine rechtliche wird, ziehen wir die Kanzlei hinzu. Gemeinsam prüfen wir Verträge zur Auftragsverarbeitung, Meldepflichten nach Vorfällen und den Einsatz von KI. Die Rechtsberatung selbst leistet die Kanzlei.',
    href: 'https://knoten-saum.example',
  },
  {
    id: 'spindel-forensik',
    name: 'Spindel Forensik',
    field: 'Spurensicherung nach Angriffen',
    description:
      'Nach einem Angriff sichert Spindel die Spuren und rekonstruiert den Weg der Täter. Wir grenzen in derselben Zeit den Schaden ein und bringen den Betrieb wieder in Gang. Zuständigkeiten und Rufnummern sind vorab festgelegt.',
    href: 'https://spindel-forensik.example',
  },
  {
    id: 'klarfaden-nutzertests',
    name: 'Klarfaden Nutzertests',
    field: 'Barrierefreiheit und Nutzertests',
    description:
      'Bei Klarfaden prüfen Menschen mit Seh-, Hör- und Bewegungseinschränkungen unsere Shops und Portale. Ihre Befunde kommen während der Entwicklung, also rechtzeitig. Wir setzen sie um und lassen das Ergebnis erneut testen.',
    href: 'https://klarfaden.example',
  },
  {
    id: 'webkante-medizinsysteme',
    name: 'Webkante Medizinsysteme',
    field: 'Praxissoftware und Medizingeräte',
    description:
      'Webkante richtet Praxissoftware ein und bindet Ultraschall, EKG und Labor an. Wir verantworten Netz, Arbeitsplätze und den Zugang zur Telematikinfrastruktur. Bei Störungen genügt der Praxis ein Anruf bei uns.',
    href: 'https://webkante-medizin.example',
  },
  {
    id: 'schiffchen-nachwuchs',
    name: 'Schiffchen Nachwuchs e.\u00a0V.',
    field: 'Ausbildung und Quereinstieg',
    description:
      'Der Verein bringt Jugendliche und Quereinsteigende mit Betrieben zusammen. Wir geben Werkstatttage in unserem Schulungszentrum, stellen gebrauchte Geräte bereit und nehmen jedes Jahr zwei Praktikantinnen oder Praktikanten auf.',
  },
]
