export const datenschutzDefault = `<p>Diese Hinweise beschreiben, welche personenbezogenen Daten beim Besuch dieser Website anfallen, wozu wir sie verwenden und welche Rechte Sie haben. Sie gelten auch für Anfragen und Bewerbungen, die Sie uns senden.</p>

<h2 id="kurz-gesagt">Kurz gesagt</h2>
<ul>
<li>Wir betreiben diese Website selbst. Ohne Ihre Einwilligung lädt Ihr Browser nichts von fremden Servern, auch keine Schriften, Karten oder Videos.</li>
<li>Unsere Zugriffsprotokolle enthalten keine IP-Adressen.</li>
<li>Was Sie uns schreiben, verwenden wir für die Antwort und löschen es nach festen Fristen.</li>
<li>Dienste, die nicht notwendig sind, starten erst, wenn Sie zugestimmt haben. Ihre Wahl ändern Sie jederzeit unter „Cookie-Einstellungen“ im Fuß der Seite.</li>
</ul>

<h2 id="verantwortlich">Verantwortlich</h2>
<p>Verantwortlich im Sinne von Art. 4 Nr. 7 DSGVO ist {{firma.name}} {{firma.rechtsform}}, {{firma.strasse}}, {{firma.plz}} {{firma.ort}}, {{firma.land}}, vertreten durch {{firma.vertretung}}.</p>
<p>Telefon: {{firma.telefon}}. E-Mail: {{firma.email}}.</p>

<h2 id="datenschutzbeauftragte">Datenschutzbeauftragte Person</h2>
<p>{{firma.datenschutzbeauftragte}}</p>
<p>An diese Stelle können Sie sich mit allen Fragen zum Datenschutz vertraulich wenden.</p>

<h2 id="aufruf">Aufruf der Website und Protokolle</h2>
<p>Damit eine Seite bei Ihnen ankommt, überträgt Ihr Browser technische Angaben an unseren Server, darunter die IP-Adresse Ihres Anschlusses. Wir brauchen sie, solange die Übertragung dauert. Die Verbindung ist verschlüsselt (TLS).</p>
<p>Zu jedem Aufruf schreibt der Server eine Protokollzeile. Sie enthält:</p>
<ul>
<li>den Zeitpunkt und eine zufällige Kennung der Anfrage,</li>
<li>den aufgerufenen Pfad, also die Adresse der Seite auf dieser Website,</li>
<li>den Statuscode der Antwort,</li>
<li>die Dauer der Bearbeitung.</li>
</ul>
<p>IP-Adresse, Browserkennung und zuvor besuchte Seite stehen nicht im Protokoll. Wir nutzen es, um Fehler und Angriffe zu erkennen. Rechtsgrundlage ist Art. 6 Abs. 1 lit. f DSGVO; unser berechtigtes Interesse ist ein stabiler und sicherer Betrieb. Die Protokolle löschen wir nach [Platzhalter: Aufbewahrung der Protokolle in Tagen] Tagen.</p>
<p>[Platzhalter: Falls der Hoster oder ein vorgeschalteter Server eigene Protokolle mit IP-Adressen führt, hier Inhalt, Zweck und Löschfrist nennen; sonst Absatz löschen]</p>
<p>Zum Schutz vor Missbrauch begrenzen wir, wie viele Nachrichten und Anmeldungen über Formulare und den Chat von einer Adresse kommen dürfen. Für diese Zählung hält der Server die IP-Adresse kurz vor, bei Formularen höchstens zehn Minuten, beim Chat höchstens eine Minute. Danach verfällt sie. Rechtsgrundlage ist ebenfalls Art. 6 Abs. 1 lit. f DSGVO.</p>

<h2 id="kontaktformular">Kontaktformular, E-Mail und Telefon</h2>
<p>Im Kontaktformular fragen wir nach Name, E-Mail-Adresse, Telefonnummer und Ihrer Nachricht. Pflichtfelder sind gekennzeichnet. Hinzu kommt der Zeitpunkt des Eingangs. Wir verwenden die Angaben, um Ihre Anfrage zu beantworten.</p>
<p>Ihre Nachricht wird zuerst in unserer eigenen Datenbank gespeichert und dann per E-Mail an unser Postfach gesendet. Zugriff haben nur Personen, die Anfragen bearbeiten. Ist eine Eingangsbestätigung eingerichtet, senden wir sie an die von Ihnen genannte E-Mail-Adresse.</p>
<p>Beim Öffnen des Formulars holt Ihr Browser eine signierte Einmalkennung, die 30 Minuten gilt. Zusammen mit der Sicherheitsfrage hält sie automatisch erzeugte Nachrichten fern. Sie enthält keine Angaben zu Ihrer Person und wird nicht auf Ihrem Gerät gespeichert.</p>
<p>Fällt die Verbindung beim Senden aus, können Sie „Senden, sobald Sie wieder online sind“ wählen. Nur dann bewahrt Ihr Browser die Nachricht auf, bis sie gesendet ist.</p>
<p>Rechtsgrundlage ist Art. 6 Abs. 1 lit. b DSGVO, wenn es um einen Vertrag oder dessen Vorbereitung geht. Bei allen anderen Anfragen ist es Art. 6 Abs. 1 lit. f DSGVO; unser berechtigtes Interesse ist die Beantwortung. Dasselbe gilt, wenn Sie uns anrufen oder eine E-Mail schreiben und wenn Sie uns mit dem Formular der <a href="/barrierefreiheit">Erklärung zur Barrierefreiheit</a> eine Barriere oder über die Seite <a href="/sicherheit-dieser-website">Sicherheit dieser Website</a> eine Schwachstelle melden. Was die Website dort über sich selbst misst, enthält keine Angaben zu Personen.</p>
<p>Ist Ihre Anfrage erledigt, archivieren wir sie. Sechs Monate nach der Archivierung wird sie gelöscht. Führt sie zu einem Auftrag, bewahren wir Geschäftsbriefe sechs Jahre lang auf (§ 257 HGB, § 147 AO). Rechtsgrundlage dafür ist Art. 6 Abs. 1 lit. c DSGVO.</p>
<p>Newsletter: Wenn Sie ihn über das Kontaktformular bestellen, verwenden wir Ihre E-Mail-Adresse mit Ihrer Einwilligung nach Art. 6 Abs. 1 lit. a DSGVO. [Platzhalter: Bestätigung per E-Mail (Double-Opt-in), Versanddienst und Löschfrist beschreiben oder Absatz löschen, falls es keinen Newsletter gibt]</p>

<h2 id="statusmeldungen">Statusmeldungen per E-Mail</h2>
<p>Auf der Seite <a href="/status">Status</a> können Sie sich für Meldungen über Störungen und Wartungen anmelden, wenn dort ein Formular steht. Dafür brauchen wir nur Ihre E-Mail-Adresse. Wir senden Ihnen zuerst eine E-Mail, in der Sie die Anmeldung bestätigen. Ohne Bestätigung löschen wir die Adresse nach sieben Tagen.</p>
<p>Als Nachweis speichern wir den Wortlaut Ihrer Einwilligung und die Zeitpunkte von Anmeldung und Bestätigung. Rechtsgrundlage ist Ihre Einwilligung nach Art. 6 Abs. 1 lit. a DSGVO, für den Nachweis Art. 6 Abs. 1 lit. c in Verbindung mit Art. 7 Abs. 1 DSGVO. Sie widerrufen die Einwilligung mit dem Link in jeder E-Mail oder mit der Abmeldung in Ihrem Mailprogramm, ohne sich anzumelden. Wir löschen Ihre Adresse dann sofort und behalten drei Jahre lang einen Nachweis, der keine Angaben zu Ihrer Person enthält.</p>

<h2 id="chat">Chat-Assistent</h2>
<p>Der Chat öffnet sich mit einem Gruß, den Ihr Browser selbst anzeigt. Erst wenn Sie eine Frage absenden, geht sie an unseren Server. Bitte schreiben Sie keine Gesundheitsdaten, Passwörter oder andere vertrauliche Angaben in den Chat.</p>
<p>Der eingebaute Assistent sucht die Antwort automatisch in den veröffentlichten Inhalten dieser Website. Er läuft auf unserem Server und gibt nichts an Dritte weiter. Den Gesprächsverlauf speichern wir nicht.</p>
<p>Findet der Assistent keine Antwort oder die Suche dieser Website keinen Treffer, speichern wir die Frage oder den Suchbegriff 90 Tage lang, um unsere Inhalte zu verbessern. E-Mail-Adressen und Telefonnummern darin werden vorher unkenntlich gemacht. Eine IP-Adresse speichern wir nicht dazu.</p>
<p>Rechtsgrundlage ist Art. 6 Abs. 1 lit. f DSGVO; unser berechtigtes Interesse sind schnelle Auskünfte und verständliche Inhalte. Geht es um einen Vertrag oder dessen Vorbereitung, ist es Art. 6 Abs. 1 lit. b DSGVO.</p>
<h3 id="chat-ki-dienst">Angeschlossener KI-Dienst</h3>
<p>Ist ein KI-Dienst angeschlossen, heißt der Chat „KI-Assistent“, und die Antworten werden von einer künstlichen Intelligenz erzeugt. Unser Server leitet Ihre Frage dann zusammen mit einer zufälligen Gesprächskennung an den Anbieter weiter. Ihre IP-Adresse erhält der Anbieter nicht. Er handelt in unserem Auftrag nach Art. 28 DSGVO.</p>
<p>Anbieter: [Platzhalter: Name und Anschrift des KI-Anbieters, Ort der Verarbeitung, Speicherdauer, gegebenenfalls Drittland und Garantien; Abschnitt löschen, wenn kein KI-Dienst angeschlossen ist]</p>

<h2 id="speicherungen">Cookies und andere Speicherungen auf Ihrem Gerät</h2>
<p>Nach § 25 Abs. 1 TDDDG dürfen wir auf Ihrem Gerät nur mit Ihrer Einwilligung etwas speichern oder auslesen. Ausgenommen ist, was unbedingt erforderlich ist, damit eine von Ihnen gewünschte Funktion arbeitet (§ 25 Abs. 2 Nr. 2 TDDDG). Dazu gehören hier:</p>
<ul>
<li><strong>Ihre Auswahl zu Cookies:</strong> Sie wird gespeichert, sobald Sie sich entschieden haben.</li>
<li><strong>Design und Bewegung:</strong> Beides wird nur gespeichert, wenn Sie den jeweiligen Schalter betätigen.</li>
<li><strong>Chat-Fenster:</strong> Schließen Sie es, bleibt es für diesen Besuch geschlossen.</li>
<li><strong>Offline-Kopie:</strong> Ihr Browser hält besuchte Seiten und einige wichtige wie Notfall, Kontakt und Impressum bereit, damit Sie sie auch ohne Verbindung lesen können. Die Kopie enthält nur öffentliche Inhalte und liegt allein auf Ihrem Gerät.</li>
<li><strong>Anmeldung zur Verwaltung:</strong> Sie betrifft nur Personen, die diese Website bearbeiten.</li>
</ul>
<p>Von sich aus setzt die Website keine Cookies und schreibt nichts in den lokalen Speicher oder den Sitzungsspeicher Ihres Browsers, bevor Sie eine Auswahl getroffen oder einen Schalter betätigt haben. Die einzige Ausnahme ist die Offline-Kopie.</p>
<p>Soweit dabei personenbezogene Daten verarbeitet werden, ist die Rechtsgrundlage für notwendige Speicherungen Art. 6 Abs. 1 lit. f DSGVO; unser berechtigtes Interesse ist eine Website, die so arbeitet, wie Sie es wünschen. Für alle anderen Dienste ist es Ihre Einwilligung nach Art. 6 Abs. 1 lit. a DSGVO.</p>
<p>Das folgende Verzeichnis nennt jeden Dienst mit Zweck, Empfängern und den Namen und Fristen seiner Speicherungen:</p>
<p>{{dienste}}</p>
<p>Ihre Auswahl ändern oder widerrufen Sie jederzeit auf der Seite <a href="/cookies">Cookies</a> oder unter „Cookie-Einstellungen“ im Fuß jeder Seite. Nach einem Widerruf werden die Speicherungen der betroffenen Dienste gelöscht, und die Seite wird neu geladen. Alle genannten Daten können Sie auch selbst in den Einstellungen Ihres Browsers löschen.</p>

<h2 id="einwilligungen">Nachweis Ihrer Einwilligung</h2>
<p>Wir müssen nachweisen können, ob und wozu Sie eingewilligt haben (Art. 7 Abs. 1 DSGVO). Deshalb speichern wir Ihre Entscheidung auf unserem Server mit einer zufälligen Kennung, den gewählten Kategorien, der Fassung der Einstellungen und dem Zeitpunkt. Name und IP-Adresse gehören nicht dazu.</p>
<p>Rechtsgrundlage ist Art. 6 Abs. 1 lit. c DSGVO in Verbindung mit Art. 7 Abs. 1 DSGVO. Nach zwölf Monaten wird der Eintrag gelöscht. Wir fragen Sie dann erneut, ebenso, wenn ein Dienst hinzukommt oder sich sein Zweck ändert.</p>

<h2 id="seitenaufrufe">Zählung der Seitenaufrufe</h2>
<p>Wir zählen auf unserem Server, wie oft eine Seite aufgerufen wird. Gespeichert werden nur Summen. Die Zählung kommt ohne Cookies aus, liest nichts von Ihrem Gerät, speichert keine IP-Adresse und kann Sie nicht wiedererkennen. Die Summen haben keinen Bezug zu einer Person.</p>

<h2 id="verwaltung">Anmeldung zur Verwaltung</h2>
<p>Für Personen, die diese Website bearbeiten, speichern wir Name, E-Mail-Adresse, Rolle und die Prüfwerte ihrer Anmeldeverfahren. Passwörter liegen nur als Prüfwert vor. Nach der Anmeldung hält ein Cookie die Sitzung offen. Sie endet nach zwölf Stunden ohne Aktivität, spätestens nach 30 Tagen. Zu jeder Sitzung können zur Sicherheit Beginn, Browserkennung und IP-Adresse gespeichert werden; diese Angaben werden mit der Sitzung gelöscht.</p>
<p>Änderungen an Inhalten werden mit Name und Zeitpunkt festgehalten. Rechtsgrundlage ist Art. 6 Abs. 1 lit. f DSGVO; unser berechtigtes Interesse ist eine sichere und nachvollziehbare Pflege der Website. Das Konto löschen wir, wenn die Person keinen Zugang mehr braucht.</p>
<p>[Platzhalter: Falls sich Personen über einen externen Anmeldedienst anmelden, Anbieter und Ort der Verarbeitung nennen; sonst Absatz löschen]</p>

<h2 id="bewerbungen">Bewerbungen</h2>
<p>Wenn Sie sich per E-Mail oder über das Kontaktformular bei uns bewerben, verwenden wir Ihre Angaben und Unterlagen für das Auswahlverfahren. Zugriff haben die Geschäftsführung und die Personen, die an der Besetzung der Stelle mitwirken.</p>
<p>Rechtsgrundlage ist Art. 6 Abs. 1 lit. b DSGVO sowie § 26 Abs. 1 BDSG in Verbindung mit Art. 88 DSGVO. Besondere Kategorien von Daten, etwa eine Schwerbehinderung, verarbeiten wir nach Art. 9 Abs. 2 lit. b DSGVO und § 26 Abs. 3 BDSG nur, soweit das Arbeitsrecht es verlangt.</p>
<p>Kommt keine Einstellung zustande, löschen wir Ihre Unterlagen sechs Monate nach der Absage. In dieser Zeit können noch Ansprüche nach dem Allgemeinen Gleichbehandlungsgesetz erhoben werden; unser berechtigtes Interesse ist, uns dagegen verteidigen zu können (Art. 6 Abs. 1 lit. f DSGVO). Länger behalten wir sie nur mit Ihrer Einwilligung. Bei einer Einstellung gehen die nötigen Unterlagen in die Personalakte über.</p>
<p>Eine E-Mail ist auf dem Transportweg nicht immer durchgehend verschlüsselt. Auf Wunsch nennen wir Ihnen einen anderen Weg.</p>

<h2 id="personalberatung">Personalberatung</h2>
<p>Wenn Sie uns Ihr Profil für eine Vermittlung an andere Unternehmen geben, verarbeiten wir es, um passende Stellen zu finden. Rechtsgrundlage ist Art. 6 Abs. 1 lit. b DSGVO. An ein Unternehmen geben wir Ihre Unterlagen erst weiter, wenn Sie dem für dieses Unternehmen zugestimmt haben (Art. 6 Abs. 1 lit. a DSGVO). Sie können Ihr Profil jederzeit zurückziehen. Sonst löschen wir es nach [Platzhalter: Frist, zum Beispiel zwölf Monate] ohne Kontakt.</p>

<h2 id="blog-und-links">Blog und externe Links</h2>
<p>Der Blog nennt Namen und Rolle der Autorinnen und Autoren. Eine Kommentarfunktion gibt es nicht. Beim Lesen fallen nur die Protokolldaten an, die oben beschrieben sind.</p>
<p>Links zu anderen Websites und zu sozialen Netzwerken sind einfache Verweise. Erst wenn Sie einen Link öffnen, erhält der andere Anbieter Daten von Ihnen. Dafür gelten dessen Hinweise.</p>

<h2 id="empfaenger">Empfänger</h2>
<p>In unserem Unternehmen erhalten nur die Personen Zugriff, die ihn für ihre Aufgabe brauchen. Außerhalb arbeiten wir mit diesen Stellen zusammen:</p>
<ul>
<li>Hosting: [Platzhalter: Name und Anschrift des Rechenzentrums oder Hosters, oder „Betrieb im eigenen Haus“]</li>
<li>E-Mail: [Platzhalter: Name und Anschrift des E-Mail-Anbieters]</li>
<li>Weitere Auftragsverarbeiter: [Platzhalter: zum Beispiel Wartung, Datensicherung oder Objektspeicher; Zeile löschen, wenn keine]</li>
</ul>
<p>Mit Dienstleistern, die Daten in unserem Auftrag verarbeiten, haben wir Verträge nach Art. 28 DSGVO geschlossen. An Behörden und Gerichte geben wir Daten nur weiter, wenn ein Gesetz uns dazu verpflichtet oder es zur Durchsetzung von Ansprüchen nötig ist. Wir verkaufen keine Daten.</p>

<h2 id="drittlaender">Drittländer</h2>
<p>Wir übermitteln keine Daten in Länder außerhalb der Europäischen Union und des Europäischen Wirtschaftsraums. Ausnahmen gibt es nur, wenn sie im Verzeichnis der Dienste oder in diesem Text ausdrücklich genannt sind, und nur unter den Bedingungen der Art. 44 bis 49 DSGVO.</p>

<h2 id="speicherdauer">Speicherdauer im Überblick</h2>
<table>
<thead>
<tr><th>Vorgang</th><th>Rechtsgrundlage</th><th>Löschung</th></tr>
</thead>
<tbody>
<tr><td>Zugriffsprotokoll ohne IP-Adresse</td><td>Art. 6 Abs. 1 lit. f DSGVO</td><td>nach der oben genannten Frist</td></tr>
<tr><td>Nachrichten und Anfragen</td><td>Art. 6 Abs. 1 lit. b oder f DSGVO</td><td>sechs Monate nach der Archivierung</td></tr>
<tr><td>Geschäftsbriefe zu Aufträgen</td><td>Art. 6 Abs. 1 lit. c DSGVO</td><td>nach sechs Jahren</td></tr>
<tr><td>Unbeantwortete Fragen in Chat und Suche</td><td>Art. 6 Abs. 1 lit. f DSGVO</td><td>nach 90 Tagen</td></tr>
<tr><td>Statusmeldungen per E-Mail</td><td>Art. 6 Abs. 1 lit. a DSGVO</td><td>mit der Abmeldung, ohne Bestätigung nach sieben Tagen</td></tr>
<tr><td>Nachweis der Einwilligung</td><td>Art. 6 Abs. 1 lit. c DSGVO</td><td>nach zwölf Monaten</td></tr>
<tr><td>Bewerbungen ohne Einstellung</td><td>Art. 6 Abs. 1 lit. b und f DSGVO, § 26 BDSG</td><td>sechs Monate nach der Absage</td></tr>
<tr><td>Löschprotokoll ohne Namen</td><td>Art. 6 Abs. 1 lit. c DSGVO</td><td>nach drei Jahren</td></tr>
<tr><td>Sitzungen der Verwaltung</td><td>Art. 6 Abs. 1 lit. f DSGVO</td><td>mit dem Ende der Sitzung, spätestens nach 30 Tagen</td></tr>
</tbody>
</table>
<p>Sicherungskopien werden nach [Platzhalter: Aufbewahrung der Sicherungen in Tagen] Tagen überschrieben. So lange kann eine gelöschte Angabe dort noch enthalten sein.</p>

<h2 id="bereitstellung">Müssen Sie Daten angeben?</h2>
<p>Nein. Sie sind weder gesetzlich noch vertraglich verpflichtet, uns Daten zu geben. Ohne die Pflichtangaben im Formular können wir Ihre Anfrage dort allerdings nicht annehmen, und ohne Bewerbungsunterlagen können wir Ihre Bewerbung nicht prüfen. Sie erreichen uns immer auch per Telefon und E-Mail.</p>

<h2 id="automatisierte-entscheidungen">Keine automatisierten Entscheidungen</h2>
<p>Wir treffen keine Entscheidungen über Sie, die allein auf automatisierter Verarbeitung beruhen (Art. 22 DSGVO), und bilden keine Profile. Auch der Chat entscheidet nichts: Er gibt nur Auskunft.</p>

<h2 id="rechte">Ihre Rechte</h2>
<p>Eine formlose Nachricht genügt. Sie haben das Recht,</p>
<ul>
<li>Auskunft über Ihre Daten und eine Kopie zu erhalten (Art. 15 DSGVO),</li>
<li>falsche Daten berichtigen zu lassen (Art. 16 DSGVO),</li>
<li>Daten löschen zu lassen (Art. 17 DSGVO),</li>
<li>die Verarbeitung einschränken zu lassen (Art. 18 DSGVO) und zu erfahren, wem wir eine Berichtigung, Löschung oder Einschränkung mitgeteilt haben (Art. 19 DSGVO),</li>
<li>Ihre Daten in einem gängigen, maschinenlesbaren Format zu erhalten (Art. 20 DSGVO),</li>
<li>der Verarbeitung zu widersprechen (Art. 21 DSGVO),</li>
<li>keiner ausschließlich automatisierten Entscheidung unterworfen zu werden (Art. 22 DSGVO),</li>
<li>eine Einwilligung jederzeit zu widerrufen (Art. 7 Abs. 3 DSGVO). Was bis dahin geschehen ist, bleibt rechtmäßig.</li>
</ul>
<p>Löschen wir Daten auf Ihren Wunsch, halten wir drei Jahre lang fest, dass und wann das geschehen ist, und dazu einen verschlüsselten Prüfwert Ihrer E-Mail-Adresse. Damit wird auch nach dem Zurückspielen einer älteren Sicherung erneut gelöscht. Rechtsgrundlage ist Art. 6 Abs. 1 lit. c DSGVO in Verbindung mit Art. 5 Abs. 2 DSGVO.</p>
<p>Die Einträge zum Nachweis einer Einwilligung und die Fragen aus dem Chat tragen keinen Namen. Wir können sie deshalb in der Regel keiner Person zuordnen (Art. 11 DSGVO).</p>

<h2 id="widerspruch">Widerspruchsrecht</h2>
<p><strong>Soweit wir Daten auf Grundlage von Art. 6 Abs. 1 lit. f DSGVO verarbeiten, können Sie aus Gründen, die sich aus Ihrer besonderen Situation ergeben, jederzeit widersprechen. Wir verarbeiten die Daten dann nicht mehr, es sei denn, wir haben zwingende schutzwürdige Gründe oder brauchen sie für Rechtsansprüche. Der Verwendung für Werbung können Sie jederzeit ohne Angabe von Gründen widersprechen.</strong></p>

<h2 id="beschwerde">Beschwerde bei der Aufsichtsbehörde</h2>
<p>Wenn Sie meinen, dass wir gegen den Datenschutz verstoßen, können Sie sich bei einer Aufsichtsbehörde beschweren (Art. 77 DSGVO), zum Beispiel an Ihrem Wohnort. Für uns zuständig ist:</p>
<p>{{firma.datenschutzaufsicht}}</p>

<h2 id="stand">Stand</h2>
<p>Stand: November 2026. Wir passen diese Hinweise an, wenn sich die Website oder die Rechtslage ändert. [Platzhalter: Mustertext vor der Veröffentlichung prüfen und diesen Hinweis löschen]</p>`
