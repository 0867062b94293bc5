import type { Defaults } from '../../define.ts'
import type { blogPostFields } from '../../blog-post-fields.ts'

export const passkeys: Defaults<typeof blogPostFields>[number] = {
  id: 'passkeys-im-unternehmen',
  title: 'Passkeys im Unternehmen: Was sich jetzt wirklich lohnt',
  teaser:
    'Passwörter sind teuer, lästig und ein beliebter Einstieg für Angreifer. Wie Sie sie Schritt für Schritt ablösen, ohne den Support zu überlasten.',
  category: 'it-sicherheit',
  series: 'IT-Sicherheit',
  motif: 'security',
  tags: ['Passkeys', 'Anmeldung', 'FIDO2', 'Phishing'],
  author: { member: 'david-okonkwo', name: 'David Okonkwo', role: 'Leiter IT-Sicherheit', portrait: 'david' },
  date: '2026-11-12T08:00:00.000Z',
  seoTitle: 'Passkeys im Unternehmen: Reihenfolge, Kosten, Fehler',
  seoDescription:
    'Passkeys ersetzen Passwörter und halten Phishing stand. Mit welchen Konten Sie beginnen, was die Umstellung kostet und welche Fehler Sie vermeiden.',
  content: `
<p>Wenn wir Unternehmen nach ihrem größten Sicherheitsproblem fragen, hören wir selten das Wort „Passwort“. Dabei beginnt nach unserer Erfahrung die Mehrzahl der Vorfälle genau dort: mit einer gut gemachten E-Mail und einer nachgebauten Anmeldeseite. Auch der sechsstellige Code aus einer App hilft dann nur bedingt, denn die falsche Seite fragt ihn einfach mit ab.</p>

<h2 id="warum-gerade-jetzt">Warum gerade jetzt</h2>
<p>Ein Passkey ersetzt das Passwort durch ein Schlüsselpaar. Der öffentliche Teil liegt beim Dienst, der geheime Teil auf Ihrem Gerät. Bei der Anmeldung wird er nie übertragen. Außerdem ist jeder Passkey fest an die echte Internetadresse gebunden. Auf einer nachgebauten Seite bietet das Gerät ihn gar nicht erst an.</p>
<p>Die Technik dahinter heißt FIDO2 und ist seit Jahren erprobt. Neu ist, dass Betriebssysteme, Browser und die meisten Identitätsdienste sie ohne Zusatzsoftware unterstützen. Ihre Leute entsperren den Schlüssel so, wie sie es vom Telefon kennen: mit Fingerabdruck, Gesicht oder PIN.</p>
<blockquote><p>Ein Passwort kann man verraten. Einen Passkey nicht.</p></blockquote>

<h2 id="zwei-arten">Zwei Arten, ein wichtiger Unterschied</h2>
<p>Vor dem Start sollten Sie wissen, wo der geheime Schlüssel liegt. Davon hängt ab, für welche Konten er sich eignet.</p>
<ul>
<li><strong>Synchronisierte Passkeys</strong> liegen verschlüsselt in einem Schlüsselbund und wandern auf neue Geräte mit. Das ist bequem und genügt für die meisten Arbeitsplätze. Legen Sie aber fest, welcher Schlüsselbund erlaubt ist, und schließen Sie private Konten aus.</li>
<li><strong>Gerätegebundene Passkeys</strong> stecken in einem Sicherheitsschlüssel oder im Sicherheitschip des Rechners. Sie lassen sich nicht kopieren. Für Administration, Buchhaltung und Geschäftsleitung ist das die bessere Wahl.</li>
</ul>

<h2 id="drei-startpunkte">Drei sinnvolle Startpunkte</h2>
<p>Sie müssen nicht alles auf einmal umstellen. Bewährt hat sich diese Reihenfolge:</p>
<ol>
<li><strong>Administrationskonten</strong> zuerst. Wenige Personen, größte Wirkung. Zwei Sicherheitsschlüssel je Person genügen.</li>
<li><strong>Zentrale Anmeldung</strong> (SSO) danach. Ein Wechsel, viele Anwendungen. Was bereits an der zentralen Anmeldung hängt, profitiert ohne eigenen Umbau.</li>
<li><strong>Kundenportale</strong> zuletzt. Hier zählt gute Begleitung mehr als Tempo. Bieten Sie den Passkey an und lassen Sie den bisherigen Weg eine Zeit lang bestehen.</li>
</ol>
<aside><p><strong>Aus der Praxis:</strong> Planen Sie pro Person zwei Geräte ein. Wer nur einen Schlüssel hat, steht nach einem Handyverlust vor der Tür. Den zweiten Schlüssel richten Sie am selben Tag ein, sonst geschieht es erfahrungsgemäß nie.</p></aside>

<h2 id="kosten-und-ersparnis">Was es kostet und spart</h2>
<p>Die größte Ersparnis liegt im Support: Niemand muss mehr vergessene Passwörter zurücksetzen. So sieht der Aufwand je Person und Jahr in einem Beispielbetrieb mit 80 Arbeitsplätzen aus:</p>
<table data-chart>
<thead><tr><th scope="col">Anmeldung</th><th scope="col">Supportaufwand (Beispielwerte)</th></tr></thead>
<tbody>
<tr><th scope="row">Passwort</th><td>38 Minuten</td></tr>
<tr><th scope="row">Passwort und App</th><td>23 Minuten</td></tr>
<tr><th scope="row">Passkey</th><td>5 Minuten</td></tr>
</tbody>
</table>
<p>Von der ersten zur letzten Zeile sind das rund 44 Stunden im Jahr. Dem stehen die Sicherheitsschlüssel für besonders geschützte Konten gegenüber und die Zeit für die Einführung:</p>
<table>
<thead><tr><th>Schritt</th><th>Dauer</th><th>Wer ist gefragt</th></tr></thead>
<tbody>
<tr><td>Bestandsaufnahme</td><td>1 Woche</td><td>IT-Leitung</td></tr>
<tr><td>Pilot mit Admin-Konten</td><td>2 Wochen</td><td>IT-Team</td></tr>
<tr><td>Umstellung der Anmeldung</td><td>4 bis 6 Wochen</td><td>Alle Abteilungen</td></tr>
</tbody>
</table>

<h2 id="team-mitnehmen">Das Team mitnehmen</h2>
<p>Technisch ist ein Passkey in zwei Minuten eingerichtet. Ob die Umstellung ruhig verläuft, entscheidet sich davor. Kündigen Sie den Termin zwei Wochen vorher an und zeigen Sie in jeder Abteilung einmal live, wie die neue Anmeldung aussieht. Stellen Sie in der ersten Woche jemanden bereit, der an den Platz kommt.</p>
<p>Eine Frage kommt immer: Wer bekommt meinen Fingerabdruck? Die Antwort lautet: niemand. Er bleibt auf dem Gerät und gibt dort nur den Schlüssel frei. Sprechen Sie auch früh mit dem Betriebsrat, vor allem wenn private Telefone genutzt werden sollen. Wer das eigene Telefon nicht verwenden möchte, erhält einen Sicherheitsschlüssel.</p>

<h2 id="stolpersteine">Typische Stolpersteine</h2>
<p>Der häufigste Fehler ist, das alte Passwort als Rückfallweg aktiv zu lassen. Damit bleibt die Tür offen, die Sie gerade schließen wollten. Drei weitere Punkte gehören auf Ihre Liste:</p>
<ul>
<li><strong>Altanwendungen.</strong> Prüfen Sie, welche Programme FIDO2 überhaupt verstehen. Ältere VPN-Zugänge und Fachanwendungen brauchen oft den Umweg über die zentrale Anmeldung.</li>
<li><strong>Wiederherstellung.</strong> Legen Sie fest, wie jemand ohne Gerät wieder hineinkommt. Ein Einmalzugang mit kurzer Gültigkeit, ausgegeben nach persönlicher Prüfung, ist sicherer als eine Rückfrage per E-Mail.</li>
<li><strong>Notfallkonten.</strong> Bewahren Sie zwei Administrationskonten mit eigenen Sicherheitsschlüsseln im Tresor auf und testen Sie sie halbjährlich.</li>
</ul>
<h2 id="erste-woche">Ihr Plan für die erste Woche</h2>
<ol>
<li>Alle Konten mit Administrationsrechten auflisten und überflüssige sperren.</li>
<li>Für jede Anwendung notieren: zentrale Anmeldung, eigene Anmeldung oder unbekannt.</li>
<li>Zwei Sicherheitsschlüssel je Person in der Administration beschaffen.</li>
<li>Den Weg zur Wiederherstellung auf einer Seite beschreiben.</li>
</ol>
<p>Mehr braucht es für den Anfang nicht. Wenn Sie dabei einen zweiten Blick wünschen: Auf der Seite <a href="/security">IT-Sicherheit</a> lesen Sie, wie wir Zugänge prüfen. Ihre Frage beantworte ich gern persönlich, <a href="#contact">schreiben Sie mir</a>.</p>
`,
}
