import type { Defaults } from '../../define.ts'
import type { blogPostFields } from '../../blog-post-fields.ts'

export const electronicPatientRecord: Defaults<typeof blogPostFields>[number] = {
  id: 'epa-fuer-alle',
  title: 'ePA für alle: Fünf Punkte, die Praxen noch klären sollten',
  teaser: 'Von der Befüllung bis zur Einwilligung. Eine Checkliste für das Praxisteam.',
  category: 'healthcare-it',
  motif: 'health',
  tags: ['ePA', 'Telematikinfrastruktur', 'Praxisteam', 'Widerspruch'],
  author: { member: 'jonas-brandt', name: 'Jonas Brandt', portrait: 'jonas' },
  date: '2026-10-28T08:00:00.000Z',
  seoTitle: 'ePA für alle: Fünf offene Punkte für Arztpraxen',
  seoDescription:
    'Was gehört in die elektronische Patientenakte, wer befüllt sie und wie dokumentieren Sie Widersprüche? Eine Checkliste in fünf Punkten für Ihr Praxisteam.',
  content: `
<p>Seit Oktober 2025 müssen Praxen die elektronische Patientenakte nutzen und befüllen. In den meisten Häusern läuft die Technik. Offen sind eher die Abläufe: Wer lädt hoch, wer klärt auf, und was sagt das Team am Empfang? Diese fünf Punkte haben wir im vergangenen Jahr in vielen Praxen besprochen.</p>

<h2 id="befuellung">1. Was hinein muss und wer es einstellt</h2>
<p>Die Pflicht gilt für Daten, die Sie in der laufenden Behandlung selbst erhoben haben und die elektronisch vorliegen. Alte Befunde müssen Sie nicht nachtragen. Im Kern geht es um vier Arten von Dokumenten:</p>
<ul>
<li>Laborbefunde</li>
<li>Befundberichte aus bildgebender Diagnostik</li>
<li>Befundberichte aus eigenen diagnostischen und therapeutischen Maßnahmen</li>
<li>elektronische Arztbriefe</li>
</ul>
<p>Verordnungen per E-Rezept erscheinen von selbst in der Medikationsliste. Auf Wunsch der Patientinnen und Patienten kommen weitere Unterlagen hinzu, zum Beispiel die Arbeitsunfähigkeitsbescheinigung.</p>
<p>Das Einstellen dürfen Sie an Ihre Medizinischen Fachangestellten delegieren. Halten Sie schriftlich fest, wer welche Dokumente wann hochlädt. Bewährt hat sich ein fester Moment: Der Befund wird freigegeben und im selben Schritt eingestellt. Wer am Abend sammelt, vergisst. Klären Sie auch mit Ihrem Labor, wer von beiden einstellt.</p>

<h2 id="widerspruch">2. Information, Widerspruch und Einwilligung</h2>
<p>Sie informieren darüber, welche Daten Sie einstellen. Ein Aushang und ein kurzer Hinweis im Gespräch genügen im Alltag. Drei Fälle sind zu unterscheiden:</p>
<table>
<thead><tr><th>Fall</th><th>Was zu tun ist</th></tr></thead>
<tbody>
<tr><td>Üblicher Befund</td><td>Einstellen. Bei Widerspruch unterlassen und den Widerspruch in der Behandlungsdokumentation vermerken.</td></tr>
<tr><td>Besonders sensible Daten, etwa zu psychischen Erkrankungen, sexuell übertragbaren Infektionen oder Schwangerschaftsabbrüchen</td><td>Ausdrücklich auf das Widerspruchsrecht hinweisen, Entscheidung vermerken.</td></tr>
<tr><td>Ergebnisse genetischer Untersuchungen</td><td>Nur mit ausdrücklicher Einwilligung, schriftlich oder elektronisch.</td></tr>
</tbody>
</table>
<p>Legen Sie für den Vermerk einen Textbaustein in Ihrer Praxissoftware an. Dann dauert er fünf Sekunden und ist immer gleich formuliert.</p>
<h3 id="kinder-und-jugendliche">Kinder und Jugendliche</h3>
<p>Auch Kinder haben eine ePA, vertreten durch die Sorgeberechtigten. Ab 15 Jahren entscheiden Jugendliche selbst. Bei Jüngeren dürfen Sie vom Einstellen absehen, wenn therapeutische Gründe dagegensprechen oder das Kindeswohl gefährdet wäre. Notieren Sie den Grund.</p>

<h2 id="zugriff">3. Zugriff: 90 Tage und klare Rechte</h2>
<p>Mit dem Einlesen der Gesundheitskarte erhält Ihre Praxis in der Regel 90 Tage Zugriff. Jedes weitere Einlesen startet die Frist neu. Versicherte können den Zeitraum ändern oder einzelne Einrichtungen ausschließen. Jeder Zugriff wird protokolliert und ist für sie sichtbar.</p>
<p>Deshalb gilt in der Praxis: Wer nicht an der Behandlung beteiligt ist, schaut nicht hinein. Geben Sie allen im Team ein eigenes Konto in der Praxissoftware, sperren Sie Bildschirme beim Verlassen des Platzes, und entziehen Sie Rechte am letzten Arbeitstag. Ein gemeinsames Konto „Empfang“ lässt sich später nicht mehr auflösen, wenn jemand nach einem Zugriff fragt.</p>

<h2 id="technik">4. Technik, die den Vormittag übersteht</h2>
<p>Die häufigsten Störungen, die wir sehen, sind unspektakulär: ein abgelaufenes Zertifikat, ein Kartenterminal ohne Update, ein Scan im falschen Format. Prüfen Sie einmal im Quartal:</p>
<ol>
<li>Ablaufdaten von Praxisausweis (SMC-B), Heilberufsausweis, Gerätekarten und Konnektor. Tragen Sie sie mit drei Monaten Vorlauf in den Kalender ein.</li>
<li>Stand der Praxissoftware. Seit 2026 sind Kürzungen vorgesehen, wenn eine Praxis keine ePA-fähige Software nachweisen kann.</li>
<li>Dokumentenformat. Die ePA nimmt PDF/A an. Stellen Sie Scanner und Druckvorlagen darauf ein.</li>
<li>Ersatzverfahren. Was tun Sie, wenn die Telematikinfrastruktur steht? Ein Zettel am Empfang mit drei Schritten und einer Telefonnummer hilft mehr als ein Handbuch.</li>
</ol>
<p>Denken Sie dabei an die IT-Sicherheitsrichtlinie nach §\u00a0390 SGB V. Sie verlangt unter anderem, dass Ihr Team regelmäßig zu IT-Sicherheit geschult wird.</p>

<h2 id="empfang">5. Antworten für den Empfang</h2>
<p>Viele Fragen landen am Tresen, obwohl die Praxis nicht zuständig ist. Geben Sie Ihrem Team kurze Antworten an die Hand:</p>
<ul>
<li><strong>„Ich möchte gar keine ePA.“</strong> Der Widerspruch geht an die Krankenkasse, in der App oder schriftlich. Er ist jederzeit möglich.</li>
<li><strong>„Ich habe kein Smartphone.“</strong> Die ePA gibt es trotzdem. Die Ombudsstelle der Krankenkasse hilft bei Widersprüchen und stellt auf Wunsch das Zugriffsprotokoll bereit.</li>
<li><strong>„Können Sie meine alten Papierbefunde einscannen?“</strong> Das übernimmt auf Antrag die Krankenkasse, in begrenztem Umfang.</li>
<li><strong>„Wer hat in meine Akte gesehen?“</strong> Das steht im Protokoll der App.</li>
</ul>
<blockquote><p>Die ePA ersetzt Ihre eigene Dokumentation nicht. Sie zeigt eine Auswahl für alle, die mitbehandeln, und die Versicherten bestimmen darüber.</p></blockquote>

<h2 id="naechster-schritt">Der nächste Schritt</h2>
<p>Nehmen Sie sich in der nächsten Teambesprechung 30 Minuten für diese Liste. Schreiben Sie hinter jeden Punkt einen Namen und ein Datum. Wenn Sie Unterstützung wünschen: In der <a href="/training">Schulung „TI im Praxisteam“</a> üben wir die Abläufe online in zwei Stunden. Die technische Seite beschreiben wir unter <a href="/healthcare-it">Healthcare IT</a>. Bei Abrechnungsfragen ist Ihre Kassenärztliche Vereinigung die richtige Adresse.</p>
`,
}
