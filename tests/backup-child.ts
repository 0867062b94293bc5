import { runBackup } from '#server/commands/backup.ts'
import { backend } from '#server/context.ts'
import { asRender, type TestRender } from './as-render.ts'

// `schaufenster backup` as a process of its own and without a build: tests run and kill it.

const render: TestRender = async (_request, context) => {
  const services = await context.get(backend).content.list('services')
  return new Response(`<p>${services.length}</p>`, { headers: { 'content-type': 'text/html; charset=utf-8' } })
}
const { PATH: _path, ...environment } = process.env
process.exitCode = await runBackup(process.argv.slice(2), { environment, render: asRender(render), say: console.log })
