import type { Page } from '@playwright/test'

/** Opens a page and waits until React has taken over its header, so that clicks are heard. */
export async function openAlive(page: Page, path = '/'): Promise<void> {
  await page.goto(path)
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('header') ?? {}).some((key) => key.startsWith('__react')),
  )
}
