import type { Defaults } from '../define.ts'
import type { testimonialFields } from '../testimonial-fields.ts'

// Invented people: "(Beispiel)" stays in the role until the owner replaces them with real voices.
export const testimonialDefaults: Defaults<typeof testimonialFields> = [
  {
    quote:
      'Nach dem Serverausfall hat {{firma.name}} unsere Praxis in einem Vormittag wieder arbeitsfähig gemacht. Seitdem schlafe ich besser, und die TI läuft einfach.',
    name: 'Dr. Petra Lindner',
    role: 'Fachärztin für Innere Medizin, Weimar (Beispiel)',
    service: 'healthcare-it',
    portrait: 'petra',
  },
  {
    quote: 'Der neue Shop war pünktlich online. Die Retourenquote ist um ein Drittel gesunken.',
    name: 'Karim Haddad',
    role: 'Geschäftsführer, Haddad Hausgeräte (Beispiel)',
    service: 'ecommerce',
    portrait: 'karim',
  },
  {
    quote: 'Klare Worte, saubere Dokumentation, kein Fachchinesisch. So stelle ich mir IT vor.',
    name: 'Sabine Krüger',
    role: 'Leiterin Verwaltung, Stadtwerke Ilmtal (Beispiel)',
    service: 'it-sicherheit',
    portrait: 'sabine',
  },
  {
    quote:
      'Der Assistent schreibt den ersten Entwurf, wir prüfen und entscheiden. Pro Angebot sparen wir rund drei Stunden, und unsere Zeichnungen verlassen das Haus nicht.',
    name: 'Andreas Voigt',
    role: 'Vertriebsleiter eines Maschinenbauers, Gotha (Beispiel)',
    service: 'ki',
  },
  {
    quote:
      'Nach der Simulation haben uns die Kolleginnen verdächtige E-Mails von selbst gemeldet. Vorher hat das niemand getan.',
    name: 'Karim Haddad',
    role: 'Geschäftsführer, Haddad Hausgeräte (Beispiel)',
    service: 'security-awareness',
    portrait: 'karim',
  },
  {
    quote:
      'Drei Vorschläge, drei gute Gespräche, eine Zusage. Zum ersten Mal musste ich im Fachgespräch nicht so tun, als würde ich jede Abkürzung verstehen.',
    name: 'Katrin Seifert',
    role: 'Personalleiterin eines Logistikbetriebs, Arnstadt (Beispiel)',
    service: 'personalberatung',
  },
]
