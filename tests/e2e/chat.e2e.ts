import { startChatWebhook, reply } from '../fakes/chat-webhook.ts'
import { startSite } from '../start-site.ts'
import { expectAccessible } from './accessibility.ts'
import type { Locator } from '@playwright/test'
import { expect, test, withMotion, type Page } from './site.ts'
import { visit } from './visit.ts'

// The chat's own tests: everywhere else the window stays closed (site.ts).
test.use({ ...withMotion, chatStaysClosed: false })

const failed = 'Entschuldigung, es gab einen Fehler bei der Verarbeitung Ihrer Nachricht.'
const empty = 'Entschuldigung, ich konnte keine Antwort generieren.'

const chatOf = (page: Page) => page.getByRole('region', { name: 'Fragen Sie uns' })

/** A page whose time the test can move on. */
async function visitWithClock(page: Page, path = '/faq') {
  await page.clock.install({ time: new Date('2026-11-16T09:00:00Z') })
  await visit(page, path)
}

/** Opened by itself on the home page, by its button elsewhere. */
async function openedChat(page: Page, path = '/faq') {
  await visitWithClock(page, path)
  await page.clock.runFor(3_000)
  if (path !== '/') await page.getByRole('button', { name: 'Chat öffnen' }).click()
  const chat = chatOf(page)
  await expect(chat).toBeVisible()
  return chat
}

test('opens 3000 ms after the page, greets, moves no focus, asks nobody and stores nothing', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.clock.install({ time: new Date('2026-11-16T09:00:00Z') })
  await page.clock.pauseAt(new Date('2026-11-16T09:00:01Z'))
  await visit(page, '/')
  await page.clock.runFor(2_999)
  await page.waitForLoadState('networkidle')
  await expect(chatOf(page)).toBeHidden()
  const chat = chatOf(page)
  await page.clock.runFor(1)
  // Its code may come late, and React shows what was waited for at most every 300 ms of this clock.
  await expect(async () => {
    await page.clock.runFor(100)
    await expect(chat).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(chat).toContainText('Ich bin ein automatischer Assistent')
  await expect(chat).toContainText('Automatischer Assistent')
  expect((await chat.boundingBox())?.height).toBe(400)
  await expect(page.locator('body')).toBeFocused()
  expect(asked).not.toContain('/api/chat')
  expect(await page.evaluate(() => [sessionStorage.length, localStorage.length, document.cookie])).toEqual([0, 0, ''])
})

test('a close lasts for the visit, and the button opens it again with the focus inside', async ({ page }) => {
  const chat = await openedChat(page, '/')
  await chat.getByRole('button', { name: 'Chat schließen' }).click()
  await page.clock.runFor(100)
  const launcher = page.getByRole('button', { name: 'Chat öffnen' })
  await expect(launcher).toBeFocused()
  await page.reload()
  await page.locator('html[data-started]').waitFor({ state: 'attached' })
  await page.clock.runFor(3_500)
  await expect(launcher).toBeVisible()
  await expect(chat).toBeHidden()
  await launcher.click()
  await expect(chat.getByLabel('Ihre Frage')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(chat).toBeHidden()
})

test('questions are asked and answered, cleared, and taken along into the contact dialog', async ({
  page,
  mayReport,
}) => {
  test.slow()
  const chat = await openedChat(page)

  await test.step('Enter sends, Shift+Enter makes a line, blanks and an unfinished word of an input method do not', async () => {
    const input = chat.getByLabel('Ihre Frage')
    const send = chat.getByRole('button', { name: 'Senden' })
    await expect(send).toBeDisabled()
    await input.fill('  ')
    await expect(send).toBeDisabled()
    await input.press('Enter')
    await expect(input).toHaveValue('  ')
    await input.fill('Hallo')
    await input.evaluate((field) =>
      field.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, cancelable: true }),
      ),
    )
    await expect(input).toHaveValue('Hallo')
    await input.press('Shift+Enter')
    await input.pressSequentially('zusammen')
    await expect(input).toHaveValue('Hallo\nzusammen')
    await input.press('Enter')
    await expect(input).toHaveValue('')
    await expect(chat.getByRole('log')).toContainText('Was möchten Sie wissen? Ich suche die Antwort')
    await chat.getByRole('button', { name: 'Gespräch löschen' }).click()
  })

  await test.step('while an answer is on its way the typing mark shows and nothing can be sent', async () => {
    let goOn = () => {}
    const held = new Promise<void>((resolve) => (goOn = resolve))
    await page.route('**/api/chat', async (route) => {
      await held
      await route.continue()
    })
    const input = chat.getByLabel('Ihre Frage')
    const send = chat.getByRole('button', { name: 'Senden' })
    await input.fill('Was kostet ein Erstgespräch?')
    await send.click()
    await expect(chat.getByText('Der Assistent schreibt')).toBeAttached()
    await expect(input).toBeDisabled()
    await expect(send).toBeDisabled()
    goOn()
    await expect(chat.getByRole('log')).toContainText('Die ersten 30 Minuten sind kostenfrei')
    await expect(chat.getByText('Der Assistent schreibt')).toHaveCount(0)
    await expect(input).toBeFocused()
    await expect(chat.getByRole('link', { name: 'Was kostet ein Erstgespräch?' })).toHaveAttribute(
      'href',
      '/faq#erstgespraech',
    )
    await page.unroute('**/api/chat')
    await chat.getByRole('button', { name: 'Gespräch löschen' }).click()
  })

  await test.step('suggestions ask for the visitor, and the talk can be cleared', async () => {
    await chat.getByRole('button', { name: 'Wann haben Sie geöffnet?' }).click()
    await expect(chat.getByRole('log')).toContainText('Samstag bis Sonntag: geschlossen')
    await expect(chat.getByRole('list', { name: 'Häufige Fragen' })).toHaveCount(0)
    await chat.getByRole('button', { name: 'Gespräch löschen' }).click()
    await expect(chat.getByRole('log')).not.toContainText('geschlossen')
    await expect(chat.getByRole('list', { name: 'Häufige Fragen' })).toBeVisible()
  })

  await test.step('without a connection the specified text stands as the answer', async () => {
    await page.route('**/api/chat', (route) => route.abort())
    await chat.getByLabel('Ihre Frage').fill('Hallo?')
    await page.keyboard.press('Enter')
    await expect(chat.getByRole('log')).toContainText(failed)
    await page.unroute('**/api/chat')
    await chat.getByRole('button', { name: 'Gespräch löschen' }).click()
    mayReport('ERR_FAILED') // The browser reports the request that we broke.
  })

  await test.step('the talk goes along into the contact dialog, and outlives a page change', async () => {
    await chat.getByRole('button', { name: 'Was kostet ein Erstgespräch?' }).click()
    const contact = chat.getByRole('link', { name: 'Zum Kontaktformular' })
    await expect(contact).toHaveAttribute('href', '/contact')
    await contact.click()
    await page.clock.runFor(100)
    const dialog = page.getByRole('dialog', { name: 'Kontakt aufnehmen' })
    await expect(dialog.getByRole('textbox', { name: 'Nachricht' })).toHaveValue(
      /Sie: Was kostet ein Erstgespräch\?\s+Assistent: Nichts\. Die ersten 30 Minuten/,
    )
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await page.getByRole('link', { name: 'Portfolio' }).first().click()
    await page.clock.runFor(2_000)
    await expect(page).toHaveURL(/\/portfolio$/)
    await expect(chat.getByRole('log')).toContainText('Die ersten 30 Minuten')
  })
})

