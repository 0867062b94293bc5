import { nginxProgram } from '../tests/start-nginx.ts'
import { runDrill } from './drill/story.ts'
import { openVersionBefore } from './drill/version-before.ts'

// npm run drill [-- --changes 200] [-- --from v1.0.0]: three nodes on one PostgreSQL and one S3 bucket behind the nginx of docs/operating/proxy.md, under
// load; a node and the database are killed, all nodes are replaced by this version, then everything is backed up and
// restored on the other engine. The nodes begin as the last release, else as the commit before this one; `--from` names
// another commit, or the folder of a build.

const words = process.argv.slice(2)
const given = (name: string) => words[words.indexOf(name) + 1 || words.length]
if (!nginxProgram) {
  console.error('The drill needs nginx; npm test installs it.')
  process.exit(1)
}
const startedAt = performance.now()
const say = (text: string) => console.log(`${Math.round((performance.now() - startedAt) / 1_000)} s  ${text}`)
const changes = Number(given('--changes') ?? '200')
const showsWithinMs = 1_000
const { report, from } = await drilled()
console.log(`
| what | |
|---|---|
| upgraded from | ${from} |
| published changes | ${report.published} |
| requests | ${report.requests} |
| errors | ${report.errors.length} |
| sent again by the editor while nobody answered | ${report.repeated} |
| worst stall | ${report.worstStallMs} ms |
| stale pages | ${report.stale.length} |
| last good copies while the database was away | ${report.standIns} |
| lost writes | ${report.lost.length} |
| parts that differ after the restore | ${report.differing.length} |`)
const problems = [...report.errors, ...report.stale, ...report.lost, ...report.differing]
for (const problem of problems.slice(0, 20)) console.log(`✗ ${problem}`)
process.exit(problems.length > 0 || !report.restoredShowsLast ? 1 : 0)

async function drilled() {
  using before = await openVersionBefore(given('--from'))
  say(before ? `${before.name} is built` : 'Git knows no version before this one: nodes are replaced by the same.')
  const buildBefore = before?.build ?? 'build'
  const report = await runDrill({ showsWithinMs, changes, build: 'build', buildBefore, say })
  return { report, from: before?.name ?? 'the same version' }
}
