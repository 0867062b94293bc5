import type { Defaults } from '../../define.ts'
import type { blogPostFields } from '../../blog-post-fields.ts'

export const accessibleShops: Defaults<typeof blogPostFields>[number] = {
  id: 'barrierefreie-shops',
  title: 'Barrierefreie Shops: Was das BFSG für Händler bedeutet',
  teaser:
    'Ein Jahr nach dem Stichtag: welche Shops unter das Gesetz fallen, wo es am häufigsten hakt und wie Sie Ihren Bestellweg selbst prüfen.',
  category: 'web-und-shop',
  motif: 'shop',
  tags: ['Barrierefreiheit', 'BFSG', 'Online-Shop', 'WCAG'],
  author: { member: 'miriam-yildiz', name: 'Miriam Yıldız', portrait: 'miriam' },
  date: '2026-07-02T07:00:00.000Z',
  seoTitle: 'BFSG im Online-Shop: Pflichten, Prüfung, häufige Hürden',
  seoDescription:
    'Das BFSG gilt seit dem 28. Juni 2025. Wer betroffen ist, was Ihr Shop erfüllen muss und wie Sie die häufigsten Hürden im Bestellweg finden und beheben.',
  content: `
<p>Seit dem 28. Juni 2025 gilt das Barrierefreiheitsstärkungsgesetz, kurz BFSG. Wer Verbraucherinnen und Verbrauchern online etwas verkauft, muss den Weg bis zur Bestellung so bauen, dass ihn alle gehen können. Ein Jahr später sehen wir gut gemachte Startseiten und dahinter Bezahlseiten, an denen man ohne Maus scheitert. Dabei ist gerade die Kasse der Teil, auf den es ankommt.</p>

<h2 id="betroffen">Wer betroffen ist</h2>
<p>Das Gesetz erfasst Dienstleistungen im elektronischen Geschäftsverkehr. Dazu gehören Shops, aber auch Buchungen und Terminvereinbarungen, wenn sie auf einen Vertrag mit Privatpersonen zielen. Zwei Ausnahmen sind wichtig:</p>
<ul>
<li><strong>Kleinstunternehmen</strong>, die Dienstleistungen erbringen, sind ausgenommen. Das sind Betriebe mit weniger als zehn Beschäftigten und höchstens zwei Millionen Euro Jahresumsatz oder Bilanzsumme.</li>
<li><strong>Reine B2B-Shops</strong> fallen nicht darunter. Dann muss aber klar erkennbar sein, dass Sie nur an Unternehmen verkaufen.</li>
</ul>
<p>Für ältere Shops gibt es keinen allgemeinen Bestandsschutz. Wer sich auf eine unverhältnismäßige Belastung beruft, muss das anhand der gesetzlichen Kriterien beurteilen, dokumentieren und der Marktüberwachung mitteilen. Als bequemer Ausweg taugt diese Regel nicht.</p>

<h2 id="massstab">Der Maßstab</h2>
<p>Die Verordnung zum BFSG verlangt, dass Inhalte wahrnehmbar, bedienbar, verständlich und robust sind. In der Praxis orientiert man sich an der Norm EN 301 549, die ihrerseits auf die Richtlinien WCAG verweist. Wer neu baut, richtet sich am besten nach WCAG 2.2, Stufe AA. Das gilt auch für Anmeldung, Bezahlung und alles, was Sie von Dritten einbinden.</p>

<h2 id="huerden">Fünf Hürden, die wir am häufigsten finden</h2>
<table>
<thead><tr><th>Hürde</th><th>So prüfen Sie</th><th>So beheben Sie</th></tr></thead>
<tbody>
<tr><td>Menü und Filter gehen nur mit der Maus</td><td>Mit der Tabulatortaste durch die Seite gehen</td><td>Echte Schaltflächen und Links verwenden, Fokus sichtbar lassen</td></tr>
<tr><td>Felder ohne Beschriftung</td><td>Auf das Wort neben dem Feld klicken: Springt der Cursor hinein?</td><td>Beschriftung fest mit dem Feld verbinden, Platzhalter genügt nicht</td></tr>
<tr><td>Fehler nur rot markiert</td><td>Formular leer absenden</td><td>Fehler in Worten nennen und direkt am Feld zeigen</td></tr>
<tr><td>Schwacher Kontrast</td><td>Mit einem Prüfwerkzeug messen</td><td>Mindestens 4,5 zu 1 für normalen Text</td></tr>
<tr><td>Produktbilder ohne Text</td><td>Bilder im Browser abschalten</td><td>Alternativtext, der sagt, was man für den Kauf wissen muss</td></tr>
</tbody>
</table>
<p>Ein sechster Punkt betrifft das Zusammenspiel: Cookie-Hinweis, Chatfenster und Bezahldienst kommen oft von anderen Anbietern. Fragen Sie dort nach einem Nachweis und testen Sie selbst. Für den Bestellweg stehen Sie gerade.</p>
<h3 id="zusatzwerkzeuge">Was Zusatzwerkzeuge leisten</h3>
<p>Eingeblendete Hilfsleisten mit Knöpfen für Schriftgröße und Kontrast reparieren keinen Code. Fehlende Beschriftungen, eine falsche Reihenfolge oder gesperrte Tasten bleiben bestehen. Wer einen Screenreader nutzt, hat seine Einstellungen längst im eigenen Gerät. Stecken Sie das Geld lieber in die Kasse.</p>

<h2 id="selbsttest">Der Bestelltest in 20 Minuten</h2>
<ol>
<li>Legen Sie die Maus weg und kaufen Sie einen Artikel. Nur Tabulator, Eingabetaste, Leertaste und Pfeile.</li>
<li>Stellen Sie den Browser auf 200 Prozent und wiederholen Sie den Kauf. Nichts darf verschwinden oder sich überlagern.</li>
<li>Füllen Sie die Adresse absichtlich falsch aus. Erfahren Sie, was zu tun ist?</li>
<li>Schalten Sie am Telefon den Screenreader ein und suchen Sie ein Produkt.</li>
<li>Lassen Sie die Bezahlseite zehn Minuten offen. Warnt der Shop, bevor die Sitzung endet?</li>
</ol>
<p>Notieren Sie jede Stelle, an der Sie stocken. Das ist Ihre Aufgabenliste, sortiert nach Schaden: Was den Kauf verhindert, kommt zuerst. Automatische Prüfprogramme ergänzen diesen Test. Allein finden sie nur einen Teil der Fehler.</p>

<h2 id="erklaerung">Die Informationen zur Barrierefreiheit</h2>
<p>Neben dem Shop selbst verlangt das Gesetz Informationen über ihn, in den Geschäftsbedingungen oder an anderer gut erkennbarer Stelle. Sie beschreiben den Dienst, erklären, wie er die Anforderungen erfüllt, und nennen die zuständige Marktüberwachung. Das ist für alle Länder gemeinsam die MLBF mit Sitz in Magdeburg. Liefert ein Hersteller Angaben zur Barrierefreiheit seines Produkts, geben Sie diese im Shop weiter.</p>
<p>Schreiben Sie ehrlich, was noch nicht geht, und nennen Sie einen Kontakt für Hinweise. Wer sich beschwert, will meistens nur bestellen. Eine schnelle Antwort hilft beiden Seiten. Bleibt es bei Mängeln, kann die Marktüberwachung Nachbesserung verlangen und in letzter Konsequenz den Dienst untersagen. Bußgelder sind je nach Verstoß bis 100.000 Euro möglich.</p>

<h2 id="dranbleiben">Dranbleiben im Alltag</h2>
<p>Ein Shop ändert sich jede Woche. Deshalb gehört Barrierefreiheit in die Routine: in die Abnahme jeder Erweiterung, in die Vorlage für neue Produkttexte und in die Einarbeitung der Redaktion.</p>
<blockquote><p>Barrierefreiheit pflegt man wie den Lagerbestand: jeden Tag ein wenig.</p></blockquote>
<p>Für Redaktionen haben wir den Selbstlernkurs <a href="/training">„Barrierefreie Inhalte pflegen“</a>. Wenn Sie Ihren Bestellweg prüfen lassen möchten, finden Sie unter <a href="/ecommerce">E-Commerce</a> den Ablauf. Dieser Beitrag ersetzt keine Rechtsberatung.</p>
`,
}
