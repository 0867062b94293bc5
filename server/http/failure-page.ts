import { escapeHtml } from '#shared/text/html.ts'

type FailureWords = { title: string; text: string; reload: string }
/** `named` says under which number the log knows it. */
type FailureStatus = { status?: number; retryAfterSeconds?: number; named?: string }

/** What a visitor sees when not even the page around the content can be rendered (spec §8, J21). No script, no assets. */
export function failurePage(
  words: FailureWords,
  { status = 503, retryAfterSeconds = 5, named = '' }: FailureStatus = {},
): Response {
  const [title, text, reload] = [words.title, words.text, words.reload].map(escapeHtml)
  const reference = named && `<p>${escapeHtml(named)}</p>`
  const html = `<!doctype html><html lang="de"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><h1>${title}</h1><p>${text}</p>${reference}<form action=""><button>${reload}</button></form></html>`
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': String(retryAfterSeconds),
    },
  })
}
