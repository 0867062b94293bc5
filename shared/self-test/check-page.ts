import type { RegisteredService } from '#shared/content/registered-services.ts'
import { registeredServiceDefaults } from '#shared/content/defaults/registered-services.ts'
import type { LoadKind, PageReading } from './read-page-html.ts'
import type { PageFinding, SelfTestRule } from './self-test.ts'

type Service = Pick<RegisteredService, 'category' | 'script' | 'hosts' | 'keys'>
export type Register = {
  origin: string
  /** By host, whether it may be asked before anybody agreed to anything. */
  hosts: ReadonlyMap<string, boolean>
  keys: readonly { name: string; storage: string }[]
}
type AnsweredPage = { reading: PageReading; cookies: string[]; policy: string | null }

const ruleOfKind: Record<Exclude<LoadKind, 'file'>, SelfTestRule> = {
  font: 'foreign-font',
  frame: 'foreign-frame',
  form: 'foreign-form',
}

/** What the software itself stores; the register of a new site begins with it. */
export const ownKeys = registeredServiceDefaults.flatMap(({ keys = [] }) => keys)

export function registerOf(services: readonly Service[], origin: string): Register {
  const hosts = new Map<string, boolean>()
  for (const { category, script, hosts: others } of services)
    for (const address of [script, ...others])
      if (/^(?:https?|wss?):\/\//i.test(address) && URL.canParse(address)) {
        const { host } = new URL(address)
        hosts.set(host, category === 'necessary' || (hosts.get(host) ?? false))
      }
  return { origin, hosts, keys: services.flatMap(({ keys }) => keys) }
}

/** Compares what a page does with what the register says. */
export function checkPage({ reading, cookies, policy }: AnsweredPage, register: Register) {
  const findings: PageFinding[] = []
  const declaredHosts: string[] = []
  for (const { kind, url } of reading.loads) {
    const host = foreignHost(url, register.origin)
    if (host === undefined) continue
    const mayLoad = register.hosts.get(host)
    if (kind !== 'file') findings.push({ rule: ruleOfKind[kind], detail: host })
    else if (mayLoad === undefined) findings.push({ rule: 'foreign-host', detail: host })
    else if (!mayLoad) findings.push({ rule: 'without-consent', detail: host })
    else declaredHosts.push(host)
  }
  for (const cookie of cookies) findings.push({ rule: 'cookie', detail: cookie.split('=')[0]!.trim() })
  for (const key of reading.keys)
    if (!isDeclared(key, register.keys)) findings.push({ rule: 'storage-key', detail: `${key.storage}: ${key.name}` })
  if (policy === null) findings.push({ rule: 'no-policy', detail: 'content-security-policy' })
  return { findings, declaredHosts }
}

/** Keys of the software that an owner took out of the register, or that an older version seeded without. */
export function checkOwnKeys({ keys }: Pick<Register, 'keys'>): PageFinding[] {
  return ownKeys
    .filter((key) => !isDeclared(key, keys))
    .map(({ name, storage }) => ({ rule: 'own-key', detail: `${storage}: ${name}` }))
}

export function isDeclared(key: { name: string; storage: string }, declared: Register['keys']): boolean {
  return declared.some(
    ({ name, storage }) =>
      storage === key.storage && (name === key.name || (name.endsWith('*') && key.name.startsWith(name.slice(0, -1)))),
  )
}

/** Undefined for what is ours or asks nobody. */
function foreignHost(url: string, origin: string): string | undefined {
  if (!URL.canParse(url, origin)) return undefined
  const { protocol, host } = new URL(url, origin)
  if (!/^(?:https?|wss?|ftp):$/.test(protocol)) return undefined
  return host === new URL(origin).host ? undefined : host
}
