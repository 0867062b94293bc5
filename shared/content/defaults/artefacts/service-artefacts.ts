import type { ServiceDefault } from '../../service-fields.ts'

type ArtefactInput = NonNullable<ServiceDefault['artefact']>
const example = 'Ein Beispiel. Namen und Zahlen sind erfunden.'

export const auditFinding: ArtefactInput = {
  title: 'So sieht ein Fund in unserem Bericht aus',
  look: 'finding',
  name: 'Prüfbericht Musterbetrieb, Fund 7 von 19',
  items: [
    {
      label: 'Fernzugang ohne zweiten Faktor',
      value: 'Risiko hoch',
      mark: 'urgent',
      text: 'Elf Konten können sich von außen allein mit einem Passwort anmelden, darunter zwei mit Administrationsrechten. Zwei dieser Passwörter standen in bekannten Datenlecks.',
    },
    { label: 'Aufwand', value: '3 Stunden', text: 'Einrichten und elf Personen begleiten', mark: 'good' },
    { label: 'Vorschlag', value: 'Passkeys für alle elf', text: 'Bis dahin Zugang nur aus dem Büro' },
    { label: 'Zuständig', value: 'IT-Leitung', text: 'Wir richten ein, Ihr Team nimmt ab' },
    { label: 'Erledigt bis', value: '20. November', text: 'Nachprüfung im Mai' },
  ],
  note: example,
}

export const costReport: ArtefactInput = {
  title: 'Ihr Kostenbericht auf einer Seite',
  look: 'report',
  name: 'Cloud-Kosten im Oktober 2026',
  columns: ['System', 'Betrag', 'Was uns auffiel'],
  items: [
    { label: 'Warenwirtschaft', value: '1.180 €', share: 52, mark: 'good', text: 'Wie geplant' },
    {
      label: 'Dateien und Sicherung',
      value: '620 €',
      share: 28,
      mark: 'good',
      text: '40 € weniger: alte Stände gelöscht',
    },
    {
      label: 'Testumgebung',
      value: '310 €',
      share: 14,
      mark: 'watch',
      text: 'Läuft nachts ungenutzt. Abschalten spart 190 €',
    },
    { label: 'E-Mail und Konferenzen', value: '140 €', share: 6, mark: 'good', text: 'Zwei Lizenzen frei geworden' },
    { label: 'Summe, netto', value: '2.250 €', text: '60 € unter dem Plan' },
  ],
  note: example,
}

export const ownMeasurements: ArtefactInput = {
  title: 'Nachgemessen an dieser Website',
  look: 'strip',
  name: 'Startseite, Lighthouse für Telefone, Median aus fünf Läufen',
  items: [
    { label: 'Leistung', value: '99', share: 99, text: 'von 100 Punkten' },
    { label: 'Größter Inhalt sichtbar', value: '1,7 s', share: 83, text: 'gut ist alles bis 2,5 s' },
    { label: 'Verschiebung', value: '0', share: 100, text: 'nichts springt beim Laden' },
    { label: 'Skript', value: '16 KB', share: 92, text: 'bevor jemand etwas berührt' },
  ],
  note: 'Gemessen mit den Beispielinhalten; die Länge der Fäden folgt den Grenzwerten, die wir uns gesetzt haben.',
}

export const searchReport: ArtefactInput = {
  title: 'Wonach gesucht wird und wer Sie findet',
  look: 'report',
  name: 'Sichtbarkeit im Oktober 2026',
  columns: ['Suche', 'Anfragen', 'Was wir daraus machen'],
  items: [
    {
      label: 'Ersatzteil Spülmaschine in der Nähe',
      value: '34',
      share: 74,
      mark: 'good',
      text: 'Platz 2, Seite im August neu geschrieben',
    },
    {
      label: 'Reparatur Waschmaschine Kosten',
      value: '9',
      share: 20,
      mark: 'watch',
      text: 'Preise fehlen auf der Seite, Entwurf liegt bei Ihnen',
    },
    {
      label: 'Herd Anschluss Starkstrom',
      value: '3',
      share: 7,
      mark: 'urgent',
      text: 'Zwei Seiten streiten um das Thema: zusammenlegen',
    },
    { label: 'Summe der Anfragen', value: '46', text: 'elf mehr als im September' },
  ],
  note: example,
}

export const campaignReport: ArtefactInput = {
  title: 'Was die Kampagne gebracht hat',
  look: 'report',
  name: 'Herbstkampagne, Auswertung nach acht Wochen',
  columns: ['Weg', 'Anfragen', 'Kosten je Anfrage'],
  items: [
    {
      label: 'Newsletter',
      value: '41',
      share: 59,
      mark: 'good',
      text: '9 €, beste Betreffzeile: „Vor dem Winter prüfen“',
    },
    { label: 'Suchanzeigen', value: '22', share: 31, mark: 'watch', text: '38 €, drei Begriffe abgeschaltet' },
    { label: 'Soziale Netzwerke', value: '7', share: 10, mark: 'urgent', text: '84 €, im nächsten Jahr ohne' },
    { label: 'Summe', value: '70', text: '26 € im Mittel, Ziel waren 30 €' },
  ],
  note: example,
}

export const processingEntry: ArtefactInput = {
  title: 'Ein Eintrag, der einer Prüfung standhält',
  look: 'finding',
  name: 'Verzeichnis der Verarbeitungstätigkeiten, Eintrag 12',
  items: [
    {
      label: 'Bewerbungen per E-Mail',
      value: 'Geprüft',
      mark: 'good',
      text: 'Unterlagen gehen an ein Postfach, auf das drei Personen zugreifen. Weiterleitungen nach außen sind gesperrt.',
    },
    { label: 'Rechtsgrundlage', value: 'Art. 6 Abs. 1 lit. b DSGVO', text: 'Anbahnung eines Arbeitsverhältnisses' },
    {
      label: 'Aufbewahrung',
      value: '6 Monate',
      text: 'nach der Absage, dann löscht das System von selbst',
      mark: 'good',
    },
    { label: 'Empfänger', value: 'Fachabteilung', text: 'Einsicht für vier Wochen, danach entzogen' },
    { label: 'Offen', value: 'Einwilligung', text: 'für den Bewerberpool: Text bis 30. November', mark: 'watch' },
  ],
  note: example,
}
