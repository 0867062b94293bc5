/** How long the loader stays at least (J43). */
const loaderMs = 1_000

const loader = () => document.querySelector<HTMLElement>('[data-page-loader]')

export function isLoading(): boolean {
  return loader()?.hidden === false
}

/** Covers the page until `hideLoader`, and resolves when the loader has shown long enough. */
export async function showLoader(): Promise<void> {
  setHidden(false)
  await new Promise((resolve) => setTimeout(resolve, loaderMs))
}

export function hideLoader(): void {
  setHidden(true)
}

function setHidden(hidden: boolean): void {
  const element = loader()
  if (element) element.hidden = hidden
}
