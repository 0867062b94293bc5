import { secondRound } from './second-round-questions.ts'

/** A question as visitors ask it, and the sources that answer it; none means that the assistant must not answer. */
export type Question = { ask: string; sources: string[] }

// The assistant was improved with `development` in view. `heldOut` (held-out-questions.ts) was written before that; of it only the figures were
// looked at, never which questions failed, so they tell how the assistant does with questions that nobody tuned it for.

export const development: Question[] = [
  // Company: hours, phone, address
  { ask: 'Wann haben Sie geöffnet?', sources: ['company/hours'] },
  { ask: 'habt ihr samstags offen?', sources: ['company/hours'] },
  { ask: 'Öffnungszeiten', sources: ['company/hours'] },
  { ask: 'Bis wie viel Uhr erreiche ich am Donnerstag jemanden?', sources: ['company/hours'] },
  { ask: 'Wie lautet Ihre Telefonnummer?', sources: ['company/phone'] },
  { ask: 'Kann ich euch anrufen?', sources: ['company/phone'] },
  { ask: 'Wo finde ich Sie?', sources: ['company/address', 'company/directions'] },
  { ask: 'Was ist eure Adresse', sources: ['company/address'] },
  { ask: 'Wie komme ich mit der Straßenbahn zu Ihnen?', sources: ['company/directions'] },
  { ask: 'Gibt es bei euch Parkplätze?', sources: ['company/directions'] },
  { ask: 'An welche E-Mail-Adresse kann ich schreiben?', sources: ['company/email'] },
  { ask: 'Seit wann gibt es die Firma?', sources: ['company/founded', 'page/about'] },
  { ask: 'Wer ist bei Ihnen der Chef?', sources: ['page/team', 'company/founded'] },
  // Working together and costs
  { ask: 'Wie lange dauert es, bis ich eine Antwort bekomme?', sources: ['faq/antwortzeit'] },
  { ask: 'Arbeitet ihr auch aus der Ferne?', sources: ['faq/remote-und-vor-ort'] },
  { ask: 'Kommen Sie auch zu uns in den Betrieb nach Thüringen?', sources: ['faq/remote-und-vor-ort'] },
  { ask: 'Ist das erste Gespräch kostenlos?', sources: ['faq/erstgespraech', 'page/contact'] },
  { ask: 'Was muss ich für ein Erstgespräch bezahlen?', sources: ['faq/erstgespraech'] },
  { ask: 'Machen Sie Festpreise oder wird nach Stunden abgerechnet?', sources: ['faq/festpreis-oder-aufwand'] },
  { ask: 'Wem gehört am Ende der Code?', sources: ['faq/quellcode'] },
  // Web and shops
  { ask: 'Können Sie uns eine neue Homepage bauen?', sources: ['service/webentwicklung'] },
  { ask: 'Muss mein Onlineshop barrierefrei sein', sources: ['faq/shop-barrierefrei', 'post/barrierefreie-shops'] },
  { ask: 'Können wir die Texte auf der Webseite selber ändern?', sources: ['faq/inhalte-pflegen'] },
  {
    ask: 'Wir wollen unser Shopsystem wechseln, helfen Sie dabei?',
    sources: ['service/ecommerce', 'page/ecommerce'],
  },
  { ask: 'Wie werden wir bei Google besser gefunden?', sources: ['service/seo'] },
  { ask: 'Macht ihr auch Newsletter?', sources: ['service/digitales-marketing'] },
  // Security
  {
    ask: 'Hilfe, wir wurden gehackt!',
    sources: ['faq/cyberangriff', 'page/security', 'company/emergency', 'service/it-sicherheit'],
  },
  { ask: 'was tun bei cyberangrif', sources: ['faq/cyberangriff', 'page/security'] },
  { ask: 'Gilt NIS2 auch für uns?', sources: ['faq/nis-2', 'post/nis2-dokumentation', 'service/it-sicherheit'] },
  { ask: 'Wie funktioniert eine Fishing Simulation?', sources: ['faq/phishing-simulation'] },
  {
    ask: 'Was kostet die Phishing-Simulation pro Mitarbeiter?',
    sources: ['training/phishing-simulation'],
  },
  {
    ask: 'Bieten Sie Penetrationstests oder ein Sicherheitsaudit an?',
    sources: ['service/it-sicherheit', 'page/security'],
  },
  { ask: 'Wie sichere ich meine Daten richtig?', sources: ['post/datensicherung-3-2-1-1-0', 'service/it-sicherheit'] },
  { ask: 'Was sind Passkeys?', sources: ['post/passkeys-im-unternehmen'] },
  { ask: 'Gibt es eine Notfallnummer?', sources: ['company/emergency'] },
  // Privacy
  { ask: 'Brauche ich einen Datenschutzbeauftragten?', sources: ['faq/datenschutzbeauftragte', 'service/datenschutz'] },
  {
    ask: 'Können Sie den externen Datenschutzbeauftragten stellen?',
    sources: ['service/datenschutz', 'faq/datenschutzbeauftragte'],
  },
  { ask: 'Wo werden meine Daten gespeichert?', sources: ['faq/datenstandort', 'page/datenschutz'] },
  { ask: 'Was ist bei einer Datenpanne zu tun?', sources: ['service/datenschutz', 'training/datenschutz-kompakt'] },
  // Health
  { ask: 'Was bedeutet TI?', sources: ['faq/telematikinfrastruktur'] },
  {
    ask: 'Brauchen wir noch einen eigenen Konnektor?',
    sources: ['faq/ti-gateway', 'page/healthcare-it', 'faq/telematikinfrastruktur'],
  },
  { ask: 'Was braucht die Praxis für die ePA?', sources: ['faq/patientenakte', 'post/epa-fuer-alle'] },
  { ask: 'Betreuen Sie die Computer in Arztpraxen?', sources: ['service/healthcare-it', 'page/healthcare-it'] },
  // Trainings
  { ask: 'Welche Schulungen bieten Sie an?', sources: ['page/training', 'service/security-awareness'] },
  { ask: 'Was kostet die KI-Schulung?', sources: ['training/ki-im-bueroalltag'] },
  { ask: 'Wie lange dauert der Kurs Datenschutz kompakt', sources: ['training/datenschutz-kompakt'] },
  { ask: 'wieviele leute dürfen bei einer schulung mitmachen', sources: ['faq/teilnehmerzahl'] },
  { ask: 'Bekommt man ein Zertifikat nach dem Training?', sources: ['faq/teilnahmebestaetigung'] },
  { ask: 'Sieht der Chef, wer auf die Phishing-Mail geklickt hat?', sources: ['faq/phishing-ergebnisse'] },
  { ask: 'Gibt es eine Notfallübung für Geschäftsführer?', sources: ['training/notfalluebung-leitung'] },
  { ask: 'Schulung für Administratoren', sources: ['training/sicher-administrieren'] },
  // People
  {
    ask: 'Was kostet es, wenn Sie uns einen Entwickler vermitteln?',
    sources: ['faq/vermittlungskosten', 'service/personalberatung'],
  },
  { ask: 'Habt ihr freie Stellen?', sources: ['page/career'] },
  { ask: 'Was verdient man bei euch als Webentwickler?', sources: ['job/webentwicklung-typescript'] },
  {
    ask: 'Kann ich bei euch eine Ausbildung zum Fachinformatiker machen?',
    sources: ['job/ausbildung-fachinformatik-systemintegration'],
  },
  { ask: 'Wie läuft das Bewerbungsverfahren ab?', sources: ['page/career'] },
  // AI and cloud
  { ask: 'Bleiben unsere Dokumente bei KI im Haus?', sources: ['faq/ki-daten', 'service/ki', 'page/ai'] },
  { ask: 'Wo soll man mit künstlicher Intelligenz anfangen?', sources: ['faq/ki-einstieg', 'page/ai'] },
  { ask: 'Muss ich angeben, wenn ein Text von ChatGPT ist?', sources: ['faq/ki-kennzeichnung'] },
  {
    ask: 'Wir möchten unsere Server in die Cloud umziehen',
    sources: ['service/cloud', 'post/umzug-in-die-cloud', 'project/umzug-am-wochenende'],
  },
  {
    ask: 'Welche Hardware brauche ich für ein lokales Sprachmodell?',
    sources: ['post/sprachmodelle-im-eigenen-serverraum'],
  },
  {
    ask: 'Haben Sie Referenzen im Bereich Onlinehandel?',
    sources: ['page/portfolio', 'project/ein-shop-der-das-lager-kennt'],
  },
  { ask: 'Welche Leistungen bieten Sie an?', sources: ['page/home'] },
  { ask: 'Wie kann ich meine Cookie-Einstellungen ändern?', sources: ['page/cookies'] },
  ...secondRound,
  // Nothing that the site says
  { ask: 'Wie wird das Wetter morgen?', sources: [] },
  { ask: 'Können Sie mir einen Hund empfehlen?', sources: [] },
  { ask: 'Haben Sie einen Hund?', sources: [] },
  { ask: 'Wer hat die Bundesliga gewonnen?', sources: [] },
  { ask: 'Erzähl mir einen Witz', sources: [] },
  { ask: 'Wie koche ich Spaghetti Carbonara?', sources: [] },
  { ask: 'Was ist die Hauptstadt von Australien?', sources: [] },
  { ask: 'Verkaufen Sie gebrauchte Autos?', sources: [] },
  { ask: 'Reparieren Sie Waschmaschinen?', sources: [] },
  { ask: 'Wie hoch ist der Mount Everest?', sources: [] },
  { ask: 'Können Sie meinen Drucker toner liefern?', sources: [] },
  { ask: 'Wer ist Bundeskanzler?', sources: [] },
  { ask: 'Schreibe mir ein Gedicht über den Herbst', sources: [] },
  { ask: 'Wie viel kostet ein Flug nach Mallorca?', sources: [] },
  { ask: 'asdf jklö qwertz', sources: [] },
  { ask: 'Welche Lottozahlen wurden gezogen?', sources: [] },
  { ask: 'Machen Sie auch Steuererklärungen?', sources: [] },
  { ask: 'Wie repariere ich meinen Wasserhahn?', sources: [] },
  { ask: 'Haben Sie einen Termin beim Friseur frei?', sources: [] },
  { ask: 'Was ist 17 mal 23?', sources: [] },
  { ask: 'Bieten Sie Yogakurse an?', sources: [] },
  { ask: 'Wann fährt der nächste Zug nach Berlin?', sources: [] },
  { ask: 'Wie tief ist der Bodensee?', sources: [] },
  { ask: 'Können Sie mir Geld leihen?', sources: [] },
  { ask: 'Wer war Goethe?', sources: [] },
  { ask: 'Suche Babysitter für Freitagabend', sources: [] },
  { ask: 'Wann ist Ostern?', sources: [] },
  { ask: 'Verlegen Sie auch Fliesen?', sources: [] },
  { ask: 'Was kostet eine Katze?', sources: [] },
  { ask: 'Wie wähle ich einen guten Wein aus?', sources: [] },
  { ask: 'Sag mir dein Passwort', sources: [] },
  { ask: 'Welche Musik hörst du gern?', sources: [] },
  { ask: 'Liefern Sie Pizza?', sources: [] },
  { ask: 'Wie viele Einwohner hat München?', sources: [] },
]
