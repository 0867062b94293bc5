const longestSlug = 80

/** A readable id for addresses: "Künstliche Intelligenz & Recht" becomes "kuenstliche-intelligenz-recht". */
export function slug(title: string): string {
  const plain = title
    .toLowerCase()
    .replace(/ä/g, 'ae')
    .replace(/ö/g, 'oe')
    .replace(/ü/g, 'ue')
    .replace(/ß/g, 'ss')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u00ad]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  if (plain.length <= longestSlug) return plain || 'eintrag'
  return plain
    .slice(0, longestSlug + 1)
    .replace(/-[^-]*$/, '')
    .slice(0, longestSlug)
}
