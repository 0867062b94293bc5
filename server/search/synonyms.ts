import { foldedWords } from './words.ts'
import { stem } from './stem.ts'

/** Words that people use for one thing, a group per line. A word may stand in several groups. */
const groups = `
  kosten preis preise kostet kostenlos kostenfrei gratis bezahlen zahlen teuer gebühr honorar
  honorar provision vermittlungskosten
  abrechnen abrechnung rechnen stundensatz stunden stundenbasis aufwand
  festpreis pauschal pauschale pauschalpreis
  mitarbeiter mitarbeitende beschäftigte belegschaft personal angestellte kollegen leute team
  schulung training kurs seminar workshop weiterbildung fortbildung lehrgang unterricht
  zertifikat bescheinigung bestätigung teilnahmebestätigung nachweis urkunde
  teilnehmer teilnehmende teilnehmen mitmachen personen leute gruppe teilnehmerzahl
  website webseite homepage internetseite internetauftritt webauftritt
  webentwicklung webdesign programmieren website homepage webentwickler
  shop onlineshop webshop onlinehandel ecommerce shopsystem
  bauen erstellen entwickeln programmieren gestalten
  ändern bearbeiten pflegen aktualisieren anpassen
  text texte inhalt inhalte
  google suchmaschine suchmaschinen seo suchmaschinenoptimierung ranking gefunden
  werbung ads anzeige anzeigen werbeanzeige kampagne marketing reklame
  gehackt hacker cyberangriff angriff hackerangriff ransomware erpressung verschlüsselt verschlüsselungstrojaner trojaner virus
  phishing phishingmail betrugsmail
  sicherheitsaudit audit penetrationstest pentest sicherheitsprüfung schwachstellenscan schwachstellen
  itsicherheit security cybersicherheit sicherheit
  backup backups datensicherung sicherung sicherungskopie sichern sichere
  notfall notruf notfallnummer notfalltelefon bereitschaft
  passwort passwörter kennwort anmeldung login
  datenschutz dsgvo
  dsb datenschutzbeauftragter datenschutzbeauftragte
  mfa fachangestellte praxisteam arzthelferin
  datenpanne datenleck datenschutzverletzung datenschutzvorfall
  speichern gespeichert speicherung aufbewahren aufbewahrung liegen standort datenstandort
  rechenzentrum rechenzentren serverstandort
  arztpraxis arztpraxen praxis praxen arzt ärzte zahnarzt hausarzt kliniken
  telematikinfrastruktur ti telematik
  computer pc rechner laptop arbeitsplätze
  epa patientenakte
  gesundheitswesen healthcare gesundheit medizin
  ki ai sprachmodell sprachmodelle chatgpt llm chatbot
  lokal eigen offline haus hardware
  kennzeichnen kennzeichnung angeben kenntlich hinweis
  anfangen beginnen starten einstieg start
  umzug umziehen migration migrieren wechsel wechseln
  verbinden anbinden anbindung schnittstelle verknüpfen
  betreuen betreuung kümmern support wartung warten
  fernwartung remote ferne homeoffice
  beratung gespräch erstgespräch beratungsgespräch kennenlernen
  schnell dauert dauer lange reaktionszeit antwortzeit
  antwort antworten rückmeldung melden anfrage reagieren
  code quellcode quelltext sourcecode
  gehört gehören eigentum eigentümer rechte nutzungsrechte
  stelle stellen job jobs arbeitsplatz stellenangebot stellenangebote jobangebot vakanz karriere
  freie offene
  bewerbung bewerben bewerbungsverfahren bewerbungsprozess initiativbewerbung initiativ
  gehalt verdienen verdient verdienst lohn vergütung einkommen
  ausbildung azubi lehre auszubildende lehrstelle
  vermitteln vermittlung personalvermittlung recruiting headhunter personalberatung personalsuche
  fachkraft fachkräfte entwickler programmierer personal
  administrator administratoren administration admin admins administrieren
  chef chefin geschäftsführer geschäftsführerin geschäftsführung inhaber geschäftsleitung leitung
  referenz referenzen projekt projekte portfolio beispiele kunden
  leistung leistungen angebot angebote dienstleistung dienstleistungen service services
  barrierefrei barrierefreiheit zugänglich bfsg barrierefreiheitsstärkungsgesetz
  telefon telefonnummer anrufen anruf telefonisch rufnummer
  adresse anschrift sitz
  parkplatz parkplätze parken besucherplätze stellplatz auto
  straßenbahn tram bahn bus zug
  mail email mailadresse emailadresse
  gegründet gründung gründungsjahr gründeten
  nis nis2
  cookie cookies einwilligung
  newsletter rundbrief mailing
  kandidat kandidaten bewerber bewerberin personen
  programm programme software anwendung anwendungen app apps
  laden lädt ladezeit langsam geschwindigkeit
  netz netzwerk netzwerke
  prüfen prüfung überprüfen testen test kontrollieren
  fest feste festpreis
  vorab vorher
  zuständig verantwortlich ansprechpartner
  abschaffen ablösen ersetzen
  tätig arbeiten
  ausfallen ausfall stillstand unterbrechung störung
  malware schadsoftware virus angriff
  kündigen kündigung vertragsende ende
  haften haftung
  reagieren reaktion rückmeldung wartezeit reaktionszeit antworten
  fernwartung fernzugriff teamviewer fernzugang
  deutschlandweit bundesweit deutschland region einsatzgebiet
  beratungstermin kennenlerntermin kennenlerngespräch erstberatung erstgespräch
  budget kostenrahmen kostenvoranschlag mehrkosten obergrenze teurer
  urheberrecht lizenz lizenzen nutzungsrechte
  cms redaktionssystem wordpress pflegen
  wcag screenreader vorlesesoftware barrierefrei
  erpresst lösegeld ransomware verschlüsselt angegriffen datenklau
  fakemail spam betrugsmail phishing
  hosting hosten gehostet server rechenzentrum
  kartenlesegerät kartenterminal kartenterminals
  heilberufsausweis ehba praxisausweis smcb
  gruppengröße maximal höchstens plätze obergrenze teilnehmerzahl
  ausstattung technik technisch voraussetzungen voraussetzung beamer
  anwendungsfall anwendungsfälle einsatz einsetzen
  microsoft azure aws cloud
  instagram facebook kampagnen marketing werbung
  relaunch website webentwicklung
  intranet portal portale webanwendung
  praktikum werkstudent quereinstieg karriere
  teilzeit vollzeit arbeitszeit arbeitszeiten
  wiederherstellen wiederherstellung zurückspielen backup
  ausfallsicher hochverfügbar verfügbarkeit
  betroffen gelten gilt greift pflicht verpflichtet betrifft
  löschen löschung aufbewahren speichern
  firma unternehmen betrieb
  handwerk handwerksbetrieb mittelstand betrieb
  stadtwerke stadtwerk versorger
  partner kooperation partnerschaft
`

let known: ReadonlyMap<string, ReadonlySet<string>> | undefined

/** For each term the terms that may stand for it; read for the first who asks. */
export function synonyms(): ReadonlyMap<string, ReadonlySet<string>> {
  return (known ??= readGroups(groups))
}

function readGroups(text: string): Map<string, Set<string>> {
  const read = new Map<string, Set<string>>()
  for (const line of text.trim().split('\n')) {
    const terms = new Set(foldedWords(line).map(stem))
    for (const term of terms) {
      const others = read.get(term) ?? new Set()
      for (const other of terms) if (other !== term) others.add(other)
      read.set(term, others)
    }
  }
  return read
}
