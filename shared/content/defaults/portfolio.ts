import type { Defaults } from '../define.ts'
import type { portfolioFields } from '../portfolio-fields.ts'

export const portfolioDefaults: Defaults<typeof portfolioFields> = [
  {
    id: 'ein-shop-der-das-lager-kennt',
    title: 'Ein Shop, der das Lager kennt',
    client: 'Händler für Hausgeräte, Thüringen',
    industry: 'Handel',
    service: 'ecommerce',
    year: 2026,
    summary:
      'Bestand, Versand und Buchhaltung laufen in einem System zusammen. Das Team pflegt Artikel nur noch an einer Stelle.',
    challenge: `
<p>Der Händler verkauft Herde, Kühlgeräte und Ersatzteile im Laden und im Netz. Sein alter Shop wusste nichts vom Lager. Bestände wurden abends aus einer Tabelle übertragen, Preise standen an vier Stellen. An starken Tagen verkaufte der Shop Geräte, die niemand mehr hatte.</p>
<p>Dazu kamen viele Rücksendungen. Maße, Türanschlag und Anschlusswerte fehlten oder waren falsch. Wer eine Spülmaschine für eine Nische von 45 Zentimetern suchte, bekam auch breitere Modelle angeboten. Jede Retoure kostete eine Abholung, eine Prüfung und ein Gespräch. Das Team wünschte sich einen Shop, dem es selbst vertraut.</p>`,
    solution: `
<p>Zuerst haben wir zwei Tage im Lager und am Telefon mitgearbeitet. Danach war klar, welche Daten wirklich gebraucht werden. Führend ist seitdem die Warenwirtschaft. Der Shop fragt Bestand und Preis dort ab und zeigt an, was lieferbar ist.</p>
<ul>
<li><strong>Artikeldaten:</strong> Maße, Anschlüsse und Zubehör sind Pflichtfelder. Fehlt eine Angabe, geht der Artikel nicht online.</li>
<li><strong>Passprüfung:</strong> Kundinnen und Kunden geben ihre Nische ein und sehen nur Geräte, die hineinpassen.</li>
<li><strong>Versand:</strong> Etikett, Sendungsnummer und Rechnung entstehen in einem Schritt und landen in der Buchhaltung.</li>
<li><strong>Bedienung:</strong> Der gesamte Kaufweg lässt sich mit Tastatur und Screenreader nutzen.</li>
</ul>
<p>Vor dem Start liefen alter und neuer Shop zwei Wochen nebeneinander. So fanden wir 60 Artikel mit widersprüchlichen Angaben, bevor sie jemand bestellen konnte. Umgeschaltet haben wir an einem Montag im Februar, früh um sechs. Um acht kamen die ersten Bestellungen, um neun das erste Paket.</p>`,
    results: [
      { value: '−32\u00a0%', label: 'Retouren im ersten halben Jahr nach dem Start' },
      { value: '1 statt 4', label: 'Stellen, an denen Artikel gepflegt werden' },
      { value: '14 Wochen', label: 'vom Auftakt bis zum Start' },
    ],
    comparison: [
      { label: 'Retouren je 100 Bestellungen', before: '25', after: '17' },
      { label: 'Stellen, an denen Artikel gepflegt werden', before: '4', after: '1' },
    ],
    technologies: ['TypeScript', 'PostgreSQL', 'REST-Schnittstellen', 'WCAG 2.2 AA'],
    motif: 'shop',
    confirmed: false,
  },
  {
    id: 'drei-praxen-eine-telematik',
    title: 'Drei Praxen, eine TI',
    client: 'Praxisverbund mit drei Standorten, Weimarer Land',
    industry: 'Gesundheit',
    service: 'healthcare-it',
    year: 2026,
    summary: 'Konnektoren im Rechenzentrum, ein Ansprechpartner, einheitliche Arbeitsplätze.',
    challenge: `
<p>Drei Arztpraxen hatten sich zu einem Verbund zusammengeschlossen. Ihre Technik war getrennt geblieben: drei Konnektoren, drei Wartungsverträge, drei verschiedene Kartenterminals. Wer am Montag in einem anderen Haus aushalf, musste sich dort neu zurechtfinden.</p>
<p>Fiel ein Konnektor aus, stand die Anmeldung still. E-Rezepte ließen sich nicht signieren, und am Telefon verwies jeder Anbieter auf den nächsten. Mit der elektronischen Patientenakte wuchs der Druck, denn nun brauchte jedes Sprechzimmer eine verlässliche Verbindung. Die Leitung wollte eine Lösung für alle Standorte und eine Nummer, die bei Störungen weiterhilft.</p>`,
    solution: `
<p>Wir haben die Konnektoren aus den Praxen genommen. Alle drei Standorte erreichen die Telematikinfrastruktur jetzt über ein TI-Gateway, das ein zugelassener Anbieter in einem deutschen Rechenzentrum betreibt. Aktualisierungen passieren dort, ohne Termin in der Praxis.</p>
<p>Vor Ort blieb weniger Technik, und sie ist überall gleich:</p>
<ul>
<li>26 Arbeitsplätze mit derselben Ausstattung und derselben Anmeldung</li>
<li>getrennte Netze für Praxisbetrieb, Medizingeräte und Gäste</li>
<li>eine zweite Internetleitung je Standort, die bei einer Störung von selbst übernimmt</li>
<li>eine Übersicht, wann welcher Praxis- oder Heilberufsausweis abläuft</li>
</ul>
<p>Umgestellt haben wir an drei Samstagen, jeweils einen Standort. Am Montag darauf stand eine Kollegin von uns an der Anmeldung und half beim ersten E-Rezept. Eine Schulung für alle Teams ging voraus, mit den Masken der eigenen Praxissoftware. Störungen melden die Praxen heute an eine einzige Stelle. Wir klären dann mit den Anbietern, woran es liegt.</p>`,
    results: [
      { value: '1 Tag', label: 'Umstellung je Standort' },
      { value: '26', label: 'einheitliche Arbeitsplätze' },
      { value: '0', label: 'ausgefallene Sprechstunden' },
    ],
    comparison: [
      { label: 'Wartungsverträge für die TI', before: '3', after: '1' },
      { label: 'Konnektoren in den Praxen', before: '3', after: '0' },
    ],
    technologies: ['TI-Gateway', 'KIM', 'E-Rezept', 'Netztrennung', 'Zentrale Geräteverwaltung'],
    motif: 'health',
    confirmed: false,
  },
  {
    id: 'ein-stadtwerk-haertet-nach',
    title: 'Ein Stadtwerk härtet nach',
    client: 'Kommunaler Versorger, Thüringen',
    industry: 'Energie und Wasser',
    service: 'it-sicherheit',
    year: 2025,
    summary: 'Netze getrennt, Zugänge geprüft, Notfall geübt. Ohne Pause im Betrieb.',
    challenge: `
<p>Das Stadtwerk versorgt mehrere Gemeinden mit Strom, Wasser und Wärme. Seine Netze waren über zwanzig Jahre gewachsen. Büro, Leittechnik und Fernwartung hingen enger zusammen, als es auf den Plänen aussah. Wer in der Verwaltung auf einen falschen Anhang klickte, hätte im schlimmsten Fall die Steuerung der Pumpwerke erreicht.</p>
<p>Eine Abschaltung kam nicht infrage. Jede Änderung musste im laufenden Betrieb geschehen, abgestimmt mit Bereitschaft und Leitstelle. Zugleich rückten die Pflichten aus der NIS-2-Richtlinie näher. Die Leitung wollte wissen, wo sie steht, und suchte eine Reihenfolge, die ein kleines IT-Team schafft.</p>`,
    solution: `
<p>Am Anfang stand eine Begehung mit Plan und Taschenlampe. Wir haben jede Verbindung nach außen aufgenommen und mit den Verantwortlichen besprochen, wozu sie dient. Vierzehn Wege ins Netz brauchte niemand mehr, darunter zwei Modems und ein vergessener Fernzugang eines Lieferanten. Sie sind heute geschlossen.</p>
<ol>
<li><strong>Trennen:</strong> Büro, Leittechnik und Fernwartung liegen in eigenen Netzen. Übergänge gibt es nur, wo sie begründet sind.</li>
<li><strong>Prüfen:</strong> Jeder Zugang gehört zu einer Person. Administrative Konten melden sich mit einem zweiten Faktor an.</li>
<li><strong>Sehen:</strong> Protokolle laufen zentral zusammen und werden täglich gesichtet.</li>
<li><strong>Üben:</strong> In einem Planspiel fiel die gesamte Büro-IT aus. Die Leitung entschied, das Team spielte Sicherungen zurück.</li>
</ol>
<p>Gearbeitet wurde in kurzen Zeitfenstern, jedes mit einem Rückweg. Alle Schritte sind so dokumentiert, dass das eigene IT-Team sie fortführen und gegenüber Prüfern belegen kann. Einmal im Jahr wiederholen wir die Übung mit einem neuen Szenario.</p>`,
    results: [
      { value: '14', label: 'geschlossene Wege ins Netz' },
      { value: '4 Std.', label: 'bis zum Wiederanlauf in der Notfallübung' },
      { value: '0', label: 'Unterbrechungen der Versorgung' },
    ],
    comparison: [{ label: 'Offene Wege ins Netz', before: '14', after: '0' }],
    technologies: ['Netzsegmentierung', 'Mehrfaktor-Anmeldung', 'Zentrale Protokollierung', 'Notfallhandbuch'],
    motif: 'security',
    confirmed: false,
  },
  {
    id: 'umzug-am-wochenende',
    title: 'Umzug am Wochenende',
    client: 'Großhändler für Werkstattbedarf, Nordthüringen',
    industry: 'Großhandel',
    service: 'cloud',
    year: 2025,
    summary: '42 Server wandern in ein deutsches Rechenzentrum, am Montag merkt es niemand.',
    challenge: `
<p>Der Serverraum lag im Keller, neben der Heizung. Im Sommer stieg die Temperatur, im Winter zweimal das Wasser. Die Hardware war am Ende ihrer Garantie, und eine neue Klimaanlage hätte mehr gekostet als ein Jahr Betrieb im Rechenzentrum.</p>
<p>Trotzdem zögerte die Geschäftsführung. Von Montag sechs Uhr bis Samstagmittag verlässt alle paar Minuten eine Lieferung das Haus. Steht die Warenwirtschaft, stehen die Fahrzeuge. Auf den 42 Servern liefen außerdem Anwendungen, deren Hersteller nicht mehr erreichbar waren. Was voneinander abhing, wusste nur ein Kollege, und der ging bald in den Ruhestand.</p>`,
    solution: `
<p>Wir haben drei Monate vorbereitet, damit ein Wochenende genügt. Im ersten Schritt zeichneten wir mit dem erfahrenen Kollegen auf, welcher Dienst welchen braucht. Aus dieser Karte entstand die Reihenfolge des Umzugs. Fünf Server stellten sich als überflüssig heraus. Sie zogen trotzdem mit und wurden erst abgeschaltet, als sie nach vier Wochen niemand vermisst hatte.</p>
<p>Danach spiegelten wir die Daten laufend in das neue Rechenzentrum und übten den Wechsel dreimal:</p>
<ul>
<li>Probe eins zeigte, dass die Etikettendrucker feste Adressen hatten.</li>
<li>Probe zwei lief durch, dauerte aber neun Stunden zu lang.</li>
<li>Probe drei passte in das Zeitfenster, mit Reserve.</li>
</ul>
<p>Am Samstag um 14 Uhr begann der Umzug, am Sonntag um 17 Uhr prüften Menschen aus Lager, Einkauf und Buchhaltung ihre Abläufe. Bis Sonntagabend hätte ein Schalter genügt, um zurückzukehren. Er blieb unberührt. Im Keller steht heute nur noch die Heizung.</p>`,
    results: [
      { value: '0 Std.', label: 'Ausfall zur Arbeitszeit' },
      { value: '42', label: 'Server an einem Wochenende umgezogen' },
      { value: '3', label: 'Proben vor dem Umzug' },
    ],
    comparison: [{ label: 'Server im eigenen Haus', before: '42', after: '0' }],
    technologies: ['Virtualisierung', 'Laufende Replikation', 'Infrastruktur als Code', 'Standort-VPN', 'Monitoring'],
    motif: 'cloud',
    confirmed: false,
  },
  {
    id: 'antragsportal-fuer-einen-verband',
    title: 'Antragsportal für einen Verband',
    client: 'Verband mit 300 Mitgliedsvereinen, Mitteldeutschland',
    industry: 'Verbände und Verwaltung',
    service: 'webentwicklung',
    year: 2024,
    summary: 'Barrierefreie Formulare, verständliche Texte, Anbindung an das Fachverfahren.',
    challenge: `
<p>Wer beim Verband Fördermittel beantragen wollte, lud ein PDF herunter, druckte es aus, füllte es von Hand aus und schickte es per Post. In der Geschäftsstelle tippten zwei Personen die Angaben in das Fachverfahren. Bei jedem dritten Antrag fehlte etwas, dann begann der Schriftwechsel.</p>
<p>Viele Vorstände arbeiten ehrenamtlich, abends, am Smartphone oder mit Screenreader. Für sie waren die Formulare eine Hürde. Auch die Sprache schreckte ab: Begriffe aus der Förderrichtlinie standen dort ohne Erklärung. Der Verband wünschte sich ein Portal, das man ohne Anleitung versteht und das die Geschäftsstelle spürbar entlastet.</p>`,
    solution: `
<p>Wir haben mit den Texten begonnen. Gemeinsam mit der Geschäftsstelle und acht Vereinen wurde jede Frage umformuliert, bis alle dasselbe darunter verstanden. Elf Fragen fielen weg, weil die Antworten dem Verband längst vorlagen.</p>
<p>Das Portal führt nun Schritt für Schritt durch den Antrag:</p>
<ul>
<li>Es fragt nur, was zum gewählten Förderzweck gehört.</li>
<li>Fehler erklärt es direkt am Feld, in ganzen Sätzen.</li>
<li>Der Stand wird laufend gesichert. Man kann unterbrechen und am nächsten Abend weiterschreiben.</li>
<li>Nachweise lassen sich mit dem Smartphone fotografieren und anhängen.</li>
</ul>
<p>Fertige Anträge gehen über eine Schnittstelle in das Fachverfahren. Abtippen entfällt. Die Barrierefreiheit haben wir während der Entwicklung geprüft, mit automatischen Tests und mit Menschen, die täglich mit Tastatur, Lupe oder Screenreader arbeiten. Ihre Hinweise flossen jede Woche ein. Neue Formulare baut die Geschäftsstelle heute selbst aus vorhandenen Bausteinen. Dafür genügte ein Schulungstag.</p>`,
    results: [
      { value: '−9 Min.', label: 'Zeit je Antrag' },
      { value: '9 von 10', label: 'Anträgen kommen ohne Rückfrage aus' },
      { value: '23', label: 'Formulare aus gemeinsamen Bausteinen' },
    ],
    comparison: [
      { label: 'Zeit je Antrag', before: '21 Min.', after: '12 Min.' },
      { label: 'Anträge mit Rückfrage, von zehn', before: '4', after: '1' },
    ],
    technologies: ['TypeScript', 'React', 'PostgreSQL', 'WCAG 2.2 AA', 'REST-Schnittstellen'],
    motif: 'web',
    confirmed: false,
  },
  {
    id: 'angebote-aus-dem-eigenen-wissen',
    title: 'Angebote aus dem eigenen Wissen',
    client: 'Maschinenbauer, Landkreis Gotha',
    industry: 'Maschinenbau',
    service: 'ki',
    year: 2024,
    summary: 'Ein lokaler Assistent schreibt den ersten Entwurf, Menschen prüfen und entscheiden.',
    challenge: `
<p>Jede Anlage dieses Maschinenbauers ist ein Einzelstück, und so war es auch mit den Angeboten. Der Vertrieb schrieb sie von Hand, suchte ähnliche Fälle in alten Ordnern und fragte in der Konstruktion nach. Ein Angebot brauchte fünf Stunden, manchmal mehr. Wer das Archiv gut kannte, war schneller als alle anderen und ständig gefragt.</p>
<p>Einen Dienst im Internet wollte das Unternehmen dafür nicht nutzen. In den Unterlagen stehen Zeichnungen, Kalkulationen und Namen von Kunden. Diese Daten sollten das Haus nicht verlassen. Gesucht war eine Hilfe, die das vorhandene Wissen erschließt und niemandem die Entscheidung abnimmt.</p>`,
    solution: `
<p>Wir haben ein offenes Sprachmodell auf einem Server im Haus eingerichtet. Es hat keinen Zugang zum Internet. Vor jeder Antwort durchsucht es rund 1.800 frühere Angebote, Stücklisten und Prüfberichte und nennt zu jedem Absatz die Quelle.</p>
<p>So läuft es heute:</p>
<ol>
<li>Der Vertrieb gibt die Anfrage ein und wählt den Anlagentyp.</li>
<li>Der Assistent schlägt drei ähnliche Aufträge vor.</li>
<li>Aus dem gewählten Beispiel entsteht ein Entwurf mit offenen Punkten.</li>
<li>Ein Mensch prüft, ergänzt die Preise und gibt frei.</li>
</ol>
<p>Preise rechnet das Modell bewusst nicht. Sie kommen aus der Kalkulation. In den ersten sechs Wochen verglichen wir jeden Entwurf mit dem, was am Ende hinausging. Daraus lernten wir, welche Fragen der Assistent stellen muss, statt zu raten. Die Beschäftigten waren von Anfang an dabei, der Betriebsrat ebenso. Aus diesem Projekt ist ein Jahr später unsere KI-Werkstatt entstanden.</p>`,
    results: [
      { value: '3 Std.', label: 'weniger Arbeit je Angebot' },
      { value: '6 Wochen', label: 'begleiteter Probebetrieb' },
      { value: '100\u00a0%', label: 'der Angebote gibt ein Mensch frei' },
    ],
    comparison: [{ label: 'Arbeit je Angebot', before: '5 Std.', after: '2 Std.' }],
    technologies: ['Lokales Sprachmodell', 'Semantische Suche', 'PostgreSQL', 'Python', 'Eigener GPU-Server'],
    motif: 'ai',
    confirmed: false,
  },
]
