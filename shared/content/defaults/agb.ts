export const agbDefault = `<p>Allgemeine Geschäftsbedingungen der {{firma.name}} {{firma.rechtsform}}, {{firma.strasse}}, {{firma.plz}} {{firma.ort}}, für IT-Dienstleistungen, Schulungen und Personalberatung.</p>

<h2 id="geltungsbereich">§ 1 Geltungsbereich</h2>
<ol>
<li>Diese Bedingungen gelten für alle Verträge zwischen uns und unseren Kundinnen und Kunden (im Folgenden: Sie) über Beratung, Entwicklung, Betrieb, Wartung, Schulung und Personalberatung.</li>
<li>Sie gelten nur gegenüber Unternehmern im Sinne von § 14 BGB, juristischen Personen des öffentlichen Rechts und öffentlich-rechtlichen Sondervermögen. Für Verträge mit Verbraucherinnen und Verbrauchern gelten sie nicht.</li>
<li>Ihre eigenen Bedingungen werden nur Vertragsbestandteil, wenn wir ihnen in Textform zustimmen. Das gilt auch, wenn wir in Kenntnis Ihrer Bedingungen leisten.</li>
<li>Individuelle Vereinbarungen gehen diesen Bedingungen vor (§ 305b BGB). Bei Widersprüchen gilt zuerst das Angebot, dann die Leistungsbeschreibung, dann diese Bedingungen.</li>
<li>Es gilt die Fassung, die bei Vertragsschluss vereinbart war. Spätere Änderungen werden nur wirksam, wenn Sie ihnen zustimmen.</li>
</ol>

<h2 id="angebote">§ 2 Angebote und Vertragsschluss</h2>
<ol>
<li>Darstellungen auf dieser Website sind keine bindenden Angebote. Das erste Gespräch von bis zu 30 Minuten ist kostenfrei und unverbindlich.</li>
<li>Ein Angebot in Textform bindet uns 30 Tage lang, sofern darin keine andere Frist steht. Der Vertrag kommt zustande, wenn Sie es innerhalb der Frist in Textform annehmen.</li>
<li>Bestellen Sie ohne vorheriges Angebot, kommt der Vertrag erst mit unserer Bestätigung in Textform zustande.</li>
<li>Kostenschätzungen sind unverbindlich und als solche bezeichnet. Wird eine Schätzung voraussichtlich um mehr als 15 Prozent überschritten, informieren wir Sie unverzüglich und setzen die Arbeit erst nach Ihrer Freigabe fort.</li>
</ol>

<h2 id="leistungen">§ 3 Leistungen</h2>
<ol>
<li>Inhalt und Umfang ergeben sich aus dem Angebot und der Leistungsbeschreibung. Ohne andere Vereinbarung erbringen wir Dienstleistungen nach §§ 611 ff. BGB. Einen bestimmten Erfolg schulden wir nur, wenn er als Werkleistung vereinbart ist.</li>
<li>Wir arbeiten nach dem anerkannten Stand der Technik und setzen fachlich geeignete Personen ein. Welche Personen das sind, entscheiden wir. Nachunternehmen dürfen wir einsetzen; für sie stehen wir ein wie für uns selbst. Sollen sie personenbezogene Daten verarbeiten, gilt § 12.</li>
<li>Termine sind verbindlich, wenn sie in Textform als verbindlich vereinbart sind.</li>
<li>Wünschen Sie nach Vertragsschluss eine Änderung, nennen wir Ihnen die Folgen für Vergütung und Termine. Bis zu einer Einigung in Textform gilt der bisherige Vertrag.</li>
<li>Setzen wir Systeme künstlicher Intelligenz ein, prüfen wir die Ergebnisse fachlich, bevor wir sie Ihnen übergeben. Ihre vertraulichen Daten geben wir nur mit Ihrer Zustimmung in Systeme Dritter ein.</li>
<li>Ereignisse höherer Gewalt, die wir nicht zu vertreten haben, befreien uns für ihre Dauer von der Leistungspflicht. Wir informieren Sie unverzüglich. Dauert das Hindernis länger als acht Wochen, können beide Seiten vom nicht erfüllten Teil des Vertrags zurücktreten oder ein Dauerschuldverhältnis kündigen. Für nicht erbrachte Leistungen schulden Sie keine Vergütung.</li>
</ol>

<h2 id="mitwirkung">§ 4 Ihre Mitwirkung</h2>
<ol>
<li>Sie benennen eine Person, die Auskünfte gibt und Entscheidungen trifft oder herbeiführt.</li>
<li>Sie stellen rechtzeitig und ohne Kosten für uns bereit, was wir für die Leistung brauchen, insbesondere Informationen, Zugänge, Räume, Geräte, Testdaten und Lizenzen.</li>
<li>Sie sichern Ihre Daten vor jedem Eingriff in Ihre Systeme und sonst in Abständen, die der Bedeutung der Daten entsprechen. Das gilt nicht, soweit die Datensicherung zu unseren Leistungen gehört.</li>
<li>Zugangsdaten halten Sie geheim. Störungen und Sicherheitsvorfälle melden Sie uns unverzüglich mit einer nachvollziehbaren Beschreibung.</li>
<li>Sie stellen sicher, dass wir Inhalte, die Sie uns übergeben, wie vereinbart nutzen dürfen.</li>
<li>Fehlt eine Mitwirkung, fordern wir sie mit angemessener Frist an. Verstreicht die Frist, verlängern sich unsere Termine entsprechend, und wir können den Mehraufwand berechnen, den Sie zu vertreten haben. §§ 642, 643 BGB bleiben unberührt.</li>
</ol>

<h2 id="betrieb">§ 5 Betrieb, Wartung und Bereitschaft</h2>
<ol>
<li>Verfügbarkeit, Reaktionszeiten und Servicezeiten richten sich nach der jeweiligen Leistungsvereinbarung. Ohne Vereinbarung erbringen wir Unterstützung während unserer Geschäftszeiten in angemessener Zeit.</li>
<li>Planbare Wartungsarbeiten kündigen wir mindestens drei Werktage vorher an. Sicherheitslücken dürfen wir ohne Ankündigung schließen, wenn Eile geboten ist; wir informieren Sie dann sofort.</li>
<li>Den Bereitschaftsdienst außerhalb der Geschäftszeiten können Sie nutzen, wenn er vertraglich vereinbart ist.</li>
<li>Geht von einem betreuten System eine erhebliche Gefahr aus, dürfen wir es im nötigen Umfang vom Netz trennen. Wir unterrichten Sie unverzüglich und heben die Trennung auf, sobald die Gefahr beseitigt ist.</li>
</ol>

<h2 id="abnahme">§ 6 Abnahme</h2>
<ol>
<li>Werkleistungen nehmen Sie ab, sobald wir die Fertigstellung anzeigen. Für Ihre Prüfung haben Sie 14 Tage Zeit, sofern keine andere Frist vereinbart ist.</li>
<li>Die Abnahme erklären Sie in Textform. Wegen unwesentlicher Mängel dürfen Sie sie nicht verweigern. Solche Mängel halten wir gemeinsam fest und beseitigen sie.</li>
<li>Setzen wir Ihnen nach der Fertigstellung eine angemessene Frist zur Abnahme und verweigern Sie diese nicht innerhalb der Frist unter Angabe mindestens eines Mangels, gilt das Werk als abgenommen (§ 640 Abs. 2 BGB).</li>
<li>In sich abgeschlossene Teile können gesondert abgenommen werden, wenn das vereinbart ist.</li>
</ol>

<h2 id="preise">§ 7 Preise und Zahlung</h2>
<ol>
<li>Alle Preise verstehen sich netto zuzüglich der gesetzlichen Umsatzsteuer. Ist kein Festpreis vereinbart, rechnen wir nach Aufwand ab. Der Stundensatz beträgt ohne andere Vereinbarung [Platzhalter: Stundensatz in Euro] Euro netto; abgerechnet wird je angefangene Viertelstunde.</li>
<li>Reisezeiten und Reisekosten berechnen wir nach Aufwand, soweit das Angebot nichts anderes bestimmt.</li>
<li>Leistungen nach Aufwand rechnen wir monatlich mit Nachweis ab, Werkleistungen nach Abnahme. Bei Festpreisen können wir Abschläge nach Projektfortschritt verlangen (§ 632a BGB).</li>
<li>Rechnungen stellen wir elektronisch. Sie sind ohne Abzug innerhalb von 14 Tagen nach Zugang zu zahlen. Bei Verzug gelten die gesetzlichen Regeln.</li>
<li>Sie können mit Forderungen aufrechnen, die unbestritten, rechtskräftig festgestellt oder entscheidungsreif sind oder aus demselben Vertragsverhältnis stammen. Ein Zurückbehaltungsrecht haben Sie bei Gegenansprüchen aus demselben Vertragsverhältnis.</li>
<li>Bei laufenden Verträgen dürfen wir die Vergütung höchstens einmal im Jahr und erstmals nach zwölf Monaten an veränderte Kosten anpassen. Maßgeblich sind unsere Kosten für Personal, Energie, Rechenzentrum und Lizenzen, soweit sie die Leistung betreffen. Steigerungen und Senkungen rechnen wir gegeneinander auf; überwiegen die Senkungen, senken wir die Vergütung nach denselben Maßstäben. Wir kündigen die Anpassung drei Monate vorher in Textform an und erläutern sie. Bei einer Erhöhung um mehr als [Platzhalter: Prozentsatz] Prozent können Sie den Vertrag zum Zeitpunkt der Erhöhung kündigen.</li>
<li>Gelieferte Geräte bleiben bis zur vollständigen Zahlung des Kaufpreises unser Eigentum.</li>
</ol>

<h2 id="schulungen">§ 8 Schulungen</h2>
<ol>
<li>Eine Schulung ist gebucht, wenn wir Ihre Anmeldung in Textform bestätigen. Inhalt, Form, Dauer und höchste Zahl der Teilnehmenden stehen in der Beschreibung der Schulung.</li>
<li>Für Schulungen in Ihrem Haus stellen Sie Raum, Bildschirm und Arbeitsgeräte bereit.</li>
<li>Sie können eine Buchung in Textform absagen. Bis [Platzhalter: Anzahl] Kalendertage vor Beginn ist die Absage kostenfrei. Danach berechnen wir pauschal [Platzhalter: Prozentsatz] Prozent, ab [Platzhalter: Anzahl] Kalendertagen vor Beginn [Platzhalter: Prozentsatz] Prozent der vereinbarten Vergütung. Ihnen bleibt der Nachweis, dass uns kein oder ein geringerer Schaden entstanden ist.</li>
<li>Eine angemeldete Person können Sie bis zum Beginn ohne Kosten durch eine andere ersetzen. Einmal können Sie den Termin bis [Platzhalter: Anzahl] Kalendertage vor Beginn kostenfrei verschieben.</li>
<li>Wir dürfen eine Schulung aus wichtigem Grund absagen oder verlegen, insbesondere bei Erkrankung der Lehrkraft oder wenn eine angekündigte Mindestzahl nicht erreicht wird. Wir informieren Sie unverzüglich und bieten einen Ersatztermin an. Passt er Ihnen nicht, erstatten wir bereits gezahlte Beträge vollständig. Weitere Ansprüche richten sich nach § 14.</li>
<li>Ein Wechsel der Lehrkraft ist möglich, wenn Inhalt und Qualität der Schulung gleich bleiben.</li>
<li>Jede Person erhält eine Bestätigung mit Inhalt, Dauer und Datum. Ergebnisse von Phishing-Simulationen werten wir nur zusammengefasst und ohne Bezug zu einzelnen Personen aus.</li>
<li>Unterlagen dürfen die Teilnehmenden für die eigene Arbeit nutzen. Aufzeichnungen sind nur mit Zustimmung aller Beteiligten erlaubt.</li>
<li>Fällt ein Angebot unter das Fernunterrichtsschutzgesetz, gehen dessen zwingende Vorschriften diesen Bedingungen vor.</li>
</ol>

<h2 id="personalberatung">§ 9 Personalberatung</h2>
<ol>
<li>Wir suchen nach Ihrem Anforderungsprofil geeignete Fachkräfte, führen Vorgespräche und stellen Ihnen Personen vor. Über die Einstellung entscheiden allein Sie. Eine erfolgreiche Vermittlung schulden wir nicht. Arbeitnehmerüberlassung ist nicht Gegenstand dieser Bedingungen.</li>
<li>Das Honorar beträgt [Platzhalter: Prozentsatz] Prozent des vereinbarten Bruttojahresgehalts einschließlich fester und variabler Bestandteile, mindestens [Platzhalter: Betrag in Euro] Euro netto. Es wird mit dem Abschluss des Arbeits- oder Dienstvertrags fällig.</li>
<li>Der Anspruch besteht, wenn Sie oder ein mit Ihnen verbundenes Unternehmen innerhalb von zwölf Monaten nach der Vorstellung einen Vertrag mit der vorgestellten Person schließen und unsere Vorstellung dafür zumindest mitursächlich war.</li>
<li>Kennen Sie eine Person bereits, teilen Sie uns das innerhalb von fünf Werktagen nach der Vorstellung mit und legen auf Nachfrage dar, woher.</li>
<li>Endet das Arbeitsverhältnis innerhalb von [Platzhalter: Anzahl] Monaten nach Beginn aus Gründen, die in der vermittelten Person liegen, suchen wir einmal ohne weiteres Honorar nach einer Nachfolge.</li>
<li>Unterlagen der vorgestellten Personen sind vertraulich. Sie dürfen sie nur für die konkrete Stelle verwenden und nicht weitergeben. Nach Abschluss des Verfahrens löschen Sie sie, sobald keine gesetzlichen Gründe mehr für die Aufbewahrung bestehen.</li>
<li>Beide Seiten beachten das Allgemeine Gleichbehandlungsgesetz. Von den vermittelten Personen verlangen wir kein Honorar.</li>
</ol>

<h2 id="nutzungsrechte">§ 10 Nutzungsrechte</h2>
<ol>
<li>An Arbeitsergebnissen, die wir für Sie erstellen, erhalten Sie mit vollständiger Zahlung ein einfaches, zeitlich und räumlich unbeschränktes Recht zur Nutzung für Ihre eigenen Zwecke. Bis dahin gestatten wir die Nutzung, solange Sie nicht in Verzug sind.</li>
<li>Ausschließliche Rechte und die Übergabe des Quelltexts müssen ausdrücklich vereinbart sein. Ihre gesetzlichen Mindestrechte nach §§ 69d, 69e UrhG bleiben unberührt.</li>
<li>Für Standardsoftware Dritter und für Open-Source-Software gelten deren Lizenzbedingungen. Wir nennen sie Ihnen vor Vertragsschluss oder vor dem Einsatz.</li>
<li>Werkzeuge, Vorlagen und allgemeines Fachwissen, das wir einbringen oder gewinnen, dürfen wir weiter verwenden. Ihre vertraulichen Informationen sind davon ausgenommen.</li>
<li>Als Referenz nennen wir Sie nur mit Ihrer Zustimmung in Textform.</li>
</ol>

<h2 id="vertraulichkeit">§ 11 Vertraulichkeit</h2>
<ol>
<li>Beide Seiten behandeln alle nicht offenkundigen Informationen der anderen Seite vertraulich und nutzen sie nur für den Vertrag. Die Pflicht gilt fünf Jahre über das Vertragsende hinaus, für Geschäftsgeheimnisse im Sinne des GeschGehG so lange, wie sie Geschäftsgeheimnisse sind.</li>
<li>Ausgenommen sind Informationen, die öffentlich bekannt sind, rechtmäßig von Dritten stammen, unabhängig entwickelt wurden oder aufgrund eines Gesetzes offenzulegen sind.</li>
<li>Unterliegen Sie einer beruflichen Schweigepflicht, etwa als Praxis oder Kanzlei, verpflichten wir uns als mitwirkende Person zur Geheimhaltung nach § 203 StGB. Eingesetzte Personen und Nachunternehmen verpflichten wir ebenso.</li>
</ol>

<h2 id="datenschutz">§ 12 Datenschutz und Auftragsverarbeitung</h2>
<ol>
<li>Beide Seiten beachten die DSGVO und das BDSG. Eingesetzte Personen sind zur Vertraulichkeit verpflichtet.</li>
<li>Verarbeiten wir personenbezogene Daten in Ihrem Auftrag, schließen wir vor Beginn einen Vertrag nach Art. 28 DSGVO. Er geht in Fragen des Datenschutzes diesen Bedingungen vor.</li>
<li>Eine Verletzung des Schutzes personenbezogener Daten und andere erhebliche Sicherheitsvorfälle in unserem Bereich, die Sie betreffen, melden wir Ihnen unverzüglich.</li>
<li>Wie wir Kontaktdaten verarbeiten, steht in den Hinweisen zum <a href="/datenschutz">Datenschutz</a>.</li>
</ol>

<h2 id="gewaehrleistung">§ 13 Gewährleistung</h2>
<ol>
<li>Bei Mängeln einer Werkleistung oder Lieferung gelten die gesetzlichen Vorschriften mit den folgenden Maßgaben. Zunächst leisten wir Nacherfüllung, nach unserer Wahl durch Beseitigung des Mangels oder durch neue Leistung.</li>
<li>Schlägt die Nacherfüllung fehl, ist sie unzumutbar oder verweigern wir sie, können Sie nach den gesetzlichen Voraussetzungen mindern oder vom Vertrag zurücktreten. Schadensersatz richtet sich nach § 14.</li>
<li>Mängel melden Sie möglichst genau und in Textform. Für Lieferungen unter Kaufleuten gilt § 377 HGB.</li>
<li>Keine Mängelansprüche bestehen, soweit der Fehler darauf beruht, dass Sie die Leistung ohne unsere Zustimmung verändert oder entgegen der Dokumentation genutzt haben. Ergibt die Prüfung, dass kein Mangel vorliegt und Sie das hätten erkennen müssen, können wir den Aufwand berechnen.</li>
<li>Mängelansprüche verjähren in zwölf Monaten ab Abnahme oder Lieferung. Die gesetzlichen Fristen gelten in den Fällen des § 14 Absatz 1, bei Bauwerken (§ 438 Abs. 1 Nr. 2, § 634a Abs. 1 Nr. 2 BGB) und für den Rückgriff nach § 445b BGB.</li>
<li>Entspricht eine Dienstleistung nicht dem Vertrag und haben wir das zu vertreten, erbringen wir sie auf Ihre Anzeige innerhalb angemessener Frist ohne Mehrkosten erneut. Ihre gesetzlichen Rechte bleiben unberührt.</li>
<li>Überlassen wir Ihnen Systeme auf Zeit, ist die verschuldensunabhängige Haftung für anfängliche Mängel nach § 536a Abs. 1 Alternative 1 BGB ausgeschlossen. § 14 bleibt unberührt.</li>
</ol>

<h2 id="haftung">§ 14 Haftung</h2>
<ol>
<li>Wir haften unbeschränkt bei Vorsatz und grober Fahrlässigkeit, bei Verletzung von Leben, Körper oder Gesundheit, nach dem Produkthaftungsgesetz, bei arglistig verschwiegenen Mängeln und im Umfang einer von uns übernommenen Garantie.</li>
<li>Bei einfacher Fahrlässigkeit haften wir nur, wenn wir eine wesentliche Vertragspflicht verletzen. Das ist eine Pflicht, deren Erfüllung die ordnungsgemäße Durchführung des Vertrags überhaupt erst ermöglicht und auf deren Einhaltung Sie regelmäßig vertrauen dürfen. In diesem Fall ist die Haftung auf den vertragstypischen, bei Vertragsschluss vorhersehbaren Schaden begrenzt.</li>
<li>Im Übrigen ist die Haftung für einfache Fahrlässigkeit ausgeschlossen.</li>
<li>Gehen Daten verloren, haften wir im Fall des Absatzes 2 nur für den Aufwand, der auch bei ordnungsgemäßer Datensicherung durch Sie für die Wiederherstellung angefallen wäre. Das gilt nicht, soweit die Datensicherung zu unseren Leistungen gehört.</li>
<li>Die Absätze 1 bis 4 gelten auch zugunsten unserer gesetzlichen Vertreter, Beschäftigten und sonstigen Erfüllungsgehilfen.</li>
<li>Eine Änderung der Beweislast zu Ihrem Nachteil ist mit diesen Regelungen nicht verbunden.</li>
</ol>

<h2 id="laufzeit">§ 15 Laufzeit und Kündigung</h2>
<ol>
<li>Verträge über einzelne Leistungen enden mit deren Erfüllung. Laufende Verträge haben eine Mindestlaufzeit von [Platzhalter: Anzahl] Monaten und laufen danach auf unbestimmte Zeit weiter.</li>
<li>Beide Seiten können laufende Verträge mit einer Frist von [Platzhalter: Anzahl] Monaten kündigen, frühestens zum Ende der Mindestlaufzeit und danach zum Ende eines Kalendermonats.</li>
<li>Das Recht zur Kündigung aus wichtigem Grund bleibt unberührt. Ein wichtiger Grund liegt für uns insbesondere vor, wenn Sie trotz Mahnung mit einem Betrag in Verzug sind, der zwei Monatsvergütungen erreicht.</li>
<li>Kündigungen bedürfen der Textform. Bei Werkleistungen bleibt § 648 BGB unberührt.</li>
<li>Zum Vertragsende übergeben wir Ihre Daten und Zugänge in einem gängigen Format und löschen die Daten bei uns, sobald keine gesetzlichen Pflichten zur Aufbewahrung bestehen. Hilfe beim Wechsel, die darüber hinausgeht, erbringen wir auf Wunsch nach Aufwand.</li>
<li>Erbringen wir einen Datenverarbeitungsdienst im Sinne der Verordnung (EU) 2023/2854 (Datenverordnung), bleiben Ihre Rechte zum Wechsel des Anbieters nach deren Art. 23 bis 31 unberührt. Sie gehen den Absätzen 1, 2 und 5 vor.</li>
</ol>

<h2 id="schlussbestimmungen">§ 16 Schlussbestimmungen</h2>
<ol>
<li>Es gilt deutsches Recht ohne das UN-Kaufrecht.</li>
<li>Sind Sie Kaufmann, juristische Person des öffentlichen Rechts oder öffentlich-rechtliches Sondervermögen, ist Gerichtsstand für alle Streitigkeiten aus dem Vertrag {{firma.ort}}. Wir dürfen auch an Ihrem allgemeinen Gerichtsstand klagen. Ausschließliche Gerichtsstände bleiben unberührt.</li>
<li>Änderungen und Ergänzungen des Vertrags sollen zum Nachweis in Textform festgehalten werden. Individuelle Abreden bleiben auch ohne diese Form wirksam.</li>
<li>Rechte und Pflichten aus dem Vertrag dürfen Sie nur mit unserer Zustimmung übertragen, die wir nicht ohne sachlichen Grund verweigern. § 354a HGB bleibt unberührt.</li>
<li>Ist eine Bestimmung nicht Vertragsbestandteil geworden oder unwirksam, bleibt der Vertrag im Übrigen wirksam. An die Stelle der Bestimmung treten die gesetzlichen Vorschriften (§ 306 BGB).</li>
</ol>

<h2 id="stand">Stand</h2>
<p>Stand: November 2026. [Platzhalter: Mustertext vor der Verwendung rechtlich prüfen lassen und diesen Hinweis löschen]</p>`
