import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { settings } from '#server/base/config.ts'
import packageFile from '../../package.json' with { type: 'json' }
import { startApp } from '../start-app.ts'
import { documentedBlock } from '../start-nginx.ts'
import { projectRoot } from '../start-site.ts'

// What can be said of deploy/ without a cluster: it is well formed, refers to what there is, and is locked up.

type Probe = { httpGet: { path: string; port: string } }
type Container = {
  ports?: { name: string }[]
  envFrom: { secretRef?: { name: string } }[]
  image: string
  command?: string[]
  securityContext: object
  volumeMounts: { name: string }[]
} & Partial<Record<'startupProbe' | 'livenessProbe' | 'readinessProbe', Probe>>
type Pod = {
  containers: Container[]
  volumes: { name: string; secret?: { secretName: string } }[]
  securityContext: object
}
type Manifest = {
  kind: string
  metadata: { annotations?: Record<string, string> }
  data?: Record<string, string>
  spec: {
    selector?: Record<string, unknown>
    template: { metadata: { labels: Record<string, string> }; spec: Pod }
    strategy: { rollingUpdate: object }
  }
}

const text = readFileSync(join(projectRoot, 'deploy/kubernetes.yaml'), 'utf8')
const documents = parseAllDocuments(text)
const manifests = documents.map((document) => document.toJS() as Manifest)
const one = (kind: string) => manifests.find((manifest) => manifest.kind === kind)!

test('the Kubernetes manifests are well formed and fit together', () => {
  expect(documents.flatMap(({ errors, warnings }) => [...errors, ...warnings])).toEqual([])
  expect(manifests.map(({ kind }) => kind)).toEqual([
    'ConfigMap',
    'Job',
    'Deployment',
    'PodDisruptionBudget',
    'Service',
    'Ingress',
  ])
  const deployment = one('Deployment').spec
  const { labels } = deployment.template.metadata
  expect(deployment.selector).toEqual({ matchLabels: labels })
  expect(one('Service').spec.selector).toEqual(labels)
  expect(one('PodDisruptionBudget').spec.selector).toEqual({ matchLabels: labels })
  expect(deployment.strategy.rollingUpdate).toMatchObject({ maxUnavailable: 0 })
  for (const name of [...Object.keys(one('ConfigMap').data!), ...text.matchAll(/SCHAUFENSTER_[A-Z0-9_]+/g)].map(String))
    expect(Object.keys(settings)).toContain(name)
})

test('pods run locked up, with this version, and are asked at addresses that answer', async () => {
  await using app = await startApp()
  for (const kind of ['Job', 'Deployment']) {
    const { containers, volumes, securityContext } = one(kind).spec.template.spec
    expect(securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } })
    const [container] = containers
    expect(container!.image.split(':').at(-1)).toBe(packageFile.version)
    expect(container!.securityContext).toMatchObject({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    })
    const names = volumes.map(({ name }) => name)
    for (const { name } of container!.volumeMounts) expect(names).toContain(name)
    for (const probe of [container!.startupProbe, container!.livenessProbe, container!.readinessProbe])
      if (probe) expect((await app.get(probe.httpGet.path)).status).toBe(200)
  }
  expect(one('Job').spec.template.spec.containers[0]!.command).toEqual(['schaufenster', 'migrate'])
  expect(one('Deployment').spec.template.spec.containers[0]!.readinessProbe?.httpGet.path).toBe('/readyz')
})

test('the key is in no environment, and the secrets are made as the first lines of the file say', () => {
  const made = new Map(
    [...text.matchAll(/kubectl create secret generic (\S+) (.+)/g)].map(([, name = '', from]) => [name, from]),
  )
  for (const kind of ['Job', 'Deployment']) {
    const { containers, volumes } = one(kind).spec.template.spec
    const inEnvironment = containers.flatMap(({ envFrom }) => envFrom.flatMap(({ secretRef }) => secretRef?.name ?? []))
    const asFiles = volumes.flatMap(({ secret }) => secret?.secretName ?? [])
    expect(inEnvironment.map((name) => made.get(name))).toEqual(['--from-env-file=secrets.env'])
    expect(asFiles.map((name) => made.get(name))).toEqual(['--from-file=connections.key'])
  }
})

test('Prometheus reads the figures with the token, which no annotation can carry', () => {
  expect(text).not.toContain('prometheus.io')
  const page = readFileSync(join(projectRoot, 'docs/operating/monitoring.md'), 'utf8')
  const block = /```yaml\n(apiVersion: monitoring[^]+?)```/.exec(page)![1]!
  const [endpoint] = parse(block).spec.podMetricsEndpoints
  const { metadata, spec } = one('Deployment').spec.template
  expect(parse(block).spec.selector).toEqual({ matchLabels: metadata.labels })
  expect(spec.containers[0]!.ports!.map(({ name }) => name)).toContain(endpoint.port)
  const { name, key } = endpoint.authorization.credentials
  expect(spec.containers[0]!.envFrom).toContainEqual({ secretRef: { name } })
  expect(Object.keys(settings)).toContain(key)
})

test('the ingress passes requests on as the documented nginx does', () => {
  const documented = documentedBlock()
  const { annotations = {} } = one('Ingress').metadata
  const names = Object.keys(annotations).filter((name) => name.includes('/proxy-') && !name.endsWith('body-size'))
  expect(names).toContain('nginx.ingress.kubernetes.io/proxy-next-upstream')
  for (const name of names) {
    const directive = name.split('/')[1]!.replaceAll('-', '_')
    expect(documented).toMatch(new RegExp(`^ +${directive} ${annotations[name]}s?;`, 'm'))
  }
})

test('the dashboard for Grafana shows only figures that /metrics is documented to have', () => {
  const documented = readFileSync(join(projectRoot, 'docs/operating/monitoring.md'), 'utf8')
  const known = new Set([...documented.matchAll(/\b(schaufenster|process)_\w+/g)].map(([name]) => name))
  const dashboard = readFileSync(join(projectRoot, 'deploy/grafana-dashboard.json'), 'utf8')
  const { panels } = JSON.parse(dashboard) as { panels: { id: number; targets: { expr: string }[] }[] }
  const asked = panels.flatMap(({ targets }) =>
    targets.flatMap(({ expr }) => [...expr.matchAll(/\b(schaufenster|process)_\w+/g)].map(([name]) => name)),
  )
  expect(asked.length).toBeGreaterThan(10)
  for (const name of asked) expect(known).toContain(name.replace(/_bucket$/, ''))
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
})
