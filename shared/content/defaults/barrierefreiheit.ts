export const barrierefreiheitDefault = `<p>Diese Seite informiert darüber, wie diese Website die Anforderungen an die Barrierefreiheit erfüllt, wo es noch Grenzen gibt und wie Sie uns eine Barriere melden. Grundlage ist § 14 des Barrierefreiheitsstärkungsgesetzes (BFSG) mit Anlage 3.</p>

<h2 id="anbieter">Anbieter</h2>
<p>{{firma.name}} {{firma.rechtsform}}, {{firma.strasse}}, {{firma.plz}} {{firma.ort}}, {{firma.land}}. Alle Angaben zum Unternehmen stehen im <a href="/impressum">Impressum</a>.</p>

<h2 id="dienstleistung">Was diese Website bietet</h2>
<p>Sie können sich über unsere Leistungen, Schulungen, Projekte und offenen Stellen informieren, Beiträge im Blog lesen, einem automatischen Assistenten Fragen stellen und uns eine Nachricht senden. Verträge werden auf dieser Website nicht geschlossen. Ein Angebot erhalten Sie immer persönlich.</p>
<p>So finden Sie sich zurecht:</p>
<ul>
<li>Die Hauptnavigation steht oben auf jeder Seite. Auf schmalen Bildschirmen öffnet die Schaltfläche „Menü“ dieselben Einträge.</li>
<li>Der Link „Zum Inhalt springen“ ist das erste Element, das Sie mit der Tabulatortaste erreichen.</li>
<li>Im Fuß jeder Seite finden Sie Kontaktdaten, rechtliche Hinweise, die Cookie-Einstellungen und den Schalter „Bewegung anhalten“.</li>
<li>Fenster wie das Kontaktformular schließen Sie mit der Escape-Taste oder mit der Schaltfläche „Schließen“. Danach sind Sie wieder an der Stelle, an der Sie vorher waren.</li>
<li>Der Chat öffnet sich von selbst, verändert dabei aber nicht, welches Element gerade den Fokus hat. Wenn Sie ihn schließen, bleibt er für diesen Besuch geschlossen.</li>
</ul>

<h2 id="anforderungen">Anforderungen, an denen wir uns messen</h2>
<p>Maßgeblich sind das BFSG und die Verordnung zum BFSG (BFSGV). Technisch richten wir uns nach der europäischen Norm EN 301 549 und den Richtlinien für barrierefreie Webinhalte WCAG 2.2, Stufen A und AA.</p>

<h2 id="umsetzung">So erfüllt die Website die Anforderungen</h2>
<h3 id="wahrnehmbar">Wahrnehmbar</h3>
<ul>
<li>Text hebt sich im hellen und im dunklen Design mit einem Kontrast von mindestens 4,5 : 1 vom Hintergrund ab.</li>
<li>Keine Information hängt allein an einer Farbe. Fehler und Zustände erkennen Sie auch an Symbol und Text.</li>
<li>Bilder mit Aussage haben einen Alternativtext. Schmuckbilder überspringt der Screenreader.</li>
<li>Bei starker Vergrößerung und auf schmalen Bildschirmen ordnet sich der Inhalt in einer Spalte an.</li>
</ul>
<h3 id="bedienbar">Bedienbar</h3>
<ul>
<li>Alle Funktionen lassen sich mit der Tastatur bedienen. Der Fokus ist deutlich umrandet.</li>
<li>Schaltflächen sind groß genug, um sie auch mit unruhiger Hand zu treffen.</li>
<li>Bewegte Elemente halten Sie mit „Bewegung anhalten“ auf allen Seiten an. Haben Sie in Ihrem Gerät weniger Bewegung eingestellt, gilt das hier von Anfang an.</li>
<li>Nichts blinkt so schnell, dass es Anfälle auslösen könnte.</li>
</ul>
<h3 id="verstaendlich">Verständlich</h3>
<ul>
<li>Die Texte sind in klarem Deutsch geschrieben. Die Sprache ist im Quelltext angegeben.</li>
<li>Jedes Formularfeld hat eine sichtbare Beschriftung. Fehlermeldungen stehen als Text beim Feld und verschwinden nicht von selbst.</li>
<li>Kurze Hinweise, die sich selbst schließen, stehen bei Fehlern zusätzlich dauerhaft im Formular.</li>
<li>Kontaktwege stehen auf jeder Seite an derselben Stelle.</li>
</ul>
<h3 id="robust">Robust</h3>
<ul>
<li>Die Seiten bestehen aus standardgerechtem HTML mit Überschriften, Listen und Bereichen, die Hilfsmittel auswerten können.</li>
<li>Statusmeldungen werden angesagt, ohne den Fokus zu verschieben.</li>
<li>Die Inhalte sind auch ohne JavaScript lesbar, und das <a href="/contact">Kontaktformular</a> lässt sich ohne JavaScript absenden.</li>
<li>Für den Druck gibt es eine eigene, ruhige Darstellung.</li>
</ul>

<h2 id="barriere-melden">Barriere melden</h2>
<p>Sie kommen an einer Stelle nicht weiter oder brauchen einen Inhalt in einer anderen Form? Sagen Sie uns bitte, um welche Seite es geht und was nicht funktioniert. Sie erhalten spätestens nach zwei Wochen eine Antwort.</p>
<ul>
<li>Telefon: {{firma.telefon}}</li>
<li>E-Mail: {{firma.email}}</li>
<li>Formular: <a href="/barrierefreiheit?formular=1#formular">Barriere melden</a></li>
</ul>

<h2 id="marktueberwachung">Zuständige Marktüberwachungsbehörde</h2>
<p>Wenn unsere Antwort Ihnen nicht weiterhilft, können Sie sich an die Marktüberwachungsbehörde wenden:</p>
<p>{{firma.marktueberwachung}}</p>
<p>Verbraucherinnen und Verbraucher können dort nach § 32 BFSG ein Verfahren beantragen. Daneben steht ihnen die Schlichtungsstelle nach § 16 des Behindertengleichstellungsgesetzes offen (§ 34 BFSG). Das Schlichtungsverfahren ist kostenfrei.</p>

<h2 id="stand">Stand</h2>
<p>Stand: November 2026. Wir prüfen diese Angaben mindestens einmal im Jahr und nach größeren Änderungen der Website.</p>`
