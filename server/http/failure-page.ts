import { messages } from '#shared/messages/site.ts'

type Failure = { title: string; text: string; status?: number; retryAfterSeconds?: number; reference?: string }

/** What a visitor sees when not even the page around the content can be rendered (spec §8, J21). No script, no assets. */
export function failurePage(
  { title, text, status = 503, retryAfterSeconds = 5, reference }: Failure = messages.startup,
): Response {
  const { reload } = messages.startup
  const named = reference ? `<p>${messages.errorReference(reference)}</p>` : ''
  const html = `<!doctype html><html lang="de"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><h1>${title}</h1><p>${text}</p>${named}<p><a href="">${reload}</a></p></html>`
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': String(retryAfterSeconds),
    },
  })
}
