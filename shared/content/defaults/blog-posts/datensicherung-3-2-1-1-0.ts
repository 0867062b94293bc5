import type { Defaults } from '../../define.ts'
import type { blogPostFields } from '../../blog-post-fields.ts'

export const backups: Defaults<typeof blogPostFields>[number] = {
  id: 'datensicherung-3-2-1-1-0',
  title: 'Datensicherung nach 3-2-1-1-0: Backups, die sich zurückspielen lassen',
  teaser:
    'Eine grüne Meldung am Morgen ist noch keine Sicherung. Was die fünf Ziffern bedeuten und wie Sie die Wiederherstellung üben.',
  category: 'it-sicherheit',
  series: 'IT-Sicherheit',
  motif: 'security',
  tags: ['Datensicherung', 'Wiederherstellung', 'Ransomware', 'Notfallplan'],
  author: { member: 'david-okonkwo', name: 'David Okonkwo', role: 'Leiter IT-Sicherheit', portrait: 'david' },
  date: '2026-08-20T07:00:00.000Z',
  seoTitle: 'Backup nach 3-2-1-1-0: So gelingt die Wiederherstellung',
  seoDescription:
    'Drei Kopien, zwei Medien, ein anderer Ort, eine unveränderbare Kopie, null Fehler: wie Sie die Regel umsetzen, Zeiten berechnen und den Ernstfall üben.',
  content: `
<p>Fast jedes Unternehmen hat ein Backup. Weniger wissen, wie lange die Wiederherstellung dauert. Und nur einige haben sie im letzten Jahr vollständig ausprobiert. Der Unterschied zeigt sich am schlechtesten Tag: wenn Angreifer erst die Sicherung löschen und danach die Server verschlüsseln.</p>

<h2 id="fuenf-ziffern">Was die fünf Ziffern bedeuten</h2>
<ul>
<li><strong>3 Kopien</strong> Ihrer Daten, das Original mitgezählt.</li>
<li><strong>2 verschiedene Speicherarten</strong>, damit ein Fehler nicht beide trifft. Zum Beispiel Festplattensystem und Objektspeicher oder Band.</li>
<li><strong>1 Kopie an einem anderen Ort</strong>, weit genug entfernt für Brand, Wasser und Einbruch.</li>
<li><strong>1 Kopie offline oder unveränderbar.</strong> Sie lässt sich vor Ablauf der Frist von niemandem löschen, auch nicht mit Administrationsrechten.</li>
<li><strong>0 Fehler</strong> bei der geprüften Wiederherstellung.</li>
</ul>
<p>Die letzten beiden Ziffern sind jünger als die alte Regel 3-2-1. Sie sind die Antwort auf Erpressungsangriffe. Wer an ihnen spart, spart am falschen Ende.</p>

<h2 id="zwei-fragen">Zwei Fragen vor jeder Technik</h2>
<p>Die Antworten kommen aus den Fachabteilungen. Fragen Sie für jedes wichtige System: Wie viele Stunden Arbeit dürfen verloren gehen? Und wie lange dürfen wir ohne das System auskommen? Aus der ersten Antwort folgt, wie oft Sie sichern. Aus der zweiten folgt, wie schnell Sie zurückspielen müssen.</p>
<table>
<thead><tr><th>System (Beispiel)</th><th>Datenverlust höchstens</th><th>Ausfall höchstens</th><th>Reihenfolge</th></tr></thead>
<tbody>
<tr><td>Anmeldung und Netzwerk</td><td>24 Stunden</td><td>4 Stunden</td><td>1</td></tr>
<tr><td>Warenwirtschaft</td><td>1 Stunde</td><td>8 Stunden</td><td>2</td></tr>
<tr><td>E-Mail</td><td>4 Stunden</td><td>1 Tag</td><td>3</td></tr>
<tr><td>Dateiablage</td><td>24 Stunden</td><td>2 Tage</td><td>4</td></tr>
<tr><td>Archiv</td><td>24 Stunden</td><td>2 Wochen</td><td>5</td></tr>
</tbody>
</table>
<p>Rechnen Sie dann nach. Vier Terabyte über eine Leitung mit 250 Mbit/s brauchen rechnerisch gut 35 Stunden, in der Praxis eher länger. Wenn die Warenwirtschaft nach acht Stunden laufen soll, muss eine Kopie im Haus liegen. Die Kopie am anderen Ort ist für den Fall, dass das Haus nicht mehr zur Verfügung steht.</p>

<h2 id="absichern">Die Sicherung selbst schützen</h2>
<p>Angreifer kennen gängige Sicherungssoftware. Oft sind sie Tage im Netz, bevor sie zuschlagen. Diese Regeln machen es ihnen schwer:</p>
<ol>
<li>Der Sicherungsserver gehört nicht zur Domäne. Er hat eigene Konten mit eigener Mehrfaktor-Anmeldung.</li>
<li>Der Sicherungsserver holt die Daten ab. Die gesicherten Systeme haben keinen Schreibzugriff auf den Speicher.</li>
<li>Die unveränderbare Kopie bleibt mindestens 30 Tage gesperrt. So überdauert sie auch einen Angriff, der lange unbemerkt bleibt.</li>
<li>Der Schlüssel zur verschlüsselten Sicherung liegt auf Papier im Tresor, zusammen mit Lizenznummern und der Anleitung.</li>
<li>Löschungen, abgebrochene Läufe und ungewöhnlich große Änderungen lösen eine Meldung aus, die ein Mensch liest.</li>
</ol>
<h3 id="cloud-dienste">Cloud-Dienste gehören dazu</h3>
<p>E-Mail und Dateien beim Cloud-Anbieter sind gegen dessen Ausfälle gut geschützt. Gegen gelöschte Ordner, gekaperte Konten oder einen Vertragsstreit hilft das wenig. Der Papierkorb hat eine Frist, und wer das Konto übernimmt, leert ihn zuerst. Sichern Sie diese Daten an einen zweiten Ort. Und trennen Sie Sicherung und Archiv: Aufbewahrungspflichten aus dem Steuerrecht erfüllen Sie mit einem Archiv, das jahrelang lesbar bleibt. Eine Sicherung ist dafür nicht gemacht.</p>

<h2 id="ueben">Üben, messen, aufschreiben</h2>
<p>Die Datenschutz-Grundverordnung verlangt in Artikel 32, dass Sie Daten nach einem Zwischenfall rasch wiederherstellen können und das regelmäßig überprüfen. Unser Rhythmus:</p>
<ul>
<li><strong>Täglich:</strong> automatische Prüfung, ob sich die Sicherung lesen und ein Server daraus starten lässt.</li>
<li><strong>Monatlich:</strong> einzelne Dateien und ein Postfach zurückholen, ausgewählt per Los.</li>
<li><strong>Vierteljährlich:</strong> ein vollständiges System in einer abgetrennten Umgebung wiederherstellen. Jemand aus der Fachabteilung prüft die Daten.</li>
<li><strong>Jährlich:</strong> der große Test. Alles weg, leere Hardware, nur der Ordner aus dem Tresor. Die Uhr läuft mit.</li>
</ul>
<blockquote><p>Gesichert ist, was Sie zurückgespielt haben.</p></blockquote>
<p>Notieren Sie jedes Mal Datum, System, Dauer, Ergebnis und Fehler. Dieses Protokoll ist zugleich ein Nachweis für <a href="/blog/nis2-dokumentation">NIS-2</a>, für Ihre Versicherung und für Kunden, die danach fragen.</p>

<h2 id="im-ernstfall">Im Ernstfall: erst denken, dann zurückspielen</h2>
<p>Nach einem Angriff ist die Versuchung groß, sofort die letzte Sicherung einzuspielen. Damit holen Sie womöglich die Schadsoftware zurück. Trennen Sie zuerst die Netze, sichern Sie Spuren, und klären Sie, seit wann der Angreifer im Netz war. Stellen Sie danach in einer sauberen Umgebung wieder her, prüfen Sie jedes System und setzen Sie alle Passwörter neu. Das kostet Stunden und spart Wochen.</p>

<h2 id="selbsttest">Selbsttest in fünf Minuten</h2>
<p>Wann haben Sie zuletzt einen ganzen Server zurückgespielt? Wer kann das außer der einen Person, die gerade im Urlaub ist? Wo liegt der Schlüssel? Wer könnte heute alle Kopien löschen? Wenn eine Antwort fehlt, beginnen Sie dort. Wir prüfen Ihre Sicherung gern mit Ihnen zusammen und spielen ein System testweise zurück: <a href="#contact">Termin vereinbaren</a>.</p>
`,
}
