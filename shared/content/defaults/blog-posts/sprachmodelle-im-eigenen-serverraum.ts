import type { Defaults } from '../../define.ts'
import type { blogPostFields } from '../../blog-post-fields.ts'

export const localLanguageModels: Defaults<typeof blogPostFields>[number] = {
  id: 'sprachmodelle-im-eigenen-serverraum',
  title: 'Sprachmodelle im eigenen Serverraum: Kosten und Nutzen',
  teaser: 'Welche Hardware genügt, welche Aufgaben passen und wo die Cloud besser bleibt.',
  category: 'ki',
  motif: 'ai',
  tags: ['Sprachmodelle', 'KI', 'Hardware', 'Kosten', 'KI-Verordnung'],
  author: { member: 'miriam-yildiz', name: 'Miriam Yıldız', portrait: 'miriam' },
  date: '2026-10-09T07:00:00.000Z',
  seoTitle: 'Sprachmodelle lokal betreiben: Hardware, Kosten, Nutzen',
  seoDescription:
    'Wann lohnt sich ein Sprachmodell auf eigener Hardware? Richtwerte zum Grafikspeicher, eine Beispielrechnung für 40 Personen und ein Plan für den Probelauf.',
  content: `
<p>„Dürfen wir das in den Chat kopieren?“ Diese Frage hören wir in fast jedem Betrieb. Bei Angeboten, Personalunterlagen oder Patientendaten lautet die Antwort oft Nein. Ein Sprachmodell auf eigener Hardware löst das Problem, denn die Eingaben bleiben im Haus. Ob es sich rechnet, hängt von drei Dingen ab: den Aufgaben, der Zahl der Personen und der Pflege.</p>

<h2 id="aufgaben">Welche Aufgaben passen</h2>
<p>Offene Modelle sind gut genug für viele Büroarbeiten. Stark sind sie dort, wo ein Text vorliegt und umgeformt werden soll:</p>
<ul>
<li>lange Unterlagen zusammenfassen und vergleichen</li>
<li>Fragen zu eigenen Handbüchern, Verträgen und Protokollen beantworten, mit Angabe der Fundstelle</li>
<li>E-Mails und Anfragen sortieren und an die richtige Stelle leiten</li>
<li>erste Entwürfe für Angebote, Berichte und Antworten schreiben</li>
</ul>
<p>Weniger geeignet sind Rechenaufgaben, Rechtsfragen ohne Quelle und alles, was niemand gegenliest. In der Cloud bleiben besser seltene Aufgaben mit hohem Anspruch, etwa schwierige Programmierung oder Bildauswertung, sofern keine vertraulichen Daten im Spiel sind.</p>

<h2 id="hardware">Welche Hardware genügt</h2>
<p>Entscheidend ist der Grafikspeicher. Das Modell muss vollständig hineinpassen, dazu kommt Platz für den Text, den es gerade liest. Die folgenden Richtwerte gelten für Modelle, die auf vier Bit verkleinert wurden. Der Verlust an Qualität ist dabei meist gering.</p>
<table>
<thead><tr><th>Modellgröße</th><th>Grafikspeicher</th><th>Geeignet für</th></tr></thead>
<tbody>
<tr><td>7 bis 9 Mrd. Parameter</td><td>8 bis 12 GB</td><td>Sortieren, kurze Zusammenfassungen, Textbausteine</td></tr>
<tr><td>20 bis 35 Mrd. Parameter</td><td>24 bis 32 GB</td><td>Fragen an eigene Dokumente, Angebotsentwürfe</td></tr>
<tr><td>ab 70 Mrd. Parameter</td><td>48 bis 96 GB</td><td>lange Unterlagen, anspruchsvolle Auswertungen</td></tr>
</tbody>
</table>
<p>Beginnen Sie mit der mittleren Zeile. Nach unserer Erfahrung arbeiten in einem Betrieb mit 40 Personen selten mehr als fünf gleichzeitig mit dem Modell. Prüfen Sie vor dem Kauf auch Strom, Kühlung und Lautstärke. Ein solcher Server gehört in keinen Büroraum.</p>
<h3 id="kein-training">Sie müssen nichts trainieren</h3>
<p>Viele stellen sich vor, das Modell müsse mit Firmenwissen trainiert werden. Das ist selten nötig. Üblich ist ein anderer Weg: Eine Suche findet die passenden Stellen in Ihren Dokumenten, und das Modell formuliert daraus eine Antwort. Ändert sich ein Dokument, ändert sich die Antwort. Die meiste Arbeit steckt deshalb im Aufräumen der Ablage. Drei widersprüchliche Fassungen einer Preisliste ergeben auch mit dem besten Modell eine falsche Auskunft.</p>

<h2 id="kosten">Eine Rechnung mit offenen Karten</h2>
<p>Das folgende Beispiel rechnet mit einem Server für 15.000\u00a0€, der Reserve für ein größeres Modell hat, vier Jahre läuft, im Mittel 250 Watt aufnimmt und vier Stunden Pflege im Monat braucht. Angenommen sind 0,30\u00a0€ je Kilowattstunde und 120\u00a0€ je Stunde.</p>
<table>
<thead><tr><th>Posten</th><th>Kosten im Jahr</th></tr></thead>
<tbody>
<tr><td>Anschaffung, auf vier Jahre verteilt</td><td>3.750\u00a0€</td></tr>
<tr><td>Strom, rund 2.190 kWh</td><td>660\u00a0€</td></tr>
<tr><td>Pflege und Updates</td><td>5.760\u00a0€</td></tr>
<tr><td><strong>Summe</strong></td><td><strong>10.170\u00a0€</strong></td></tr>
</tbody>
</table>
<p>Bei 40 Personen sind das rund 21\u00a0€ je Person und Monat, bei 15 Personen rund 57\u00a0€. Vergleichen Sie diese Zahl mit dem Preis der Cloud-Lizenz, die Sie sonst buchen würden. Zwei Dinge fallen auf: Der größte Posten ist die Pflege, und die Kosten sinken mit jeder Person, die das Modell wirklich nutzt. Für fünf Personen lohnt sich ein eigener Server allein wegen des Geldes nicht. Dann muss die Vertraulichkeit den Ausschlag geben.</p>
<blockquote><p>Rechnen Sie die Pflege mit. Ein Modell ohne Betreuung ist nach einem Jahr ein teures Museumsstück.</p></blockquote>

<h2 id="regeln">Was rechtlich bleibt</h2>
<p>Der eigene Serverraum nimmt Ihnen die Übermittlung an Dritte ab. Andere Pflichten bleiben bestehen.</p>
<h3 id="datenschutz">Datenschutz und Mitbestimmung</h3>
<p>Die Verarbeitung personenbezogener Daten braucht auch im Haus eine Rechtsgrundlage und einen Eintrag im Verzeichnis der Verarbeitungstätigkeiten. Begrenzen Sie, welche Dokumente das Modell lesen darf: Es soll nur finden, was die fragende Person selbst öffnen dürfte. Legen Sie fest, wie lange Eingaben gespeichert werden. Der Betriebsrat ist zu beteiligen, wenn sich aus den Protokollen Verhalten oder Leistung ablesen lassen.</p>
<h3 id="ki-verordnung">KI-Verordnung</h3>
<p>Seit dem 2. August 2026 gelten die Transparenzpflichten aus Artikel 50. Wer mit einem Chatbot spricht, muss das erkennen können. Das betrifft den Assistenten auf Ihrer Website, gleich wo er läuft. Schulen Sie alle, die mit dem Modell arbeiten. Und lesen Sie die Lizenz: Manche offenen Modelle schränken die gewerbliche Nutzung ein.</p>

<h2 id="probelauf">Probelauf in sechs Wochen</h2>
<ol>
<li><strong>Woche 1:</strong> Zwei Aufgaben auswählen, die oft vorkommen und sich prüfen lassen. Heutigen Zeitaufwand messen.</li>
<li><strong>Woche 2:</strong> 50 echte Beispiele sammeln und die gewünschten Ergebnisse notieren.</li>
<li><strong>Wochen 3 und 4:</strong> Zwei Modelle auf geliehener Hardware vergleichen, immer mit denselben Beispielen.</li>
<li><strong>Woche 5:</strong> Fünf Personen arbeiten damit im Alltag und melden Fehler.</li>
<li><strong>Woche 6:</strong> Zeit erneut messen, rechnen, entscheiden. Auch ein Nein ist ein gutes Ergebnis.</li>
</ol>
<p>In einem <a href="/portfolio">Beispielprojekt</a> schreibt ein lokaler Assistent den ersten Angebotsentwurf. Das spart drei Stunden je Angebot, geprüft wird weiterhin von Menschen. Wie wir solche Vorhaben angehen, lesen Sie unter <a href="/ai">KI</a>. Hardware für den Probelauf bringen wir auf Wunsch mit.</p>
`,
}
