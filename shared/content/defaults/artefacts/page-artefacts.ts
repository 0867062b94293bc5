import type { PageBlockInput } from '#blocks/kinds.ts'

type ArtefactBlock = Extract<PageBlockInput, { kind: 'artefact' }>
const example = 'Ein Beispiel. Namen, Daten und Zahlen sind erfunden.'

export const expiryCalendar: ArtefactBlock = {
  kind: 'artefact',
  id: 'arbeitsprobe',
  title: 'Was bei Ihnen als Nächstes abläuft',
  lead: 'Diesen Kalender führen wir für jede Praxis und melden uns drei Monate vor jedem Termin.',
  look: 'calendar',
  name: 'TI-Fristen der Praxis Musterstraße, Stand November 2026',
  columns: ['Karte oder Gerät', 'Läuft ab', 'Nächster Schritt'],
  items: [
    {
      label: 'Praxisausweis (SMC-B)',
      value: '14.01.2027',
      share: 96,
      mark: 'urgent',
      text: 'Neue Karte ist bestellt, Freischaltung am 2. Dezember',
    },
    {
      label: 'Gerätekarte am Empfang (gSMC-KT)',
      value: '28.02.2027',
      share: 93,
      mark: 'watch',
      text: 'Tausch am 9. Dezember nach der Sprechstunde',
    },
    {
      label: 'Heilberufsausweis Dr. Muster',
      value: '30.06.2027',
      share: 84,
      mark: 'watch',
      text: 'Antrag im März, Erinnerung ist gesetzt',
    },
    { label: 'TI-Gateway, Vertrag', value: '31.12.2028', share: 38, mark: 'good', text: 'Nichts zu tun' },
  ],
  note: example,
}

export const markedMail: ArtefactBlock = {
  kind: 'artefact',
  id: 'arbeitsprobe',
  title: 'Fünf Merkmale, eine Falle',
  lead: 'So arbeiten wir im Kurs: eine Nachricht, wie sie morgens im Postfach liegt, und die Frage, woran man es hätte merken können.',
  look: 'mail',
  name: 'Posteingang, Montag, 8:12 Uhr',
  items: [
    {
      label: 'Von',
      value: 'Buchhaltung <rechnung@musterl1eferant.example>',
      text: 'Eine Eins statt eines i: Die Domain gehört jemand anderem. Zeigen Sie sich immer die ganze Adresse an.',
    },
    { label: 'An', value: 'team@musterbetrieb.example' },
    {
      label: 'Betreff',
      value: 'LETZTE MAHNUNG: Sperrung heute 12:00 Uhr',
      text: 'Druck und eine Frist von Stunden. Wer Zeit zum Nachdenken lässt, hat meist nichts zu verbergen.',
    },
    { label: '', value: 'Sehr geehrte Damen und Herren,' },
    {
      label: '',
      value: 'unsere Bankverbindung hat sich geändert. Bitte überweisen Sie ab sofort auf das neue Konto.',
      text: 'Ein neues Konto per E-Mail ist immer ein Anruf wert, und zwar unter der Nummer, die Sie schon haben.',
    },
    {
      label: '',
      value: 'Die Rechnung finden Sie hier: rechnung_oktober.html',
      text: 'Eine Rechnung, die sich als Webseite öffnet, will Ihr Passwort sehen.',
    },
    {
      label: '',
      value: 'Mit freundlichem Gruß, Ihre Buchhaltung',
      text: 'Kein Name, keine Durchwahl. Echte Ansprechpartner lassen sich zurückrufen.',
    },
  ],
  note: 'Eine Übungsnachricht. Absender und Empfänger gibt es nicht.',
}

export const simulatedMail: ArtefactBlock = {
  kind: 'artefact',
  id: 'arbeitsprobe',
  title: 'Eine Nachricht, fünf Einwände',
  lead: 'Viele Angriffe beginnen mit einer E-Mail wie dieser. In einer Phishing-Simulation zeigen wir Ihrem Team danach, woran sie zu erkennen war.',
  look: 'mail',
  name: 'Posteingang, Freitag, 15:47 Uhr',
  items: [
    {
      label: 'Von',
      value: 'IT-Service Musterbetrieb <support@musterbetrieb-login.example>',
      text: 'Der Name stimmt, die Domain nicht: Der Betrieb heißt musterbetrieb.example. Alles davor und danach kann jeder anmelden.',
    },
    { label: 'An', value: 'alle@musterbetrieb.example' },
    {
      label: 'Betreff',
      value: 'Ihr Kennwort läuft in zwei Stunden ab',
      text: 'Freitagnachmittag und zwei Stunden Zeit: Für einen Anruf soll keine Gelegenheit bleiben.',
    },
    { label: '', value: 'Liebe Kolleginnen und Kollegen,' },
    {
      label: '',
      value: 'bitte melden Sie sich zur Verlängerung hier an: Kennwort behalten',
      text: 'Hinter den zwei Wörtern liegt eine nachgebaute Anmeldeseite. Ein Passkey verrät dort nichts, ein Passwort alles.',
    },
    {
      label: '',
      value: 'Den Code aus Ihrer App geben Sie bitte gleich mit ein.',
      text: 'Auch ein zweiter Faktor lässt sich abfragen. Ein Code gehört nur auf eine Seite, die Sie selbst aufgerufen haben.',
    },
    {
      label: '',
      value: 'Diese Nachricht ist vertraulich und nicht zur Weiterleitung bestimmt.',
      text: 'Wer Rückfragen verhindern will, hat einen Grund. Leiten Sie solche Nachrichten an die IT weiter.',
    },
  ],
  note: 'Eine Übungsnachricht. Absender und Empfänger gibt es nicht.',
  tone: 'sunken',
}

