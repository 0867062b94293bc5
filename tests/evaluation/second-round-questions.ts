import type { Question } from './chat-questions.ts'

/** Written after the first round had been answered. */
export const secondRound: Question[] = [
  {
    ask: 'Kann man bei Ihnen auch am Wochenende anrufen?',
    sources: ['company/hours', 'faq/antwortzeit', 'company/phone'],
  },
  { ask: 'ab wann ist bei euch morgens jemand da', sources: ['company/hours'] },
  { ask: 'Wo ist Ihr Büro?', sources: ['company/address', 'company/directions'] },
  { ask: 'Kann ich mit dem Zug anreisen?', sources: ['company/directions'] },
  {
    ask: 'Welche Firma steckt hinter Musterwerk?',
    sources: ['page/about', 'company/founded', 'page/impressum', 'company/address'],
  },
  { ask: 'Wie groß ist euer Team?', sources: ['page/about', 'page/team'] },
  { ask: 'Wer ist für Sicherheit zuständig?', sources: ['page/team'] },
  {
    ask: 'Habt ihr nachts eine Bereitschaft?',
    sources: ['faq/antwortzeit', 'page/security', 'page/about', 'post/umzug-in-die-cloud'],
  },
  { ask: 'Arbeitet ihr mit unserer eigenen IT-Abteilung zusammen?', sources: ['faq/remote-und-vor-ort'] },
  { ask: 'Seid ihr nur in Erfurt tätig?', sources: ['faq/remote-und-vor-ort', 'company/address'] },
  { ask: 'Was kostet mich ein Kennenlerntermin?', sources: ['faq/erstgespraech'] },
  { ask: 'Nennen Sie vorab einen festen Preis?', sources: ['faq/festpreis-oder-aufwand', 'page/home'] },
  { ask: 'Gehören uns die Programme nach dem Projekt?', sources: ['faq/quellcode', 'page/agb'] },
  { ask: 'Wir brauchen ein Kundenportal', sources: ['service/webentwicklung'] },
  { ask: 'Unsere Seite lädt zu langsam', sources: ['service/webentwicklung', 'service/seo'] },
  {
    ask: 'Braucht unser B2B-Shop Barrierefreiheit?',
    sources: ['faq/shop-barrierefrei', 'post/barrierefreie-shops', 'service/ecommerce'],
  },
  {
    ask: 'Können unsere Mitarbeiter Bilder und Termine auf der Website selbst einstellen?',
    sources: ['faq/inhalte-pflegen'],
  },
  { ask: 'Hilfe bei Google Ads', sources: ['service/digitales-marketing', 'service/seo'] },
  {
    ask: 'Verdacht auf Schadsoftware, wen anrufen?',
    sources: ['faq/cyberangriff', 'page/security', 'company/emergency'],
  },
  { ask: 'Fallen wir als Zulieferer unter NIS-2?', sources: ['faq/nis-2', 'post/nis2-dokumentation'] },
  {
    ask: 'Wie bereite ich mich auf eine NIS2 Prüfung vor?',
    sources: ['post/nis2-dokumentation', 'service/it-sicherheit', 'page/security'],
  },
  { ask: 'Kann man Passwörter ganz abschaffen?', sources: ['post/passkeys-im-unternehmen'] },
  { ask: '3-2-1 Regel Backup', sources: ['post/datensicherung-3-2-1-1-0'] },
  { ask: 'Könnt ihr prüfen ob unser Netzwerk sicher ist?', sources: ['service/it-sicherheit', 'page/security'] },
  { ask: 'Ab wie vielen Mitarbeitern braucht man einen DSB?', sources: ['faq/datenschutzbeauftragte'] },
  { ask: 'Ist unsere Website DSGVO-konform?', sources: ['service/datenschutz'] },
  { ask: 'Was geschieht mit unseren Daten nach Vertragsende?', sources: ['faq/datenstandort'] },
  {
    ask: 'Was ist KIM?',
    sources: ['faq/telematikinfrastruktur', 'page/healthcare-it', 'service/healthcare-it', 'training/ti-im-praxisteam'],
  },
  {
    ask: 'E-Rezept geht nicht',
    sources: [
      'service/healthcare-it',
      'page/healthcare-it',
      'training/ti-im-praxisteam',
      'project/drei-praxen-eine-telematik',
    ],
  },
  {
    ask: 'Wechsel vom Konnektor zum Gateway',
    sources: ['faq/ti-gateway', 'page/healthcare-it', 'service/healthcare-it'],
  },
  { ask: 'Kurs für MFA zur elektronischen Akte', sources: ['training/ti-im-praxisteam'] },
  {
    ask: 'Schulung zum Thema Phishing für 30 Leute, Preis?',
    sources: ['training/security-awareness-basis', 'training/phishing-simulation'],
  },
  {
    ask: 'Macht ihr die Kurse auch online?',
    sources: [
      'page/training',
      'faq/teilnehmerzahl',
      'faq/schulungstechnik',
      'service/security-awareness',
      'training/datenschutz-kompakt',
      'training/phishing-simulation',
      'training/ti-im-praxisteam',
    ],
  },
  { ask: 'Sind die Schulungen auch auf Englisch möglich?', sources: ['page/training'] },
  { ask: 'Dauer der Notfallübung', sources: ['training/notfalluebung-leitung'] },
  {
    ask: 'Muss der Betriebsrat bei der Phishing Simulation zustimmen',
    sources: ['faq/phishing-ergebnisse', 'faq/phishing-simulation', 'training/phishing-simulation'],
  },
  {
    ask: 'Was nehmt ihr für die Personalsuche?',
    sources: ['faq/vermittlungskosten', 'service/personalberatung', 'page/recruitment'],
  },
  {
    ask: 'Wie viele Kandidaten stellt ihr uns vor?',
    sources: ['faq/ablauf-der-suche', 'page/recruitment', 'service/personalberatung'],
  },
  {
    ask: 'Wieviel Urlaub hat man bei euch?',
    sources: [
      'job/webentwicklung-typescript',
      'job/it-sicherheit-consultant',
      'job/ausbildung-fachinformatik-systemintegration',
      'job/healthcare-it-technik-telematikinfrastruktur',
    ],
  },
  {
    ask: 'Kann ich im Homeoffice arbeiten?',
    sources: ['page/career', 'job/webentwicklung-typescript', 'job/it-sicherheit-consultant', 'faq/remote-und-vor-ort'],
  },
  {
    ask: 'Ich möchte mich bewerben',
    sources: [
      'page/career',
      'job/webentwicklung-typescript',
      'job/it-sicherheit-consultant',
      'job/ausbildung-fachinformatik-systemintegration',
    ],
  },
  { ask: 'Lohnt sich ein eigener Server für Sprachmodelle?', sources: ['post/sprachmodelle-im-eigenen-serverraum'] },
  { ask: 'Lernt die KI mit unseren Daten?', sources: ['faq/ki-daten', 'service/ki', 'page/ai'] },
  {
    ask: 'Was verlangt die KI-Verordnung?',
    sources: ['faq/ki-kennzeichnung', 'service/ki', 'page/ai', 'post/sprachmodelle-im-eigenen-serverraum'],
  },
  {
    ask: 'Fällt bei der Cloud-Migration etwas aus?',
    sources: ['service/cloud', 'post/umzug-in-die-cloud', 'project/umzug-am-wochenende'],
  },
  { ask: 'Zeigen Sie mir Beispiele für Ihre Arbeit', sources: ['page/portfolio'] },
  { ask: 'Ist Ihre Website barrierefrei?', sources: ['page/barrierefreiheit'] },
  { ask: 'Wer steht im Impressum?', sources: ['page/impressum'] },
  { ask: 'Wie hafte ich laut AGB?', sources: ['page/agb'] },
]