test('an open dialog keeps it waiting until it closes', async ({ page }) => {
  // Stopped, since on a slow machine the chat would be there before the dialog.
  await page.clock.install({ time: new Date('2026-11-16T09:00:00Z') })
  await page.clock.pauseAt(new Date('2026-11-16T09:00:01Z'))
  await visit(page, '/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click()
  const dialog = page.getByRole('dialog', { name: 'Impressum' })
  const shown = async () => {
    await page.clock.runFor(50)
    return dialog.isVisible()
  }
  await expect.poll(shown).toBe(true)
  await page.clock.runFor(5_000)
  await expect(chatOf(page)).toBeHidden()
  await page.clock.resume()
  await page.keyboard.press('Escape')
  // Back from the footer, whose links the window would cover.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect(chatOf(page)).toBeVisible()
})

for (const [width, height, path] of [
  [1366, 768, '/contact'],
  [1366, 768, '/notfall'],
  [1366, 768, '/datenschutz'],
  [1366, 768, '/cookies'],
  [1366, 768, '/gibt-es-nicht'],
  [390, 844, '/'],
  [1366, 540, '/'],
  [470, 900, '/'],
  [1366, 768, '/faq'],
] as const)
  test(`on ${path} at ${width} × ${height} only the greeting comes by itself, and covers no control (J42)`, async ({
    page,
    mayReport,
  }) => {
    mayReport('404')
    await page.setViewportSize({ width, height })
    await page.clock.install()
    await visit(page, path)
    const launcher = page.getByRole('button', { name: 'Chat öffnen' })
    await expect(launcher).toBeVisible()
    await page.clock.runFor(3_500)
    await expect(page.locator('[data-chat=greets]')).toBeAttached()
    await expect(chatOf(page)).toBeHidden()
    await expect(launcher).toBeVisible()
    const covered = () =>
      page.evaluate(() => {
        const greeting = document.querySelector('[data-chat-greeting]')!
        if (!greeting.checkVisibility({ visibilityProperty: true })) return []
        const { left, right, top, bottom } = greeting.getBoundingClientRect()
        return [
          ...document.querySelectorAll('main :is(a:not([data-field]), button, input, textarea, summary), footer a'),
        ]
          .map((control) => ({ name: control.textContent, box: control.getBoundingClientRect() }))
          .filter(({ box }) => box.left < right && left < box.right && box.top < bottom && top < box.bottom)
          .map(({ name }) => name)
      })
    await expect.poll(covered).toEqual([])
    await launcher.click()
    await expect(chatOf(page).getByLabel('Ihre Frage')).toBeFocused()
  })

test('signing in stands alone, without the chat', async ({ page }) => {
  await visitWithClock(page, '/login')
  await page.clock.runFor(6_000)
  await expect(page.getByRole('button', { name: /Anmelden/ }).first()).toBeVisible()
  await expect(chatOf(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Chat öffnen' })).toHaveCount(0)
})

test('a cookie banner in the way keeps it waiting until it is answered', async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 900 })
  await visitWithClock(page, '/')
  const reject = page.getByRole('button', { name: 'Ablehnen' })
  await expect(reject).toBeVisible()
  await page.clock.runFor(5_000)
  await expect(chatOf(page)).toBeHidden()
  await reject.click()
  await expect(chatOf(page)).toBeVisible()
})

