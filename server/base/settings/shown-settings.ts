import type { ShownSetting } from '#shared/operations/operations.ts'

/** Settings whose value may be seen. Whatever is not named here counts as a secret, also what comes later. */
const harmless = new Set([
  'PORT',
  'HOST',
  'PUBLIC_URL',
  'WORKERS',
  'SCHAUFENSTER_MAX_CONNECTIONS',
  'SCHAUFENSTER_CDN_SECONDS',
  'SCHAUFENSTER_DATA_DIR',
  'SCHAUFENSTER_KEY_FILE',
  'SCHAUFENSTER_TRUSTED_PROXIES',
  'SCHAUFENSTER_LOG_LEVEL',
  'SCHAUFENSTER_PAGE_CACHE_MB',
  'SCHAUFENSTER_CDN_PURGE_FILE',
  'SCHAUFENSTER_BACKUP',
  'SCHAUFENSTER_BACKUP_DIR',
  'SCHAUFENSTER_FAREWELL_SECONDS',
  'SCHAUFENSTER_HSTS_SUBDOMAINS',
  'SCHAUFENSTER_BODY_LIMIT_KB',
  'SCHAUFENSTER_DRAWING_PROCESSES',
  'SCHAUFENSTER_DRAWING_MEMORY_MB',
  'SCHAUFENSTER_PROJECT_ID',
  'SCHAUFENSTER_AUTHORIZED_DOMAINS',
  'SCHAUFENSTER_TOKEN_SYNC_PATH',
  'SCHAUFENSTER_SMTP_TLS',
  'SCHAUFENSTER_MAIL_FROM',
  'SCHAUFENSTER_MAIL_TO',
  'SCHAUFENSTER_CONTACT_BLOCK_HEADLESS',
  'SCHAUFENSTER_CONTACT_BLOCKED_SENDERS',
  'SCHAUFENSTER_CONTACT_PAUSE_SECONDS',
])

/** The settings in effect, for the eyes of administrators. */
export function shownSettings(
  given: Readonly<Record<string, string | undefined>>,
  inEffect: Readonly<Record<string, unknown>>,
): ShownSetting[] {
  return Object.keys(inEffect).map((name) => ({
    name,
    given: given[name] !== undefined,
    value: harmless.has(name) ? String(inEffect[name] ?? '') : null,
  }))
}
