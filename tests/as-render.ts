import { toPage, type DrawnPage, type Render } from '#server/pages/page.ts'

/** What stands in for the front ends may answer as it is easiest to write down. */
export type TestRender = (...asked: Parameters<Render>) => Promise<Response | DrawnPage>

export function asRender(render: TestRender): Render {
  return async (...asked) => {
    const drawn = await render(...asked)
    return drawn instanceof Response ? toPage(drawn) : drawn
  }
}
