import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { useDrawnRows } from './list-rows.ts'

function Rows({ count }: { count: number }) {
  return useDrawnRows(Array.from({ length: count }, (_, index) => index)).map((row) => <i key={row} />)
}

const drawn = (count: number) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <Rows count={count} />
    </MemoryRouter>,
  ).split('<i>').length - 1

test('nobody waits for rows below the window: a long list begins with as many as a window shows', () => {
  expect(drawn(50)).toBe(20)
  expect(drawn(7)).toBe(7)
})
