import { messages } from '#shared/messages/site.ts'

/** What a visitor sees when not even the page around the content can be rendered (spec §8, J21). No script, no assets. */
export function failurePage(): Response {
  const { title, text, reload } = messages.startup
  const html = `<!doctype html><html lang="de"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><h1>${title}</h1><p>${text}</p><p><a href="">${reload}</a></p></html>`
  return new Response(html, {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', 'retry-after': '5' },
  })
}
