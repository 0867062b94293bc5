import type { Finding } from '#shared/doctor/doctor.ts'

type Told = { text: string; advice?: string }

/** What can be said about one thing, under its name. */
export function findingsOf(check: string, title: string) {
  const finding =
    (state: Finding['state']) =>
    ({ text, advice = '' }: Told): Finding => ({ check, state, title, text, advice })
  return { ok: finding('ok'), warning: finding('warning'), problem: finding('problem'), off: finding('off') }
}

export function shortReason(cause: unknown): string {
  const { code, message, cause: inner } = (cause ?? {}) as { code?: unknown; message?: string; cause?: unknown }
  if (inner !== undefined && inner !== null) return shortReason(inner)
  return typeof code === 'string' ? code : (message ?? String(cause))
}
