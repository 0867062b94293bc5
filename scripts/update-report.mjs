// What `npm outdated`, `npm audit` and the lock file say, in lines for people; see update-check.mjs.

const severities = ['critical', 'high', 'moderate', 'low', 'info']

/** One line per package that is used here and behind; those that belong together are told apart by their range. */
export function outdatedLines(outdated, direct) {
  return Object.entries(outdated)
    .filter(([name]) => direct.includes(name))
    .flatMap(([name, found]) => (Array.isArray(found) ? found : [found]).map((entry) => ({ name, ...entry })))
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .map(({ name, current = 'missing', latest }) => `${name} ${current} → ${latest}`)
}

/** The worst first. */
export function vulnerableLines(audit) {
  return Object.values(audit.vulnerabilities ?? {})
    .toSorted((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity) || (a.name < b.name ? -1 : 1))
    .map(({ name, severity, range, via, fixAvailable }) => {
      const titles = via.flatMap((cause) => (typeof cause === 'string' ? [] : [cause.title]))
      const mend = fixAvailable ? 'a newer version mends it' : 'no version mends it yet'
      return `${severity}: ${name} ${range}${titles.length > 0 ? `, ${[...new Set(titles)].join('; ')}` : ''} (${mend})`
    })
}

/** Packages named in package.json that are installed in more than one version: two copies in memory, two to mend. */
export function duplicateLines(lock, direct) {
  const versions = new Map()
  for (const [path, { version }] of Object.entries(lock.packages ?? {})) {
    const name = path.split('node_modules/').at(-1)
    if (path && direct.includes(name)) versions.set(name, (versions.get(name) ?? new Set()).add(version))
  }
  return [...versions].filter(([, found]) => found.size > 1).map(([name, found]) => `${name}: ${[...found].join(', ')}`)
}
