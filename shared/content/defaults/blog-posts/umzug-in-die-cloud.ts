import type { Defaults } from '../../define.ts'
import type { blogPostFields } from '../../blog-post-fields.ts'

export const cloudMigration: Defaults<typeof blogPostFields>[number] = {
  id: 'umzug-in-die-cloud',
  title: 'Umzug in die Cloud ohne Stillstand: ein Ablaufplan',
  teaser: 'Welche Systeme zuerst wandern, was am Freitagabend passiert und wer Bereitschaft hat.',
  category: 'cloud',
  motif: 'cloud',
  tags: ['Cloud', 'Migration', 'Rechenzentrum', 'Data Act'],
  author: { member: 'lena-hartwig', name: 'Lena Hartwig', portrait: 'lena' },
  date: '2026-10-17T07:00:00.000Z',
  seoTitle: 'Cloud-Umzug ohne Stillstand: Ablaufplan in fünf Phasen',
  seoDescription:
    'Vom Inventar bis zum Abschalten der alten Server: ein Plan in fünf Phasen mit Wochenendablauf, Abbruchkriterien und Hinweisen zum Vertrag.',
  content: `
<p>Ein Cloud-Umzug scheitert selten an der Technik. Er scheitert an der Anwendung, an die niemand gedacht hat, und an der Frage, wer am Samstag um elf entscheidet. Beides lässt sich planen. So gehen wir vor, wenn Server in ein Rechenzentrum wandern und am Montag alle arbeiten sollen wie am Freitag.</p>

<h2 id="phase-1">Phase 1: Verstehen, was da ist</h2>
<p>Rechnen Sie für die Bestandsaufnahme zwei bis vier Wochen. Am Ende steht eine Liste, in der zu jedem System vier Dinge stehen: wer es braucht, wovon es abhängt, wie lange es ausfallen darf und wer es kennt. Messen Sie die Netzverbindungen mindestens zwei Wochen lang mit. So finden Sie auch den Export, der nur am Monatsende läuft.</p>
<p>Danach bekommt jedes System eines von vier Etiketten:</p>
<ul>
<li><strong>Umziehen:</strong> Der Server wandert so, wie er ist.</li>
<li><strong>Ersetzen:</strong> Ein fertiger Dienst übernimmt die Aufgabe, etwa für E-Mail.</li>
<li><strong>Bleiben:</strong> Maschinensteuerung, Zutritt und alles, was ohne Internet laufen muss.</li>
<li><strong>Abschalten:</strong> Erfahrungsgemäß findet sich immer etwas, das niemand mehr vermisst.</li>
</ul>

<h2 id="phase-2">Phase 2: Das Ziel vorbereiten</h2>
<p>Bevor die erste Anwendung umzieht, steht das Fundament: Netze, Anmeldung, Protokolle, Sicherung und Überwachung. Testen Sie die Leitung unter Last und planen Sie eine zweite über einen anderen Weg ein. Nach dem Umzug ist Ihr Internetanschluss so wichtig wie früher der Serverraum.</p>
<h3 id="vertrag">Ein Blick in den Vertrag</h3>
<p>Wer einzieht, sollte wissen, wie er wieder auszieht. Seit September 2025 gibt der Data Act der EU Kunden von Cloud-Diensten ein Recht auf Wechsel. Die Ankündigungsfrist darf höchstens zwei Monate betragen, der Wechsel selbst soll in der Regel binnen 30 Tagen abgeschlossen sein. Ab dem 12. Januar 2027 dürfen Anbieter dafür keine Wechselentgelte mehr verlangen. Für einzelne Verträge gelten Ausnahmen. Prüfen Sie deshalb, was in Ihrem steht. Ebenso wichtig sind der Vertrag zur Auftragsverarbeitung nach Artikel 28 DSGVO und eine klare Aussage zum Speicherort.</p>

<h2 id="phase-3">Phase 3: Klein anfangen</h2>
<p>Als Erstes zieht ein System um, dessen Ausfall niemandem wehtut: ein Testserver, das Intranet, ein internes Werkzeug. Sie lernen dabei, wie lange Kopien wirklich dauern und welche Regeln in der Firewall fehlen. Danach folgen Gruppen, die zusammengehören. Anwendung und Datenbank trennt man nicht, sonst bremst jede Abfrage über die Leitung. Fragen Sie auch bei den Herstellern nach: Manche Lizenz ist an alte Hardware gebunden, und manche Wartung endet, wenn das System den Ort wechselt.</p>

<h2 id="phase-4">Phase 4: Das Umzugswochenende</h2>
<p>Die Daten sind zu diesem Zeitpunkt längst im neuen Rechenzentrum und werden laufend nachgeführt. Am Wochenende wird nur noch die letzte Änderung übertragen und umgeschaltet. Ein Beispiel aus unserem Drehbuch:</p>
<table>
<thead><tr><th>Zeit</th><th>Was geschieht</th><th>Wer</th></tr></thead>
<tbody>
<tr><td>Mittwoch</td><td>Gültigkeitsdauer der DNS-Einträge senken, Änderungen an Systemen einfrieren</td><td>Netzwerk</td></tr>
<tr><td>Freitag, 18 Uhr</td><td>Anmeldung sperren, Sicherung erstellen und prüfen</td><td>Betrieb</td></tr>
<tr><td>Freitag, 20 Uhr</td><td>Letzter Abgleich, Start am neuen Ort</td><td>Betrieb</td></tr>
<tr><td>Samstag, 9 Uhr</td><td>Fachlicher Test nach Checkliste</td><td>Je eine Person aus jeder Abteilung</td></tr>
<tr><td>Samstag, 11 Uhr</td><td>Entscheidung: bleiben oder zurück</td><td>Projektleitung und Geschäftsleitung</td></tr>
<tr><td>Montag, 6 Uhr</td><td>Verstärkte Bereitschaft, Ansprechperson auf jedem Flur</td><td>Alle Beteiligten</td></tr>
</tbody>
</table>
<p>Die wichtigste Zeile ist die Entscheidung am Samstag. Schreiben Sie vorher auf, was zum Abbruch führt: etwa wenn die Warenwirtschaft keine Lieferscheine druckt oder der Abgleich um Mitternacht nicht fertig ist. Unter Druck verhandelt niemand gut.</p>
<blockquote><p>Ein Rückweg, der nicht geprobt wurde, ist eine Hoffnung.</p></blockquote>
<p>Bis zur Entscheidung bleiben die alten Server unverändert stehen. Sobald im neuen System gebucht wird, führt der Weg zurück über einen Datenabgleich. Deshalb wird vorher getestet und erst danach freigegeben.</p>

<h2 id="phase-5">Phase 5: Aufräumen und nachmessen</h2>
<p>Nach zwei bis vier ruhigen Wochen schalten Sie die alten Systeme ab. Vorher ist zu tun:</p>
<ol>
<li>Eine vollständige Wiederherstellung aus der neuen Sicherung testen. Wie das geht, steht im Beitrag zur <a href="/blog/datensicherung-3-2-1-1-0">Datensicherung nach 3-2-1-1-0</a>.</li>
<li>Alte Zugänge, VPN-Verbindungen und Dienstkonten löschen.</li>
<li>Datenträger nachweisbar löschen oder vernichten lassen.</li>
<li>Dokumentation, Notfallplan und Verzeichnis der Verarbeitungstätigkeiten anpassen.</li>
<li>Kosten der ersten drei Monate mit der Planung vergleichen. Zu große Maschinen verkleinern, Testsysteme nachts abschalten.</li>
</ol>

<h2 id="bereitschaft">Wer Bereitschaft hat</h2>
<p>Planen Sie zwei Schichten und benennen Sie je eine Person, die entscheidet, eine, die arbeitet, und eine, die informiert. Die dritte Rolle wird gern vergessen. Sie hält der Technik den Rücken frei und schreibt am Freitagabend, Samstagmittag und Sonntagabend eine kurze Nachricht an alle.</p>
<p>Mit diesem Ablauf haben wir in einem Beispielprojekt 42 Server umgezogen, ohne Ausfall zur Arbeitszeit. Mehr dazu finden Sie im <a href="/portfolio">Portfolio</a>. Wenn Sie wissen möchten, welche Ihrer Systeme sich für den Anfang eignen, <a href="#contact">sprechen Sie uns an</a>. Die ersten 30 Minuten sind kostenfrei.</p>
`,
}
