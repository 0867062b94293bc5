import type { Defaults } from '../define.ts'
import type { faqFields } from '../faq-fields.ts'

export const faqDefaults: Defaults<typeof faqFields> = [
  {
    id: 'antwortzeit',
    topic: 'general',
    question: 'Wie schnell antworten Sie?',
    answer: `
<p>An Werktagen in der Regel innerhalb weniger Stunden. In dringenden Fällen rufen Sie bitte an, dann sprechen Sie während der Öffnungszeiten sofort mit einem Menschen. Nummer und Zeiten stehen unter <a href="/contact">Kontakt</a>.</p>
<p>Für betreute Systeme vereinbaren wir feste Reaktionszeiten. Mit einem Bereitschaftsvertrag erreichen Sie uns auch nachts, am Wochenende und an Feiertagen.</p>`,
  },
  {
    id: 'remote-und-vor-ort',
    topic: 'general',
    question: 'Arbeiten Sie auch remote?',
    answer: `
<p>Ja. Aus der Ferne arbeiten wir für Kunden in ganz Deutschland, vor Ort sind wir in Thüringen und den Nachbarländern. Fernwartung beginnt erst, wenn Sie zustimmen, und Sie können auf dem Bildschirm zusehen.</p>
<p>Gibt es bei Ihnen eine eigene IT, teilen wir die Aufgaben schriftlich auf. Übergaben dokumentieren wir so, dass Ihr Team ohne uns weiterarbeiten kann.</p>`,
  },
  {
    id: 'erstgespraech',
    topic: 'costs',
    question: 'Was kostet ein Erstgespräch?',
    answer: `
<p>Nichts. Die ersten 30 Minuten sind kostenfrei und unverbindlich, am Telefon, per Video oder bei uns in {{firma.ort}}. Sie schildern, was Sie bremst. Wir sagen Ihnen, was wir tun würden, was es ungefähr kostet und ob wir dafür die Richtigen sind.</p>
<p>Vorbereiten müssen Sie nichts. Einen Termin vereinbaren Sie über <a href="/contact">Kontakt</a>.</p>`,
  },
  {
    id: 'festpreis-oder-aufwand',
    topic: 'costs',
    question: 'Rechnen Sie nach Aufwand oder zum Festpreis ab?',
    answer: `
<p>Beides ist möglich. Für klar umrissene Aufgaben nennen wir einen Festpreis. Ist das Ziel bekannt, der Weg aber noch offen, arbeiten wir nach Aufwand mit einer Obergrenze, die Sie freigeben. Betrieb und Wartung rechnen wir monatlich ab.</p>
<p>Wird es teurer als geplant, erfahren Sie das vorher und entscheiden, wie es weitergeht.</p>`,
  },
  {
    id: 'quellcode',
    topic: 'costs',
    question: 'Wem gehört der Quellcode?',
    answer: `
<p>Bei Individualentwicklung erhalten Sie mit der vollständigen Zahlung die Nutzungsrechte, die wir im Vertrag festhalten, üblicherweise zeitlich unbegrenzt und ohne weitere Lizenzkosten. Quellcode und Dokumentation übergeben wir Ihnen. Damit kann auch ein anderer Dienstleister weiterarbeiten.</p>
<p>Verwenden wir quelloffene Bausteine, gelten deren Lizenzen. Eine Liste bekommen Sie mit der Übergabe.</p>`,
  },
  {
    id: 'shop-barrierefrei',
    topic: 'web',
    question: 'Muss unser Shop barrierefrei sein?',
    answer: `
<p>Wenn Sie an Verbraucherinnen und Verbraucher verkaufen, meistens ja. Das Barrierefreiheitsstärkungsgesetz gilt seit dem 28. Juni 2025. Ausgenommen sind bei Dienstleistungen Kleinstunternehmen mit weniger als zehn Beschäftigten und höchstens zwei Millionen Euro Jahresumsatz oder Jahresbilanzsumme. Reine Geschäftskundenshops fallen nicht darunter.</p>
<p>Maßstab ist die Norm EN 301 549, die auf die WCAG verweist. Wir prüfen Ihren Kaufweg und bessern nach: <a href="/ecommerce">E-Commerce</a>.</p>`,
  },
  {
    id: 'inhalte-pflegen',
    topic: 'web',
    question: 'Können wir Inhalte selbst pflegen?',
    answer: `
<p>Ja, dafür bauen wir unsere Websites. Texte, Bilder und Termine ändern Sie im Browser und sehen die Vorschau, bevor etwas online geht. Eine Einweisung gehört zu jedem Projekt.</p>
<p>Damit neue Inhalte für alle lesbar bleiben, gibt es den Selbstlernkurs „Barrierefreie Inhalte pflegen“ unter <a href="/training">Schulungen</a>. Aktualisierungen der Technik übernehmen wir auf Wunsch mit festen Reaktionszeiten.</p>`,
  },
  {
    id: 'cyberangriff',
    topic: 'security',
    question: 'Was tun bei einem Cyberangriff?',
    answer: `
<ol>
<li><strong>Trennen:</strong> Netzwerkkabel ziehen, WLAN ausschalten. Geräte eingeschaltet lassen, damit Spuren erhalten bleiben.</li>
<li><strong>Anrufen:</strong> Sie erreichen uns unter {{firma.notfall}}. Nutzen Sie ein Telefon außerhalb des betroffenen Netzes.</li>
<li><strong>Nichts löschen</strong> und kein Lösegeld zusagen.</li>
<li><strong>Melden:</strong> Sind personenbezogene Daten betroffen, haben Sie in der Regel 72 Stunden für die Meldung an die Datenschutzaufsicht. Fallen Sie unter NIS-2, geht die erste Meldung binnen 24 Stunden an das BSI.</li>
</ol>
<p>Alle Schritte der ersten Stunde, auch zum Ausdrucken, stehen auf der Seite <a href="/notfall">Notfall</a>. Wie Sie vorsorgen, lesen Sie unter <a href="/security">IT-Sicherheit</a>.</p>`,
  },
  {
    id: 'nis-2',
    topic: 'security',
    question: 'Betrifft uns NIS-2?',
    answer: `
<p>Das NIS-2-Umsetzungsgesetz gilt seit Dezember 2025. Es erfasst bestimmte Sektoren, etwa Energie, Gesundheit, Lebensmittel und Teile der Industrie. In der Regel sind Sie betroffen ab 50 Beschäftigten oder bei mehr als zehn Millionen Euro Jahresumsatz und Jahresbilanzsumme.</p>
<p>Zu den Pflichten gehören die Registrierung beim BSI, ein Risikomanagement, Meldungen und Schulungen der Leitung. Auch Zulieferer spüren die Regeln über ihre Verträge. Wir klären die Einordnung mit Ihnen: <a href="/security">IT-Sicherheit</a>.</p>`,
  },
  {
    id: 'phishing-simulation',
    topic: 'security',
    question: 'Wie läuft eine Phishing-Simulation ab?',
    answer: `
<ol>
<li>Wir stimmen Ziel und Muster mit Leitung, Datenschutz und Betriebsrat ab.</li>
<li>Vier Wochen lang erhält Ihr Team einzelne Test-E-Mails, die echten Angriffen nachgebaut sind.</li>
<li>Wer klickt, sieht sofort eine kurze Erklärung. Bloßgestellt wird niemand.</li>
<li>Zum Schluss besprechen wir, wie oft geklickt und wie oft gemeldet wurde.</li>
</ol>
<p>Danach folgen auf Wunsch kurze Lerneinheiten. Preis und Umfang stehen unter <a href="/training">Schulungen</a>.</p>`,
  },
  {
    id: 'datenschutzbeauftragte',
    topic: 'privacy',
    question: 'Brauchen wir einen Datenschutzbeauftragten?',
    answer: `
<p>Öffentliche Stellen brauchen fast immer einen. Unternehmen sind nach der DSGVO dazu verpflichtet, wenn ihr Kerngeschäft etwa aus der umfangreichen Verarbeitung von Gesundheitsdaten besteht. Das Bundesdatenschutzgesetz kennt zusätzlich eine Schwelle von 20 Personen, die ständig mit automatisierter Verarbeitung beschäftigt sind. Über sie wird politisch diskutiert, deshalb prüfen wir den aktuellen Stand.</p>
<p>Auch ohne diese Pflicht gilt die DSGVO. Auf Wunsch übernehmen wir die Aufgabe extern: <a href="/leistungen/datenschutz">Datenschutz</a>.</p>`,
  },
  {
    id: 'datenstandort',
    topic: 'privacy',
    question: 'Wo liegen unsere Daten?',
    answer: `
<p>Dort, wo Sie es festlegen: in Ihrem Haus oder in einem Rechenzentrum in Deutschland. Der Ort steht im Vertrag, ebenso der Zugriff unserer Fachleute und die Dauer der Speicherung.</p>
<p>Verarbeiten wir personenbezogene Daten für Sie, schließen wir einen Vertrag nach Artikel 28 DSGVO. Am Ende der Zusammenarbeit erhalten Sie Ihre Daten in einem gängigen Format. Danach löschen wir unsere Kopien, soweit keine gesetzliche Frist entgegensteht, und bestätigen das schriftlich.</p>`,
  },
  {
    id: 'telematikinfrastruktur',
    topic: 'health',
    question: 'Was ist die Telematikinfrastruktur?',
    answer: `
<p>Die Telematikinfrastruktur, kurz TI, ist das geschützte Netz des deutschen Gesundheitswesens. Darüber laufen E-Rezept, elektronische Patientenakte, Krankschreibung und der sichere E-Mail-Dienst KIM.</p>
<p>Eine Praxis braucht dafür:</p>
<ul>
<li>einen Zugang über Konnektor oder TI-Gateway</li>
<li>Kartenterminals und eine passende Praxissoftware</li>
<li>Praxisausweis und Heilberufsausweis</li>
</ul>
<p>Für die laufenden Kosten erhalten Vertragspraxen eine monatliche TI-Pauschale. Wir richten alles ein und bleiben Ihr Ansprechpartner: <a href="/healthcare-it">Healthcare IT</a>.</p>`,
  },
  {
    id: 'ti-gateway',
    topic: 'health',
    question: 'Was ist das TI-Gateway?',
    answer: `
<p>Ein Zugang zur Telematikinfrastruktur ohne eigenen Konnektor in der Praxis. Ein zugelassener Anbieter betreibt leistungsfähige Konnektoren im Rechenzentrum, Ihre Praxis verbindet sich verschlüsselt damit. Wartung und Aktualisierungen geschehen dort. Kartenterminals und Ausweise bleiben bei Ihnen. Gegen Ausfälle der Leitung hilft ein zweiter Internetzugang.</p>
<p>Sinnvoll ist der Wechsel oft, wenn Ihr Konnektor ersetzt werden muss oder Sie mehrere Standorte haben. Ein Beispiel: <a href="/portfolio/drei-praxen-eine-telematik">Drei Praxen, eine Telematik</a>.</p>`,
  },
  {
    id: 'patientenakte',
    topic: 'health',
    question: 'Was braucht unsere Praxis für die elektronische Patientenakte?',
    answer: `
<p>Technisch genügen ein TI-Zugang, Kartenterminals, ein gültiger Praxisausweis und eine Praxissoftware mit aktuellem ePA-Modul. Zugriff erhalten Sie im Regelfall, sobald die Gesundheitskarte eingelesen ist, sofern die versicherte Person nicht widersprochen hat.</p>
<p>Wichtiger ist der Ablauf: Wer stellt welche Dokumente ein? Wie wird ein Widerspruch vermerkt? Das üben wir in „TI im Praxisteam“, zwei Stunden online, siehe <a href="/training">Schulungen</a>.</p>`,
  },
  {
    id: 'teilnehmerzahl',
    topic: 'training',
    question: 'Wie viele Personen können teilnehmen?',
    answer: `
<p>Vor Ort arbeiten wir mit bis zu zwölf Personen, online mit bis zu zwanzig. So kommt jede Frage zu ihrem Recht. Größere Belegschaften teilen wir in Gruppen auf, auf Wunsch an einem Tag hintereinander.</p>
<p>Für die Schulung „Sicher administrieren“ liegt die Grenze bei acht Personen, weil dort jede Person an einem eigenen Übungssystem arbeitet. Selbstlernkurse und Phishing-Simulation haben keine Obergrenze.</p>`,
  },
  {
    id: 'schulungstechnik',
    topic: 'training',
    question: 'Welche Technik brauchen wir?',
    answer: `
<p>Vor Ort genügen ein Raum mit Bildschirm und für jede Person ein Gerät mit Browser. Alles andere bringen wir mit. Haben Sie keinen passenden Raum, kommen Sie in unser Schulungszentrum nach {{firma.ort}}.</p>
<p>Für Online-Termine brauchen Sie eine stabile Internetverbindung, Ton und möglichst eine Kamera. Den Zugang testen wir auf Wunsch vorab mit Ihrer IT. Installieren müssen Sie nichts.</p>`,
  },
  {
    id: 'phishing-ergebnisse',
    topic: 'training',
    question: 'Wer sieht die Ergebnisse der Phishing-Simulation?',
    answer: `
<p>Nur Sie, und nur als Summe. Einzelne Personen werten wir nicht aus. Gruppen fassen wir so groß zusammen, dass sich nichts auf Einzelne zurückführen lässt.</p>
<p>Der Betriebsrat erhält die Unterlagen auf Wunsch vorab. Er hat bei solchen Vorhaben in der Regel mitzubestimmen, deshalb beziehen wir ihn gern früh ein. Zwischendaten löschen wir, sobald der Bericht übergeben ist.</p>`,
  },
  {
    id: 'teilnahmebestaetigung',
    topic: 'training',
    question: 'Gibt es eine Teilnahmebestätigung?',
    answer: `
<p>Ja, jede Person erhält eine Bestätigung mit Inhalt, Dauer und Datum, als PDF und auf Wunsch gedruckt. Sie können damit belegen, dass Ihr Team geschult wurde, zum Beispiel gegenüber Versicherung, Aufsicht oder Kunden.</p>
<p>Beim Selbstlernkurs gibt es die Bestätigung nach den Übungen am Ende. Eine staatlich anerkannte Prüfung ist damit nicht verbunden.</p>`,
  },
  {
    id: 'vermittlungskosten',
    topic: 'recruitment',
    question: 'Was kostet eine Vermittlung?',
    answer: `
<p>Sie zahlen ein Honorar, wenn der Arbeitsvertrag unterschrieben ist. Es richtet sich nach dem geplanten Jahresgehalt und steht als Betrag im Auftrag, bevor wir suchen. Anzeigen in kostenpflichtigen Börsen schalten wir nur nach Ihrer Freigabe.</p>
<p>Für Bewerberinnen und Bewerber ist unsere Vermittlung kostenfrei. Schildern Sie uns die Stelle, dann nennen wir Ihnen den Preis: <a href="/recruitment">Personalberatung</a>.</p>`,
  },
  {
    id: 'ablauf-der-suche',
    topic: 'recruitment',
    question: 'Wie läuft eine Suche ab und wie lange dauert sie?',
    answer: `
<p>Nach dem Auftakt in Ihrem Betrieb halten wir Aufgaben, Anforderungen und Gehalt auf einer Seite fest. Dann suchen wir und führen Fachgespräche: eine Stunde mit jemandem, der selbst in diesem Gebiet arbeitet. Sie lernen höchstens vier Personen kennen, jede mit schriftlicher Einschätzung.</p>
<p>Die Dauer hängt von Ort, Gehalt und Spezialisierung ab. Eine Schätzung erhalten Sie nach dem Auftakt. Alle Schritte stehen unter <a href="/recruitment">Personalberatung</a>.</p>`,
  },
  {
    id: 'ki-daten',
    topic: 'ai',
    question: 'Bleiben unsere Daten bei KI-Projekten im Haus?',
    answer: `
<p>Wenn Sie das möchten, ja. Wir betreiben Sprachmodelle auf Ihrer eigenen Hardware, auch ganz ohne Verbindung ins Internet. Fragen, Dokumente und Antworten verlassen Ihr Netz dann nicht.</p>
<p>Eignet sich ein Cloud-Dienst besser, regeln wir Standort, Auftragsverarbeitung und den Verzicht auf Training mit Ihren Daten im Vertrag. Beide Wege vergleichen wir vorab mit Kosten und Risiken: <a href="/ai">KI</a>.</p>`,
  },
  {
    id: 'ki-kennzeichnung',
    topic: 'ai',
    question: 'Müssen wir KI-Einsatz kennzeichnen?',
    answer: `
<p>In bestimmten Fällen. Artikel 50 der KI-Verordnung gilt seit dem 2. August 2026:</p>
<ul>
<li>Menschen müssen erkennen, wenn sie mit einem KI-System sprechen.</li>
<li>Täuschend echte Bilder, Töne und Videos aus einer KI brauchen einen Hinweis.</li>
<li>Dasselbe gilt für veröffentlichte KI-Texte zu Themen von öffentlichem Interesse, wenn kein Mensch sie geprüft hat und verantwortet.</li>
</ul>
<p>Ein interner Entwurf, den jemand prüft, fällt in der Regel nicht darunter. Grundlagen vermittelt „KI im Büroalltag“ unter <a href="/training">Schulungen</a>.</p>`,
  },
  {
    id: 'ki-einstieg',
    topic: 'ai',
    question: 'Womit fangen wir bei KI am besten an?',
    answer: `
<p>Mit einer Aufgabe, die oft vorkommt, viel Text enthält und deren Ergebnis ein Mensch schnell prüfen kann. Bewährt haben sich Entwürfe für Angebote, die Suche in eigenen Unterlagen und das Sortieren von Anfragen.</p>
<p>Wir messen vorher, wie lange die Arbeit dauert, und nach sechs Wochen noch einmal. Lohnt es sich nicht, hören wir auf. Ein Beispiel: <a href="/portfolio/angebote-aus-dem-eigenen-wissen">Angebote aus dem eigenen Wissen</a>.</p>`,
  },
]
