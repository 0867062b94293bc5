import type { Defaults } from '../../define.ts'
import type { blogPostFields } from '../../blog-post-fields.ts'

export const recruiting: Defaults<typeof blogPostFields>[number] = {
  id: 'it-fachkraefte-finden',
  title: 'IT-Fachkräfte finden: Anzeigen und Gespräche, die wirken',
  teaser:
    'Mittelständler konkurrieren mit großen Namen. Mit klaren Aufgaben, offenem Gehalt und schnellen Entscheidungen haben sie gute Karten.',
  category: 'personal',
  motif: 'people',
  tags: ['Personalberatung', 'Stellenanzeige', 'Entgelttransparenz', 'AGG'],
  author: { member: 'lena-hartwig', name: 'Lena Hartwig', portrait: 'lena' },
  date: '2026-06-11T07:00:00.000Z',
  seoTitle: 'IT-Fachkräfte im Mittelstand: Anzeige, Gespräch, Gehalt',
  seoDescription:
    'Wie Stellenanzeigen für IT-Fachkräfte konkret werden, was bei AGG und Entgelttransparenz zu beachten ist und wie ein fairer Auswahlprozess abläuft.',
  content: `
<p>„Wir haben drei Monate gesucht und niemanden gefunden.“ Wenn wir dann die Anzeige lesen, steht dort: dynamisches Umfeld, spannende Aufgaben, leistungsgerechte Vergütung. Wer so schreibt, klingt wie alle anderen. Dabei hat der Mittelstand gute Argumente: kurze Wege, sichtbare Wirkung, ein Team mit Namen. Man muss sie nur nennen.</p>

<h2 id="aufgabe">Erst die Aufgabe, dann die Anzeige</h2>
<p>Setzen Sie sich mit der Fachabteilung eine Stunde zusammen und beantworten Sie drei Fragen. Was soll die Person nach sechs Monaten erreicht haben? Was muss sie am ersten Tag können, was darf sie lernen? Und mit wem arbeitet sie jeden Tag zusammen?</p>
<p>Streichen Sie danach die Wunschliste. Vier echte Anforderungen sind genug. Jede weitere schreckt Menschen ab, die gut gepasst hätten. Ein Abschluss ist selten zwingend. Beschreiben Sie lieber, welches Problem jemand schon gelöst haben sollte.</p>

<h2 id="anzeige">Was in der Anzeige stehen sollte</h2>
<table>
<thead><tr><th>Statt</th><th>Besser</th></tr></thead>
<tbody>
<tr><td>Spannende Aufgaben in der Administration</td><td>Sie betreuen in einem Dreierteam 60 Server und lösen 2027 die alte Dateiablage ab</td></tr>
<tr><td>Flexible Arbeitszeiten</td><td>Kernzeit von 10 bis 14 Uhr, zwei Tage mobil, Bereitschaft jede sechste Woche mit Zuschlag</td></tr>
<tr><td>Leistungsgerechte Vergütung</td><td>52.000 bis 62.000 Euro im Jahr, je nach Erfahrung, dazu 30 Urlaubstage</td></tr>
<tr><td>Bewerbung mit vollständigen Unterlagen</td><td>Lebenslauf oder Profil genügt, Antwort innerhalb von drei Werktagen</td></tr>
</tbody>
</table>
<p>Die Zahlen sind Beispiele. Nennen Sie Ihre eigenen und auch die unbequemen: Bereitschaft, Altsysteme, Reisetage. Wer trotzdem schreibt, meint es ernst.</p>

<h2 id="recht">Drei rechtliche Leitplanken</h2>
<h3 id="agg">Neutral ausschreiben</h3>
<p>Das Allgemeine Gleichbehandlungsgesetz gilt ab der ersten Zeile. „Junges Team“, „Muttersprache Deutsch“ oder „Systemadministrator“ ohne Zusatz können als Indiz für eine Benachteiligung gelten. Schreiben Sie den Titel geschlechtsneutral und nennen Sie das nötige Sprachniveau, etwa C1. Halten Sie für jede Absage fest, welches sachliche Kriterium den Ausschlag gab. Unterlagen löschen Sie, sobald keine Ansprüche mehr zu erwarten sind. Üblich sind bis zu sechs Monate nach der Absage.</p>
<h3 id="entgelt">Gehalt offenlegen</h3>
<p>Die EU-Richtlinie zur Entgelttransparenz war bis zum 7. Juni 2026 in nationales Recht umzusetzen. Sie sieht vor, dass Bewerbende das Einstiegsgehalt oder die Spanne rechtzeitig erfahren, zum Beispiel in der Anzeige oder vor dem Gespräch. Die Frage nach dem bisherigen Gehalt ist nach der Richtlinie tabu. Prüfen Sie den aktuellen Stand der deutschen Regelung mit Ihrer Rechtsberatung. Unser Rat gilt unabhängig davon: Nennen Sie die Spanne in der Anzeige. Legen Sie vorher fest, nach welchen Kriterien Sie einstufen, und sehen Sie nach, was das bestehende Team verdient.</p>
<h3 id="ki-auswahl">Vorsicht bei automatischer Auswahl</h3>
<p>Programme, die Bewerbungen bewerten oder sortieren, stuft die KI-Verordnung der EU als Hochrisiko-Anwendung ein. Klären Sie vor dem Einsatz Pflichten, Datenschutz und Mitbestimmung. Die Entscheidung über Menschen treffen bei uns Menschen.</p>

<h2 id="gespraech">Gespräche, die etwas zeigen</h2>
<p>Ein freies Gespräch belohnt Menschen, die gut reden. Ein geordneter Ablauf zeigt, wer gut arbeitet. Stellen Sie allen dieselben Fragen und bewerten Sie jede Antwort sofort auf einer Skala von 1 bis 4, bevor Sie sich austauschen.</p>
<ol>
<li><strong>Telefonat, 20 Minuten.</strong> Aufgabe, Gehalt, Ort, Zeitplan. Passt der Rahmen für beide?</li>
<li><strong>Fachgespräch, 60 Minuten.</strong> Ein echter Fall aus Ihrem Haus: „Freitag, 16 Uhr, die Sicherung ist fehlgeschlagen. Was tun Sie?“ Zwei Personen aus dem Team hören zu.</li>
<li><strong>Kennenlernen, ein halber Tag.</strong> Arbeitsplatz zeigen, mit dem Team essen, offene Fragen klären. Für eine umfangreiche Arbeitsprobe zahlen Sie ein Honorar.</li>
</ol>
<p>Fragen nach Schwangerschaft, Familienplanung, Religion oder Gesundheit gehören in kein Gespräch, von engen Ausnahmen abgesehen. Gute Fragen betreffen die Arbeit: Welchen Fehler haben Sie zuletzt gemacht, und was haben Sie danach geändert?</p>

<h2 id="tempo">Tempo ist Ihr Vorteil</h2>
<p>Gute Leute sind oft nach wenigen Wochen vergeben. Große Unternehmen brauchen für eine Zusage mehrere Runden. Sie können schneller sein, wenn Sie drei Dinge vorab klären: Wer entscheidet? Welche Spanne ist freigegeben? Welche Termine sind in den nächsten zwei Wochen geblockt? Vom ersten Telefonat bis zum Angebot sollten zehn Werktage genügen. Beteiligen Sie den Betriebsrat früh, wenn es einen gibt.</p>
<blockquote><p>Wer nach einem guten Gespräch zwei Wochen schweigt, hat abgesagt, ohne es zu merken.</p></blockquote>
<p>Auch Absagen verdienen Tempo. Zwei freundliche, sachliche Sätze innerhalb einer Woche genügen. Die Branche ist klein, man begegnet sich wieder.</p>

<h2 id="nach-der-unterschrift">Nach der Unterschrift geht es weiter</h2>
<p>Zwischen Zusage und Start liegen oft drei Monate Kündigungsfrist. Melden Sie sich in dieser Zeit mindestens zweimal. Am ersten Tag sind Rechner, Zugänge und eine Patin oder ein Pate bereit. Sprechen Sie nach 30, 60 und 90 Tagen darüber, was gut läuft und was fehlt. So merken Sie früh, wenn etwas nicht passt.</p>
<p>In unserer <a href="/recruitment">Personalberatung</a> übernehmen wir auf Wunsch Anzeige, Suche und Fachgespräch. Wir kennen die Aufgaben, weil wir sie selbst erledigen. Dieser Beitrag ersetzt keine Rechtsberatung.</p>
`,
}