export const answerWithSource: ArtefactBlock = {
  kind: 'artefact',
  id: 'arbeitsprobe',
  title: 'Eine Antwort, die sich nachschlagen lässt',
  lead: 'Der Assistent antwortet nur aus Ihren Unterlagen und nennt die Stelle. Findet er nichts, sagt er das.',
  look: 'answer',
  name: 'Wissensassistent, Testbetrieb im Serverraum',
  items: [
    { label: 'Frage aus der Werkstatt', value: 'Darf die Presse P4 ohne Schutzgitter eingerichtet werden?' },
    {
      label: 'Antwort',
      text: 'Nein. Zum Einrichten muss das Gitter geschlossen sein. Nur die Instandhaltung darf es öffnen, im Tippbetrieb und mit Zustimmschalter.',
    },
    {
      label: 'Quelle 1',
      value: 'Betriebsanweisung P4, Abschnitt 3.2, Seite 7',
      text: '„Einrichtarbeiten erfolgen ausschließlich bei geschlossener Schutzeinrichtung.“',
    },
    {
      label: 'Quelle 2',
      value: 'Herstellerhandbuch, Seite 41',
      text: '„Bei geöffnetem Gitter ist nur Tippbetrieb mit Zustimmschalter zulässig.“',
    },
  ],
  note: 'Ein Beispiel aus dem Probebetrieb. Die Dokumente sind erfunden.',
  tone: 'sunken',
}

export const orderFlow: ArtefactBlock = {
  kind: 'artefact',
  id: 'arbeitsprobe',
  title: 'Eine Bestellung auf ihrem Weg',
  lead: 'Niemand tippt etwas ab, und jede Stelle weiß, was die andere tut.',
  look: 'flow',
  name: 'Bestellung 20417: eine Spülmaschine, 45 cm',
  items: [
    { value: '9:02 Uhr', label: 'Bestellung', text: 'Der Shop prüft Bestand und Nische, bevor er die Kasse öffnet.' },
    { value: '9:02 Uhr', label: 'Zahlung', text: 'Der Zahlungsdienst bestätigt, die Ware ist reserviert.' },
    { value: '9:03 Uhr', label: 'Lager', text: 'Der Auftrag liegt auf dem Handgerät, mit Regal und Fach.' },
    { value: '9:40 Uhr', label: 'Versand', text: 'Etikett, Sendungsnummer und Rechnung entstehen in einem Schritt.' },
    { value: '9:41 Uhr', label: 'Buchhaltung', text: 'Der Umsatz ist gebucht, der Bestand um eins kleiner.' },
  ],
  note: example,
  tone: 'sunken',
}

export const hiringFlow: ArtefactBlock = {
  kind: 'artefact',
  id: 'arbeitsprobe',
  title: 'Eine Suche, Woche für Woche',
  lead: 'Sie sehen jederzeit, wo die Suche steht und was als Nächstes geschieht.',
  look: 'flow',
  name: 'Systemadministration für einen Maschinenbauer',
  items: [
    {
      value: 'Woche 1',
      label: 'Profil',
      text: 'Ein Vormittag mit dem Team: Was muss die Person können, was lernt sie bei Ihnen?',
    },
    { value: 'Woche 2', label: 'Ansprache', text: '38 Menschen angeschrieben, jede Nachricht einzeln verfasst.' },
    { value: 'Woche 4', label: 'Gespräche', text: 'Neun geführte Gespräche, alle mit denselben Fragen.' },
    { value: 'Woche 6', label: 'Vorschlag', text: 'Drei Personen mit Einschätzung, auch zu dem, was nicht passt.' },
    { value: 'Woche 9', label: 'Zusage', text: 'Vertrag unterschrieben, Absagen an alle anderen mit Begründung.' },
  ],
  note: example,
  tone: 'sunken',
}
