export const impressumDefault = `<h2 id="anbieter">Angaben nach § 5 DDG</h2>
<p><strong>{{firma.name}} {{firma.rechtsform}}</strong></p>
<p>{{firma.strasse}}, {{firma.plz}} {{firma.ort}}, {{firma.land}}</p>
<p>Vertreten durch die Geschäftsführung: {{firma.vertretung}}</p>

<h2 id="kontakt">Kontakt</h2>
<p>Telefon: {{firma.telefon}}</p>
<p>E-Mail: {{firma.email}}</p>
<p>Für Nachrichten steht Ihnen auch unser <a href="/contact">Kontaktformular</a> offen.</p>

<h2 id="register">Registereintrag</h2>
<p>Eingetragen im Handelsregister. Registergericht: {{firma.registergericht}}. Registernummer: {{firma.registernummer}}.</p>

<h2 id="steuernummern">Umsatzsteuer- und Wirtschafts-Identifikationsnummer</h2>
<p>Umsatzsteuer-Identifikationsnummer nach § 27a UStG: {{firma.ustid}}</p>
<p>Wirtschafts-Identifikationsnummer nach § 139c AO: [Platzhalter: W-IdNr. eintragen oder Zeile löschen, falls noch keine erteilt ist]</p>

<h2 id="aufsichtsbehoerde">Aufsichtsbehörde</h2>
<p>Zuständige Behörde für erlaubnispflichtige Tätigkeiten: {{firma.aufsichtsbehoerde}} [Platzhalter: Abschnitt löschen, wenn keine Tätigkeit erlaubnispflichtig ist; bei Arbeitnehmerüberlassung ist die Bundesagentur für Arbeit im Unternehmensprofil einzutragen]</p>

<h2 id="versicherung">Haftpflichtversicherung</h2>
<p>Angaben nach § 2 Abs. 1 Nr. 11 DL-InfoV: [Platzhalter: Name und Anschrift des Versicherers sowie räumlicher Geltungsbereich; Abschnitt löschen, wenn keine Versicherung besteht]</p>

<h2 id="verantwortlich">Verantwortlich für journalistische Inhalte</h2>
<p>Verantwortlich im Sinne von § 18 Abs. 2 MStV für den Blog: {{firma.verantwortlich}}</p>

<h2 id="streitbeilegung">Verbraucherstreitbeilegung</h2>
<p>Wir sind nicht verpflichtet und nicht bereit, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen (§ 36 VSBG).</p>

<h2 id="bildnachweis">Bildnachweis</h2>
<p>Die gewebten Motive und Porträts gehören zur Software dieser Website. Die Porträts sind freie Zeichnungen und bilden niemanden ab.</p>
<p>Weitere Bilder: [Platzhalter: Urheber, Quelle und Lizenz aller hochgeladenen Bilder nennen oder Zeile löschen]</p>
<p>Schriften: „Familjen Grotesk“ und „Atkinson Hyperlegible Next“, beide unter der SIL Open Font License 1.1. Sie werden von unserem eigenen Server geladen.</p>

<h2 id="weitere-angaben">Weitere Angaben</h2>
<p>Wie wir mit Ihren Daten umgehen, steht in den Hinweisen zum <a href="/datenschutz">Datenschutz</a>. Wie gut sich diese Website mit Hilfsmitteln nutzen lässt, beschreibt die Seite <a href="/barrierefreiheit">Barrierefreiheit</a>.</p>`
