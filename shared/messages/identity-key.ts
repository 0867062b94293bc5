/** Why nobody can sign in: the key file of the site is away, or another one. */
export const identityKeyMessages = {
  missing: (file: string) =>
    `Anmelden ist gerade nicht möglich: Die Schlüsseldatei ${file} fehlt. Legen Sie die Datei aus der Sicherung oder von einem anderen Server dieser Website an diese Stelle. Ist sie verloren, führen Sie aus: npm run admin -- new-key`,
  other: (file: string) =>
    `Anmelden ist gerade nicht möglich: Die Schlüsseldatei ${file} gehört nicht zu dieser Website. Legen Sie die richtige Datei aus der Sicherung oder von einem anderen Server dieser Website an diese Stelle. Ist sie verloren, führen Sie aus: npm run admin -- new-key`,
} as const
