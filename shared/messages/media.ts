import { germanNumber } from './german-number.ts'

// Texts of the media library; admin area and server only.

/** The codes of an object store (spec §8, D9) as far as they can happen here, and what people read for each. */
export const storageErrorMessages = {
  unknown: 'Beim Speichern der Datei ist ein unerwarteter Fehler aufgetreten.',
  'object-not-found': 'Diese Datei gibt es nicht mehr.',
  'bucket-not-found': 'Der eingestellte Speicher wurde nicht gefunden. Bitte prüfen Sie die Einstellungen des Servers.',
  'quota-exceeded': 'Der Speicherplatz reicht für diese Datei nicht aus.',
  unauthenticated: 'Bitte melden Sie sich an, um Dateien hochzuladen.',
  unauthorized: 'Für diese Datei fehlt Ihnen die Berechtigung.',
  'unauthorized-app': 'Der Speicher hat den Zugang verweigert. Bitte prüfen Sie die Zugangsdaten des Servers.',
  'retry-limit-exceeded':
    'Die Verbindung kam auch nach mehreren Versuchen nicht zustande. Bitte versuchen Sie es später erneut.',
  'invalid-checksum': 'Die Datei kam beschädigt an. Bitte laden Sie sie noch einmal hoch.',
  canceled: 'Das Hochladen wurde abgebrochen.',
  'invalid-url': 'Diese Adresse gehört zu keiner Datei.',
  'cannot-slice-blob': 'Die Datei hat sich während des Hochladens verändert. Bitte wählen Sie sie noch einmal aus.',
  'server-file-wrong-size': 'Die Datei kam nicht vollständig an. Bitte laden Sie sie noch einmal hoch.',
  'invalid-argument': 'Diese Angaben passen nicht zu einer Datei.',
  'invalid-format': 'Dieses Dateiformat wird nicht angenommen.',
  'internal-error': 'Da ist etwas schiefgegangen. Bitte versuchen Sie es später erneut.',
} as const
export type StorageErrorCode = keyof typeof storageErrorMessages

/** Why a file was refused, where more can be said than the code does. */
export const refusalMessages = {
  ofFile: (title: string, refusal: string) => `„${title}“: ${refusal}`,
  name: 'Der Dateiname enthält unzulässige Zeichen. Bitte benennen Sie die Datei um.',
  empty: 'Die Datei ist leer.',
  tooLarge: (megabytes: number) => `Die Datei ist zu groß. Erlaubt sind höchstens ${germanNumber(megabytes)} MB.`,
  quota: 'Der Speicherplatz der Mediathek ist voll. Bitte löschen Sie nicht mehr benötigte Dateien endgültig.',
  ownQuota:
    'Sie haben zu viele unfertige Uploads. Bitte warten Sie, bis sie fertig sind, oder brechen Sie sie ab; nach einem Tag verfallen sie.',
  ending:
    'Dieses Dateiformat wird nicht angenommen. Möglich sind JPEG, PNG, WebP, AVIF, GIF, SVG, PDF, Dokumente von Word, Excel, PowerPoint und OpenDocument ohne Makros, Videos als MP4 oder WebM und Untertitel als WebVTT.',
  wrongEnding: (ending: string, label: string) =>
    `Die Endung .${ending} passt nicht zum Inhalt: Die Datei ist ein ${label}. Bitte benennen Sie sie richtig.`,
  unknownContent:
    'Der Inhalt der Datei ist kein Bild und kein PDF, das wir erkennen, kein Office-Dokument ohne Makros, kein Video und keine Untertiteldatei.',
  activeDocument:
    'Das Dokument enthält Makros, eingebettete Objekte oder Verweise auf eine Vorlage im Netz. Bitte speichern Sie es ohne diese oder als PDF.',
  damaged: 'Das Bild lässt sich nicht lesen. Vermutlich ist die Datei beschädigt.',
  mixed: 'Die Datei enthält neben dem Bild noch anderes, zum Beispiel ein Programm. Sie wurde nicht angenommen.',
  tooManyPixels: (megapixels: number) =>
    `Das Bild hat zu viele Bildpunkte. Erlaubt sind höchstens ${germanNumber(megapixels)} Megapixel.`,
  activeSvg: 'Die SVG-Grafik enthält Skripte oder Verweise nach außen. Bitte exportieren Sie sie ohne diese.',
  svgFilter:
    'Die SVG-Grafik enthält Filter, zum Beispiel Schatten oder Unschärfe. Bitte exportieren Sie sie ohne Filter oder als PNG.',
  svgNested:
    'In der SVG-Grafik wiederholen sich Symbole oder Muster ineinander. Bitte wandeln Sie sie vor dem Export in Pfade um.',
  svgText:
    'Die SVG-Grafik enthält zu viel Text. Bitte wandeln Sie Text vor dem Export in Pfade um oder exportieren Sie ein PNG.',
  tooElaborate:
    'Das Bild ist zu aufwendig, um es zu verarbeiten. Bitte vereinfachen Sie es oder laden Sie es als PNG oder JPEG hoch.',
  noDrawing: 'Bilder können gerade nicht verarbeitet werden. Bitte versuchen Sie es gleich noch einmal.',
  noReshape: 'Dieses Bild lässt sich nicht zuschneiden. Möglich ist das bei JPEG, PNG, WebP und AVIF.',
  otherKind:
    'Ein Bild lässt sich nur durch ein Bild ersetzen, ein Dokument nur durch ein Dokument, ein Video nur durch ein Video.',
  damagedVideo: 'Das Video lässt sich nicht lesen. Vermutlich ist die Datei beschädigt oder unvollständig.',
  unplayableVideo:
    'Dieses Video spielt nicht jeder Browser ab. Bitte exportieren Sie es als MP4 mit H.264 (nicht HEVC) oder als WebM.',
  badCaptions:
    'Die Untertiteldatei lässt sich nicht lesen. Sie muss WebVTT in UTF-8 sein und Zeiten mit „-->“ enthalten.',
  offset: 'Dieses Stück der Datei passt nicht an die Stelle. Der Stand wird neu abgefragt.',
  wrongHash: 'Die Datei ist nicht die, die der Name nennt.',
  tooLong: 'Es kamen mehr Daten an, als angekündigt waren.',
} as const

/** Pictures of other sites that somebody wants in the library. */
export const foreignPictureMessages = {
  refused: 'Diese Adresse wird nicht abgefragt. Speichern Sie das Bild dort, und ziehen Sie die Datei in den Text.',
  unreachable:
    'Die andere Website gibt das Bild nicht heraus. Speichern Sie es dort, und ziehen Sie die Datei in den Text.',
  noPicture: 'Unter dieser Adresse liegt kein Bild, das wir erkennen.',
} as const

/** At image fields, when content is published. */
export const pictureMessages = {
  missing: 'Dieses Bild gibt es nicht mehr. Bitte wählen Sie ein anderes.',
  noText: 'Bitte geben Sie in der Mediathek einen Alternativtext an oder kennzeichnen Sie das Bild als dekorativ.',
  noPicture: 'Diese Datei ist kein Bild. Bitte wählen Sie ein anderes.',
  missingVideo: 'Dieses Video gibt es nicht mehr. Bitte wählen Sie ein anderes.',
} as const

/** At a video in a text, as visitors get it. */
export const videoMessages = { download: 'Video herunterladen', captions: 'Deutsch' } as const
