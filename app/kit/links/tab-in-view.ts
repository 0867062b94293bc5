/** On phones the chosen tab of `<LinkTabs>` may be out of sight. */
export function showCurrentTab(tabs: HTMLElement): void {
  scrollToTab(tabs.querySelector<HTMLElement>('[aria-current]'))
}

export function scrollToTab(tab: HTMLElement | null): void {
  const list = tab?.closest('ul')
  if (tab && list) list.scrollLeft = tab.offsetLeft - list.clientWidth / 3
}
