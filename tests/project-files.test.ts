import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { isMeantBy } from '../scripts/update-report.mjs'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

test.each(['.github/workflows/test.yml', '.forgejo/workflows/test.yml', '.gitlab-ci.yml'])(
  '%s runs the two commands of the README and nothing else',
  (file) => {
    const commands = [...read(file).matchAll(/^\s+- (?:run: )?((?:npm|\.ci|\.\/).*)$/gm)].map(([, command]) => command)
    expect(commands).toEqual(['npm test', '.ci/smoke'])
    expect(read('.ci/smoke')).toMatch(/^npm start &$/m)
    expect(read('README.md')).toMatch(/^npm start .*\nnpm test /m)
  },
)

test('templates of issues say the same wherever the repository lies', () => {
  for (const name of ['bug', 'wish']) {
    const text = read(`.github/ISSUE_TEMPLATE/${name}.md`)
    expect(read(`.forgejo/issue_template/${name}.md`)).toBe(text)
    expect(text.endsWith(read(`.gitlab/issue_templates/${name}.md`))).toBe(true)
  }
})

test('the changelog begins with the version of the package', () => {
  const { version } = JSON.parse(read('package.json')) as { version: string }
  expect(/^## ([\d.]+)/m.exec(read('CHANGELOG.md'))?.[1]).toBe(version)
})

test('package and licence file say the same: nobody has chosen a licence, all rights are reserved', () => {
  const { license, private: isPrivate } = JSON.parse(read('package.json')) as { license: string; private: boolean }
  expect([license, isPrivate]).toEqual(['UNLICENSED', true])
  expect(read('LICENSE')).toContain('All rights reserved')
})

test('Renovate groups packages that are there', () => {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(read('package.json')) as Record<
    string,
    Record<string, string>
  >
  const names = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies })
  const { packageRules } = JSON.parse(read('renovate.json')) as { packageRules: { matchPackageNames: string[] }[] }
  for (const pattern of packageRules.flatMap(({ matchPackageNames }) => matchPackageNames))
    expect(
      names.some((name) => isMeantBy(pattern, name)),
      pattern,
    ).toBe(true)
})

test('tests that the threat model relies on exist', () => {
  const named = [...read('docs/threat-model.md').matchAll(/`([\w-]+\.test\.ts)`/g)].map(([, file]) => file!)
  expect(named.length).toBeGreaterThan(10)
  const rooms = ['http', 'content', 'media', 'connections', 'sign-in'].map((room) => `server/${room}`)
  const places = ['tests', 'tests/integration', ...rooms]
  const missing = named.filter((file) => !places.some((place) => existsSync(join(root, place, basename(file)))))
  expect(missing).toEqual([])
})
