// npm run update-check: which packages are outdated, vulnerable or installed twice. Ends with 1 where one is vulnerable.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { root, say } from './bootstrap.mjs'
import { duplicateLines, outdatedLines, vulnerableLines } from './update-report.mjs'

const answerWithinMs = 120_000
const readJson = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'))
const { dependencies, devDependencies } = readJson('package.json')
const pinned = { ...dependencies, ...devDependencies }
const groups = readJson('renovate.json').packageRules.flatMap((rule) =>
  rule.groupName ? [rule.matchPackageNames] : [],
)

const outdated = askNpm('outdated', '--json', '--long=false')
const audit = askNpm('audit', '--json')
tell('Outdated', outdated && outdatedLines(outdated, pinned, groups))
tell('Vulnerable', audit && vulnerableLines(audit))
tell('In several versions', duplicateLines(readJson('package-lock.json'), Object.keys(pinned)))
if (audit) keepForThePage(vulnerableLines(audit).length)
process.exit(audit && vulnerableLines(audit).length > 0 ? 1 : 0)

/** What npm found out; undefined where the registry gives no answer. */
function askNpm(...words) {
  const { stdout } = spawnSync('npm', words, { cwd: root, encoding: 'utf8', timeout: answerWithinMs })
  try {
    const answer = JSON.parse(stdout || '{}')
    return answer.error || answer.message ? undefined : answer
  } catch {
    return undefined
  }
}

function tell(title, lines) {
  say(`\n${title}${lines?.length === 0 ? ': none' : ':'}`)
  if (!lines) say('  The registry does not answer this; try again, or look where it does.')
  for (const line of lines ?? []) say(`  ${line}`)
}

/** The page about the security of the site tells when this was looked at (server/site-security/dependency-check.ts). */
function keepForThePage(vulnerable) {
  if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'))
  const folder = resolve(root, process.env.SCHAUFENSTER_DATA_DIR ?? 'data')
  if (!existsSync(folder)) return
  writeFileSync(
    join(folder, 'dependency-check.json'),
    `${JSON.stringify({ at: new Date().toISOString(), vulnerable })}\n`,
  )
}
