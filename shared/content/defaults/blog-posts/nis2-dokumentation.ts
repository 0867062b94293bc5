import type { Defaults } from '../../define.ts'
import type { blogPostFields } from '../../blog-post-fields.ts'

export const nis2Documentation: Defaults<typeof blogPostFields>[number] = {
  id: 'nis2-dokumentation',
  title: 'NIS-2: Was Mittelständler jetzt dokumentieren müssen',
  teaser:
    'Wer betroffen ist, welche zehn Themen das Gesetz verlangt und wie ein Ordner aussieht, der einer Prüfung standhält.',
  category: 'datenschutz',
  series: 'IT-Sicherheit',
  motif: 'privacy',
  tags: ['NIS-2', 'BSI-Gesetz', 'Dokumentation', 'Geschäftsleitung'],
  author: { member: 'lena-hartwig', name: 'Lena Hartwig', portrait: 'lena' },
  date: '2026-09-17T07:00:00.000Z',
  seoTitle: 'NIS-2-Dokumentation im Mittelstand: Pflichten und Vorlage',
  seoDescription:
    'NIS-2 gilt in Deutschland seit Dezember 2025. Welche Nachweise betroffene Unternehmen brauchen, welche Meldefristen gelten und womit Sie beginnen.',
  content: `
<p>Seit dem 6. Dezember 2025 ist das Gesetz zur Umsetzung von NIS-2 in Kraft. Es hat das BSI-Gesetz (BSIG) neu gefasst und betrifft weit mehr Unternehmen als die alten Regeln für kritische Infrastrukturen. In Gesprächen hören wir oft: „Sicher sind wir, nur aufgeschrieben ist es nicht.“ Genau das genügt nicht mehr. Paragraf 30 verlangt ausdrücklich, dass Sie die Einhaltung der Maßnahmen dokumentieren.</p>

<h2 id="betroffen">Sind Sie betroffen?</h2>
<p>Zwei Fragen entscheiden: Gehört Ihre Tätigkeit zu einem der Sektoren in den Anlagen des Gesetzes? Und überschreiten Sie die Größenschwelle? Zu den Sektoren zählen zum Beispiel Energie, Gesundheit, Wasser, Verkehr, digitale Dienste, Abfall, Lebensmittel, Chemie und Teile des verarbeitenden Gewerbes.</p>
<ul>
<li><strong>Wichtige Einrichtung:</strong> ab 50 Beschäftigten oder mit Umsatz und Bilanzsumme von jeweils mehr als 10 Millionen Euro.</li>
<li><strong>Besonders wichtige Einrichtung:</strong> in bestimmten Sektoren ab 250 Beschäftigten oder mit mehr als 50 Millionen Euro Umsatz und mehr als 43 Millionen Euro Bilanzsumme.</li>
</ul>
<p>Für einige Tätigkeiten gelten Sonderregeln unabhängig von der Größe. Verbundene Unternehmen werden in der Regel zusammengerechnet. Halten Sie das Ergebnis Ihrer Prüfung schriftlich fest, auch wenn es Nein lautet. Das ist das erste Dokument im Ordner.</p>
<p>Wer betroffen ist, registriert sich innerhalb von drei Monaten über das Portal des BSI. Für Unternehmen, die schon zum Start unter das Gesetz fielen, endete diese Frist im März 2026. Falls Sie sie verpasst haben, holen Sie die Registrierung jetzt nach. Änderungen melden Sie binnen zwei Wochen.</p>

<h2 id="zehn-themen">Zehn Themen, zehn Register</h2>
<p>Paragraf 30 Absatz 2 nennt zehn Bereiche. Wir legen für jeden ein Register an. So findet sich auch jemand zurecht, der von außen prüft.</p>
<ol>
<li>Risikoanalyse und Sicherheitskonzept</li>
<li>Umgang mit Sicherheitsvorfällen</li>
<li>Datensicherung, Wiederherstellung und Krisenmanagement</li>
<li>Sicherheit der Lieferkette</li>
<li>Sicherheit bei Einkauf, Entwicklung und Wartung, Umgang mit Schwachstellen</li>
<li>Prüfung, ob die Maßnahmen wirken</li>
<li>Schulungen und Sensibilisierung</li>
<li>Einsatz von Verschlüsselung</li>
<li>Personal, Zugriffsrechte und Verwaltung der IT-Systeme</li>
<li>Mehrfaktor-Anmeldung und gesicherte Kommunikation, auch im Notfall</li>
</ol>
<h3 id="drei-seiten">Drei Seiten je Register</h3>
<p>Pro Register genügen am Anfang drei Seiten: eine Regel (was gilt), ein Nachweis (woran man es sieht) und ein Plan (was noch fehlt, wer es tut und bis wann). Eine ehrliche Lücke mit Termin überzeugt mehr als eine Richtlinie, die niemand kennt.</p>
<p>Das Gesetz verlangt geeignete und verhältnismäßige Maßnahmen. Was verhältnismäßig ist, hängt von Größe, Risiko und Kosten ab. Begründen Sie deshalb auch, warum Sie etwas nicht tun. Zwei Sätze in der Risikoliste genügen, unterschrieben von der Person, die das Risiko trägt.</p>

<h2 id="nachweise">Welche Nachweise tragen</h2>
<table>
<thead><tr><th>Dokument</th><th>Inhalt</th><th>Rhythmus</th></tr></thead>
<tbody>
<tr><td>Systemliste</td><td>Server, Anwendungen, Cloud-Dienste, Verantwortliche</td><td>laufend, Prüfung im Quartal</td></tr>
<tr><td>Risikoliste</td><td>Gefahr, Folge, Bewertung, Entscheidung, Unterschrift</td><td>jährlich und nach Vorfällen</td></tr>
<tr><td>Protokoll der Wiederherstellung</td><td>Datum, System, Dauer, Ergebnis, Fehler</td><td>im Quartal</td></tr>
<tr><td>Lieferantenliste</td><td>Zugänge, Daten, Sicherheitszusagen, Ansprechpartner</td><td>jährlich</td></tr>
<tr><td>Schulungsnachweis</td><td>Thema, Datum, Teilnehmende, auch der Leitung</td><td>jährlich</td></tr>
<tr><td>Vorfallbuch</td><td>Zeitpunkt, Beobachtung, Maßnahmen, Meldungen</td><td>bei jedem Ereignis</td></tr>
</tbody>
</table>
<p>Achten Sie auf Datum, Version und Namen. Ein Dokument ohne Datum beweist wenig. Und legen Sie eine Kopie außerhalb Ihrer Systeme ab: Wenn alles verschlüsselt ist, brauchen Sie den Notfallplan auf Papier.</p>

<h2 id="meldung">Meldung: 24 Stunden, 72 Stunden, ein Monat</h2>
<p>Einen erheblichen Sicherheitsvorfall melden Sie dem BSI in Stufen: eine frühe Erstmeldung spätestens nach 24 Stunden, eine ausführlichere Meldung spätestens nach 72 Stunden, eine Abschlussmeldung spätestens einen Monat danach. Die Uhr läuft ab Kenntnis, auch am Wochenende. Sind personenbezogene Daten betroffen, kommt die Meldung an die Datenschutzaufsicht nach Artikel 33 DSGVO hinzu.</p>
<p>Schreiben Sie deshalb vorher auf, wer entscheidet, ob ein Vorfall erheblich ist, wer die Zugangsdaten zum Meldeportal hat und wer vertritt. Üben Sie diese ersten Stunden einmal im Jahr. Für Leitungsteams bieten wir dafür eine <a href="/training">Notfallübung</a> als Planspiel an.</p>

<h2 id="leitung">Was die Geschäftsleitung selbst tun muss</h2>
<p>Nach Paragraf 38 setzt die Geschäftsleitung die Maßnahmen um und überwacht sie. Sie muss sich außerdem regelmäßig schulen lassen. Aufgaben können Sie verteilen, die Verantwortung bleibt. Bei Pflichtverletzungen kommt eine persönliche Haftung gegenüber dem Unternehmen in Betracht. Der Bußgeldrahmen reicht je nach Verstoß und Einstufung bis in den Millionenbereich.</p>
<blockquote><p>Setzen Sie IT-Sicherheit viermal im Jahr auf die Tagesordnung. Das Protokoll ist Ihr bester Nachweis.</p></blockquote>

<h2 id="nicht-betroffen">Nicht betroffen und trotzdem gefragt</h2>
<p>Viele kleinere Betriebe spüren NIS-2 über ihre Kunden. Betroffene Unternehmen müssen ihre Lieferkette absichern und verschicken Fragebögen. Mit Systemliste, Wiederherstellungsprotokoll und Schulungsnachweis beantworten Sie die meisten davon an einem Nachmittag.</p>
<p>Unser Vorschlag für den Anfang: Betroffenheit prüfen, Systemliste erstellen, eine Wiederherstellung testen, Meldeweg aufschreiben. Das ist in vier Wochen zu schaffen. Dieser Beitrag gibt einen Überblick und ersetzt keine Rechtsberatung. Bei der technischen Umsetzung <a href="/security">unterstützen wir Sie gern</a>.</p>
`,
}