test('a webhook is labelled as AI; its Markdown is shown safely, and both failure texts word for word', async ({
  page,
  mayReport,
}) => {
  await using webhook = await startChatWebhook((response) =>
    reply(response, {
      output: '**Gern.** <img src=x onerror=alert(1)>\n- [Mehr](/faq)\n- [Böse](javascript:alert(1))',
    }),
  )
  await using other = await startSite({
    SCHAUFENSTER_DATA_DIR: test.info().outputPath('data'),
    SCHAUFENSTER_CHAT_WEBHOOK_URL: webhook.url,
  })
  await page.clock.install()
  await page.goto(`${other.url}/faq`)
  await page.locator('html[data-started]').waitFor({ state: 'attached' })
  await page.clock.runFor(3_000)
  await page.getByRole('button', { name: 'Chat öffnen' }).click()
  const chat = chatOf(page)
  const log = chat.getByRole('log')
  await expect(chat).toContainText('KI-Assistent')
  await expect(log).toContainText('Ich bin ein KI-Assistent')
  const ask = async (text: string) => {
    await chat.getByLabel('Ihre Frage').fill(text)
    await page.keyboard.press('Enter')
    await expect(chat.getByLabel('Ihre Frage')).toBeEnabled()
  }
  await ask('Hallo?')
  await expect(log).toContainText('<img src=x onerror=alert(1)>')
  await expect(log.getByRole('link', { name: 'Mehr' })).toHaveAttribute('href', '/faq')
  await expect(log.getByRole('link', { name: 'Böse' })).toHaveCount(0)
  webhook.behave((response) => reply(response, { message: 'Workflow was started' }))
  await ask('Und nun?')
  await expect(log).toContainText(empty)
  webhook.behave((response) => reply(response, {}, 500))
  await ask('Noch da?')
  await expect(log).toContainText(failed)
  mayReport(other.url, '500') // The other site is another host.
})

test('is accessible and fits 360 px in both themes', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 360, height: 640 })
  await visitWithClock(page)
  await page.getByRole('button', { name: 'Ablehnen' }).click()
  await page.clock.runFor(6_000)
  await page.getByRole('button', { name: 'Chat öffnen' }).click()
  const chat = chatOf(page)
  await chat.getByRole('button', { name: 'Welche Schulungen bieten Sie an?' }).click()
  await expect(chat.getByRole('link', { name: 'Zum Kontaktformular' })).toBeAttached()
  const box = (await chat.boundingBox())!
  expect(box.x).toBeGreaterThanOrEqual(0)
  expect(box.x + box.width).toBeLessThanOrEqual(360)
  await expectAccessible(page)
})

test('what is announced lies beside the chat, its button and the cookie banner, on a phone upright and turned', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 360, height: 640 })
  await visitWithClock(page, '/')
  const reject = page.getByRole('button', { name: 'Ablehnen' })
  await expect(reject).toBeVisible()
  // What is announced stays as long as this test needs.
  await page.clock.pauseAt(new Date('2026-11-16T10:00:00Z'))
  await reject.click()
  const toast = page.getByRole('status').filter({ hasText: 'Cookies abgelehnt' })
  await page.getByRole('button', { name: 'Chat öffnen' }).click()
  const chat = chatOf(page)
  const areApart = async (one: Locator, other: Locator) => {
    const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()])
    if (!a || !b) return undefined
    const beside = a.x + a.width <= b.x || b.x + b.width <= a.x
    return beside || a.y + a.height <= b.y || b.y + b.height <= a.y
  }
  await expect(async () => {
    await page.clock.runFor(100)
    await expect(chat).toBeVisible({ timeout: 500 })
    await expect(toast).toBeVisible({ timeout: 500 })
  }).toPass()
  for (const [width, height] of [
    [360, 640],
    [390, 844],
    [320, 568],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height })
    expect(await areApart(toast, chat), `${width} × ${height}`).toBe(true)
  }
  await page.setViewportSize({ width: 360, height: 640 })
  await chat.getByRole('button', { name: 'Chat schließen' }).click()
  await page.clock.runFor(100)
  expect(await areApart(toast, page.getByRole('button', { name: 'Chat öffnen' }))).toBe(true)
})
