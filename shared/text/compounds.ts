/** Words of an IT company's texts that others are joined to, in lower case with their joint; a browser's list lacks most of them. */
const firstParts = [
  'anforderungs',
  'angriffs',
  'anmelde',
  'ansprech',
  'arbeits',
  'aufbewahrungs',
  'auftrags',
  'barriere',
  'benutzer',
  'berechtigungs',
  'bereitschafts',
  'betriebs',
  'daten',
  'datenschutz',
  'dienstleistungs',
  'digitalisierungs',
  'einwilligungs',
  'entwicklungs',
  'geschäfts',
  'gesundheits',
  'haftungs',
  'heilberufs',
  'informations',
  'infrastruktur',
  'kommunikations',
  'kunden',
  'medizin',
  'mitarbeiter',
  'netzwerk',
  'notfall',
  'personal',
  'praxis',
  'schnittstellen',
  'schulungs',
  'schwachstellen',
  'sicherheits',
  'sicherungs',
  'speicher',
  'telematik',
  'unternehmens',
  'verarbeitungs',
  'vertrags',
  'verwaltungs',
  'wiederherstellungs',
  'zugangs',
  'zusammen',
].toSorted((a, b) => b.length - a.length)

/** Shorter words find their place in any line. */
const longWord = /\p{L}{16,}/gu
const shortestRest = 5

/** Long compounds may be parted at their joints; what does not show (U+00AD) stands there. */
export function withSoftHyphens(text: string): string {
  return text.replaceAll(longWord, parted)
}

function parted(word: string): string {
  const lower = word.toLowerCase()
  const part = firstParts.find((first) => lower.startsWith(first) && word.length - first.length >= shortestRest)
  return part === undefined ? word : `${word.slice(0, part.length)}\u00ad${parted(word.slice(part.length))}`
}
