import { startChatWebhook, reply } from '../fakes/chat-webhook.ts'
import { startSite } from '../start-site.ts'
import { expectAccessible } from './accessibility.ts'
import { chatOf, failedAnswer, launcherOf, openedChat, visitWithClock, withChat } from './chat-steps.ts'
import { expect, test, withMotion } from './site.ts'

test.use({ ...withMotion, ...withChat })

const empty = 'Entschuldigung, ich konnte keine Antwort generieren.'

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
    await expect(chat.getByRole('log')).toContainText(failedAnswer)
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
  await launcherOf(page).click()
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
  await expect(log).toContainText(failedAnswer)
  mayReport(other.url, '500') // The other site is another host.
})

test('is accessible and fits 360 px in both themes', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 360, height: 640 })
  await visitWithClock(page)
  await page.getByRole('button', { name: 'Ablehnen' }).click()
  await page.clock.runFor(6_000)
  await launcherOf(page).click()
  const chat = chatOf(page)
  await chat.getByRole('button', { name: 'Welche Schulungen bieten Sie an?' }).click()
  await expect(chat.getByRole('link', { name: 'Zum Kontaktformular' })).toBeAttached()
  const box = (await chat.boundingBox())!
  expect(box.x).toBeGreaterThanOrEqual(0)
  expect(box.x + box.width).toBeLessThanOrEqual(360)
  await expectAccessible(page)
})
