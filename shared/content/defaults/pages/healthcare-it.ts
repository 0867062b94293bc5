import { expiryCalendar } from '../artefacts/page-artefacts.ts'
import type { PageDefault } from '../../page-fields.ts'

export const healthcareItPage: PageDefault = {
  id: 'healthcare-it',
  title: 'Healthcare IT',
  headline: 'Praxis-IT, die nicht warten lässt',
  lead: 'Konnektor, Karten, Patientenakte: Die Telematikinfrastruktur gehört zum Pflichtprogramm und soll trotzdem nebenher laufen. Wir richten sie ein, halten sie aktuell und gehen ans Telefon, wenn am Empfang eine Karte nicht gelesen wird.',
  motif: 'health',
  actions: [
    { label: 'TI-Anschluss anfragen', href: '#contact' },
    { label: 'Begriffe erklärt', href: '#building-blocks' },
  ],
  blocks: [
    {
      kind: 'text',
      id: 'intro',
      title: 'Worum es bei der TI geht',
      body: `
<p>Die Telematikinfrastruktur (TI) ist das geschlossene Netz des deutschen Gesundheitswesens. Praxen, Apotheken und Krankenhäuser sind angeschlossen, Pflegeeinrichtungen und weitere Berufsgruppen kommen schrittweise hinzu. Die gematik legt fest, wie die Dienste funktionieren, und lässt Geräte und Anbieter zu.</p>
<p>Im Sprechzimmer merkt man davon wenig, solange alles zusammenspielt. Steht jedoch ein Glied der Kette still, etwa eine abgelaufene Karte oder ein Dienst nach einem Update, lassen sich Rezepte nicht signieren und Krankschreibungen nicht senden.</p>
<p>Karten, TI-Gateway und KIM-Adressen stammen immer von zugelassenen Anbietern. Wir wählen sie mit Ihnen aus, bauen alles ein, überwachen den Betrieb und sprechen für Sie mit Softwarehaus und Anbietern. Das tun wir seit 2017, begonnen haben wir mit 40 Arztpraxen.</p>
`,
      headingPlace: 'beside',
      folded: true,
    },
    {
      kind: 'entries',
      id: 'building-blocks',
      title: 'Zwölf Begriffe, die Ihnen begegnen',
      lead: 'Was dahintersteckt und worauf Sie achten sollten, ohne Umweg über das Handbuch.',
      items: [
        {
          title: 'Konnektor',
          text: 'Das Gerät, das die Praxis über einen verschlüsselten Tunnel mit der TI verbindet. Seine Zertifikate laufen nach festen Fristen ab. Geräte, die nur das ältere RSA-Verfahren beherrschen, können seit Anfang 2026 nicht mehr genutzt werden.',
        },
        {
          title: 'TI-Gateway',
          text: 'Der Konnektor steht hier als leistungsfähiges Gerät im Rechenzentrum eines zugelassenen Anbieters und bedient viele Praxen. Vor Ort brauchen Sie nur noch eine gesicherte Verbindung und die Kartenterminals.',
        },
        {
          title: 'eHealth-Karten\u00adterminal',
          text: 'Liest Gesundheitskarten, Praxis- und Heilberufsausweise. Im Gerät steckt eine eigene kleine Karte (gSMC-KT), die es gegenüber der TI ausweist und ebenfalls abläuft. Ein Ersatzgerät im Schrank hat schon manchen Montag gerettet.',
        },
        {
          title: 'SMC-B',
          text: 'Der elektronische Praxisausweis. Er steckt dauerhaft im Terminal, wird mit einer PIN freigeschaltet und gilt höchstens fünf Jahre. Folgekarten sollten Sie einige Wochen vor Ablauf beantragen.',
        },
        {
          title: 'eHBA',
          text: 'Der elektronische Heilberufsausweis gehört einer Person. Mit ihm unterschreiben Ärztinnen und Ärzte rechtsgültig, zum Beispiel E-Rezepte. Mit der Komfortsignatur genügt eine PIN-Eingabe für bis zu 250 Unterschriften innerhalb von 24 Stunden.',
        },
        {
          title: 'VSDM',
          text: 'Das Versichertenstammdaten-Management gleicht beim Einlesen der Karte Name, Anschrift und Versicherung mit der Krankenkasse ab. Pflicht ist das beim ersten Besuch im Quartal.',
        },
        {
          title: 'KIM',
          text: 'Kommunikation im Medizinwesen: E-Mail innerhalb der TI, durchgehend verschlüsselt und mit geprüften Absendern. Darüber laufen Arztbriefe, Befunde und Krankschreibungen.',
        },
        {
          title: 'ePA für alle',
          text: 'Die elektronische Patientenakte besteht seit 2025 für alle gesetzlich Versicherten, die nicht widersprochen haben. Praxen lesen darin und stellen neue Dokumente ein. Der Zugriff öffnet sich mit dem Stecken der Karte, in der Regel für 90 Tage, und lässt sich von den Versicherten einschränken.',
        },
        {
          title: 'E-Rezept',
          text: 'Seit Januar 2024 Pflicht für verschreibungspflichtige Arzneimittel gesetzlich Versicherter. Es wird mit dem eHBA signiert, zentral abgelegt und mit Karte, App oder Ausdruck eingelöst.',
        },
        {
          title: 'eAU',
          text: 'Die elektronische Arbeitsunfähigkeitsbescheinigung geht über KIM an die Krankenkasse, dort ruft der Arbeitgeber sie ab. Fällt die TI aus, gibt es ein Ersatzverfahren auf Papier; die Praxissoftware sendet später nach.',
        },
        {
          title: 'TI-Messenger',
          text: 'Kurznachrichten für das Gesundheitswesen, verschlüsselt und mit geprüften Teilnehmern. Geeignet für schnelle Absprachen, etwa mit Pflegeheim oder Apotheke. Die Nutzung ist freiwillig.',
        },
        {
          title: 'Praxis\u00adverwaltungs\u00adsystem',
          text: 'Ihre Praxissoftware ist die Oberfläche für all das. Ob ein Dienst im Alltag hilft, entscheidet sich an ihrer Version, ihren Modulen und der Einrichtung am Arbeitsplatz.',
        },
      ],
      look: 'terms',
      tone: 'sunken',
    },
    {
      kind: 'entries',
      id: 'services',
      title: 'Was wir für Sie übernehmen',
      items: [
        {
          title: 'Anschluss und Wechsel',
          text: 'Neuer TI-Anschluss, Umstieg vom eigenen Konnektor auf ein TI-Gateway, Umzug oder Übernahme einer Praxis. Anträge und Bestellungen bereiten wir unterschriftsreif vor.',
        },
        {
          title: 'Betrieb und Fristen',
          text: 'Wir überwachen Verbindung, Karten und Zertifikate und melden uns vor dem Ablauf. Updates spielen wir nach der Sprechstunde ein.',
        },
        {
          title: 'Praxisnetz und Arbeitsplätze',
          text: 'Getrennte Netze für Praxis, Geräte und Gäste, geprüfte Datensicherung, Rechner mit einheitlicher Einrichtung. So lässt sich ein defekter Platz schnell ersetzen.',
        },
        {
          title: 'Datenschutz und IT-Sicherheits\u00adrichtlinie',
          text: 'Wir setzen die Anforderungen der Richtlinie nach § 390 SGB V um, dokumentieren sie und verpflichten alle Beteiligten auf die Schweigepflicht nach § 203 StGB.',
        },
        {
          title: 'Schulung „TI im Praxisteam“',
          text: 'Zwei Stunden online für alle, die am Empfang und im Sprechzimmer arbeiten: ePA, E-Rezept, KIM und was zu tun ist, wenn es klemmt. 380\u00a0€ je Praxis (netto, Beispielwert).',
          href: '/training#ti-im-praxisteam',
        },
      ],
      look: 'offers',
    },
    expiryCalendar,
    { kind: 'voices', id: 'voice', service: 'healthcare-it', look: 'one', tone: 'cloth' },
    {
      kind: 'entries',
      id: 'process',
      title: 'Vom Bestand zum ruhigen Quartal',
      items: [
        {
          title: 'Bestand aufnehmen',
          text: 'Geräte, Karten, Ablaufdaten, Software, Verträge. Sie erhalten eine Liste, was bleiben kann und was wann fällig ist.',
        },
        {
          title: 'Bestellen und vorbereiten',
          text: 'Karten haben Lieferzeiten und brauchen Ihre Unterschrift. Wir stoßen alles an und richten die Geräte in unserer Werkstatt ein.',
        },
        {
          title: 'Umstellen an einem Tag',
          text: 'Je Standort planen wir einen Tag ohne Sprechstunde ein. Am Abend ist jedes Verfahren einmal echt durchgespielt: Karte, Rezept, eAU, ePA.',
        },
        {
          title: 'Begleiten',
          text: 'In der ersten Woche sind wir besonders schnell erreichbar. Danach laufen Überwachung und Fristenkalender weiter.',
        },
      ],
      look: 'numbers',
    },
    {
      kind: 'entries',
      id: 'examples',
      title: 'Drei Fälle aus der Praxis',
      lead: 'Typische Situationen. Zahlen sind Beispielwerte.',
      items: [
        {
          title: 'Drei Standorte, drei Lösungen',
          text: 'Nach einem Zusammenschluss hatte jeder Standort eigene Technik. Heute stehen die Konnektoren im Rechenzentrum, die Arbeitsplätze sind einheitlich, und es gibt eine Nummer für alle Fragen. Umgestellt wurde je Standort an einem Tag.',
        },
        {
          title: 'Der Server startet nicht',
          text: 'Am Morgen bleibt der Bildschirm am Empfang schwarz. Weil Sicherung und Ersatzgerät vorbereitet waren, arbeitet die Praxis noch am Vormittag wieder. Die Suche nach der Ursache folgt, wenn der letzte Patient gegangen ist.',
        },
        {
          title: 'Praxisübernahme zum Quartalswechsel',
          text: 'Neue Inhaberin, neue Karten, alte Software. Wir planen rückwärts vom ersten Behandlungstag: Wann muss welcher Antrag gestellt sein, und was läuft übergangsweise weiter?',
        },
      ],
      look: 'stories',
      headingPlace: 'beside',
    },
    { kind: 'projects', id: 'projects', title: 'Aus unserer Arbeit', service: 'healthcare-it', look: 'overview' },
    {
      kind: 'faq',
      id: 'faq',
      title: 'Was Praxen uns fragen',
      lead: 'Zu Anschluss, TI-Gateway und Patientenakte. Für Ihre Software und Ihre Geräte antworten wir am liebsten persönlich.',
      topic: 'health',
    },
    { kind: 'posts', id: 'posts', title: 'Aus dem Blog', category: 'healthcare-it', count: 2, headingPlace: 'beside' },
    {
      kind: 'callToAction',
      id: 'aufruf',
      title: 'Wann läuft Ihre nächste Karte ab?',
      text: 'Wenn Sie es nicht sicher wissen, schauen wir nach. Ein Anruf genügt, danach haben Sie alle Fristen auf einer Seite.',
      label: 'Fristen prüfen lassen',
    },
  ],
  seoTitle: 'Healthcare IT: Telematikinfrastruktur für Praxen',
  seoDescription:
    'TI-Anschluss, TI-Gateway, ePA, E-Rezept, KIM und Praxisnetz: Einrichtung, Betrieb und Schulung für Praxen und Kliniken. Mit verständlich erklärten Begriffen.',
}
