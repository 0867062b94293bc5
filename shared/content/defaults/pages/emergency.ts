import type { PageDefault } from '../../page-fields.ts'

export const emergencyPage: PageDefault = {
  id: 'notfall',
  title: 'Notfall',
  headline: 'Was tun bei einem Cyberangriff?',
  lead: 'Verschlüsselte Dateien, fremde Anmeldungen, ein Erpresserschreiben: Gehen Sie der Reihe nach vor. Drucken Sie diese Seite aus, bevor Sie sie brauchen.',
  motif: 'security',
  blocks: [
    {
      kind: 'emergency',
      id: 'steps',
      title: 'Die ersten 60 Minuten',
      lead: 'Erst stoppen, dann anrufen, dann sichern. Hektik schadet mehr als eine Minute Nachdenken.',
      body: `
<ol>
  <li><strong>Ruhe bewahren und die Arbeit am Gerät beenden.</strong> Löschen Sie nichts, schließen Sie nichts und starten Sie nichts neu.</li>
  <li><strong>Betroffene Geräte vom Netz trennen.</strong> Netzwerkkabel ziehen, WLAN ausschalten. Das Gerät bleibt eingeschaltet, im Arbeitsspeicher können Spuren liegen.</li>
  <li><strong>Anrufen statt mailen.</strong> Rufen Sie Ihre IT oder uns an. Halten Sie bereit: Wer meldet? Welches Gerät, welcher Ort? Was haben Sie wann beobachtet? Was wurde seitdem getan?</li>
  <li><strong>Eine Person übernimmt die Leitung.</strong> Sie entscheidet, wer informiert wird und wer nach außen spricht. Eine zweite Person schreibt mit.</li>
  <li><strong>Sicherungen schützen.</strong> Trennen Sie Sicherungslaufwerke und Sicherungsserver vom Netz. Zurückgespielt wird noch nichts.</li>
  <li><strong>Fernzugänge schließen.</strong> VPN, Fernwartung und Freigaben für Partner bleiben zu, bis klar ist, wie die Angreifer hereingekommen sind.</li>
  <li><strong>Spuren festhalten.</strong> Fotografieren Sie Meldungen auf dem Bildschirm und bewahren Sie verdächtige E-Mails auf. Notieren Sie zu allem die Uhrzeit.</li>
  <li><strong>Zugänge sichern, aber von einem sauberen Gerät.</strong> Ändern Sie Passwörter erst für Administration und E-Mail, dann für alle anderen, und beenden Sie laufende Sitzungen.</li>
  <li><strong>Meldepflichten prüfen.</strong> Die Fristen laufen ab dem Moment, in dem Sie von dem Vorfall wissen. An wen Sie sich wenden, steht weiter unten.</li>
</ol>
<p>Mit Bereitschaftsvertrag sind wir unter der Notfallnummer rund um die Uhr erreichbar, ohne Vertrag zu unseren Öffnungszeiten.</p>
`,
    },
    {
      kind: 'entries',
      id: 'avoid',
      title: 'Was Sie jetzt lassen sollten',
      lead: 'Gut gemeint, aber oft der Grund, warum aus einem Vorfall eine lange Pause wird.',
      items: [
        {
          title: 'Zahlen oder verhandeln',
          text: 'Sprechen Sie vorher mit Polizei und Fachleuten. Eine Zahlung sichert weder die Daten noch das Schweigen der Erpresser.',
        },
        {
          title: 'Aufräumen und neu installieren',
          text: 'Wer Spuren löscht, weiß danach nicht, wie die Angreifer hereingekommen sind und ob sie noch da sind.',
        },
        {
          title: 'Mit hohen Rechten anmelden',
          text: 'Ein Administrationskonto auf einem befallenen Gerät kann den Angreifern das ganze Netz öffnen.',
        },
        {
          title: 'Sicherungen sofort zurückspielen',
          text: 'Solange der Weg herein offen ist, verlieren Sie vielleicht auch die letzte saubere Kopie.',
        },
        {
          title: 'Über befallene Systeme absprechen',
          text: 'E-Mail und Chat können mitgelesen werden. Nutzen Sie Telefon und private Geräte, die nie im Firmennetz waren.',
        },
        {
          title: 'Schuldige suchen',
          text: 'Wer einen Klick zu viel meldet, spart Ihnen Stunden. Bedanken Sie sich dafür, das Weitere hat Zeit.',
        },
      ],
      look: 'crosses',
      headingPlace: 'beside',
      tone: 'sunken',
    },
    {
      kind: 'text',
      id: 'contacts',
      title: 'Wen Sie informieren',
      lead: 'Nach dem ersten Anruf: diese Stellen, je nachdem, was betroffen ist.',
      body: `
<h3>Polizei: Zentrale Ansprechstelle Cybercrime</h3>
<p>Bundeskriminalamt und Landeskriminalämter haben Zentrale Ansprechstellen Cybercrime (ZAC) für Unternehmen und Behörden. Dort erstatten Sie Anzeige und erhalten Rat. Die Kontakte aller Länder finden Sie über <a href="https://www.polizei.de">polizei.de</a>. Ist jemand in Gefahr, wählen Sie die 110.</p>
<h3>BSI: Bundesamt für Sicherheit in der Informationstechnik</h3>
<p>Das BSI nimmt Meldungen entgegen und veröffentlicht Hilfen für Betroffene: <a href="https://www.bsi.bund.de">bsi.bund.de</a>. Fallen Sie unter NIS-2, muss bei einem erheblichen Vorfall binnen 24 Stunden eine frühe Erstmeldung und binnen 72 Stunden eine ausführlichere Meldung dort sein.</p>
<h3>Datenschutz-Aufsichtsbehörde: binnen 72 Stunden</h3>
<p>Sind personenbezogene Daten betroffen, melden Sie das unverzüglich, möglichst binnen 72 Stunden, der Aufsichtsbehörde Ihres Landes. Die Pflicht entfällt nur, wenn für die betroffenen Menschen voraussichtlich kein Risiko besteht (Art. 33 DSGVO). Bei hohem Risiko benachrichtigen Sie auch die Betroffenen (Art. 34 DSGVO). Fragen Sie zuerst Ihre datenschutzbeauftragte Person.</p>
<h3>Versicherung, Bank und Partner</h3>
<p>Eine Cyberversicherung verlangt meist eine sofortige Nachricht, bevor Aufträge vergeben werden. Ist Geld geflossen, rufen Sie Ihre Bank an und lassen die Zahlung zurückholen. Warnen Sie Unternehmen, mit denen Ihre Systeme verbunden sind.</p>
`,
      look: 'places',
      headingPlace: 'beside',
    },
  ],
  seoTitle: 'Notfall: Was tun bei einem Cyberangriff?',
  seoDescription:
    'Die ersten 60 Minuten nach einem Cyberangriff in klaren Schritten: was zu tun und was zu lassen ist, wen Sie anrufen und welche Fristen gelten. Zum Ausdrucken.',
}
