import type { Locator } from '@playwright/test'
import { expect, test } from './site.ts'
import { visit } from './visit.ts'

/** What tells a control apart where the system chooses all colours. */
const edgesOf = (control: Locator) =>
  control.evaluate((element) => {
    const { borderTopStyle, outlineStyle } = getComputedStyle(element)
    return { border: borderTopStyle, outline: outlineStyle }
  })

test('with the colours of the system every control keeps an edge, and what is chosen or in focus is seen', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await visit(page, '/training')
  const menu = page.getByRole('navigation', { name: 'Hauptnavigation' })
  expect(await edgesOf(menu.getByRole('link', { name: 'Schulungen' }))).toMatchObject({ outline: 'solid' })
  expect(await edgesOf(menu.getByRole('link', { name: 'Portfolio' }))).toMatchObject({ outline: 'none' })
  const formats = page.getByRole('group', { name: 'Format' }).locator('label > span')
  expect(await edgesOf(formats.filter({ hasText: 'Alle' }))).toEqual({ border: 'solid', outline: 'solid' })
  expect(await edgesOf(formats.filter({ hasText: 'Online' }))).toEqual({ border: 'solid', outline: 'none' })
  await page.keyboard.press('Tab')
  expect(await edgesOf(page.locator(':focus'))).toMatchObject({ outline: 'solid' })
})

test('who asks for more contrast reads quiet text as strong as the rest', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more' })
  await visit(page, '/')
  const colours = await page.evaluate(() => {
    const style = getComputedStyle(document.documentElement)
    return ['--text', '--text-muted', '--border'].map((name) => style.getPropertyValue(name))
  })
  expect(new Set(colours).size).toBe(1)
})
