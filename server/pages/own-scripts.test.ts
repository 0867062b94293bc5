import { expect, test } from 'vitest'
import { newScriptNonce, takeOwnScripts } from './own-scripts.ts'

test('scripts with the mark of this render are ours, whatever else looks like one is not', () => {
  const nonce = newScriptNonce()
  const own = `<script nonce="${nonce}">alert(1)</script><script nonce="${nonce}" src="/a.js"></script>`
  const stored = `<script>alert(2)</script><SCRIPT nonce="guessed">alert(3)</SCRIPT>`
  expect(takeOwnScripts(own + stored, nonce)).toEqual({
    text: `<script>alert(1)</script><script src="/a.js"></script>${stored}`,
    scripts: ['alert(1)'],
  })
  expect(newScriptNonce()).not.toBe(nonce)
})
