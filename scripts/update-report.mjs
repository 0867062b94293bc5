// What `npm outdated`, `npm audit` and the lock file say, in lines for people; see update-check.mjs.

const severities = ['critical', 'high', 'moderate', 'low', 'info']

/**
 * One line per package that is used here and behind. Those of one group (renovate.json) come in one version together: where
 * one of them has no newer version yet, the others wait for it, and the line says so.
 */
export function outdatedLines(outdated, pinned, groups) {
  function heldBy(name) {
    const group = groups.find((patterns) => patterns.some((pattern) => isMeantBy(pattern, name))) ?? []
    return Object.keys(pinned).find(
      (other) =>
        pinned[other] === pinned[name] && !outdated[other] && group.some((pattern) => isMeantBy(pattern, other)),
    )
  }
  return Object.entries(outdated)
    .filter(([name]) => name in pinned)
    .flatMap(([name, found]) => (Array.isArray(found) ? found : [found]).map((entry) => ({ name, ...entry })))
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .map(({ name, current = 'missing', latest }) => {
      const other = heldBy(name)
      return `${name} ${current} → ${latest}${other ? ` (waits for ${other}, whose newest is ${pinned[other]})` : ''}`
    })
}

/** Whether a pattern of renovate.json means the package. */
export function isMeantBy(pattern, name) {
  return pattern.endsWith('/**') ? name.startsWith(pattern.slice(0, -2)) : name === pattern
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
