/**
 * As the ref of the field that a screen is opened for: the caret is in it, unless somebody has begun elsewhere. On phones a
 * keyboard would come up over half the screen before anybody has looked at it.
 */
export function typeFirst(field: HTMLElement | null): void {
  const { activeElement } = document
  const begun = activeElement?.matches('input, textarea, select, [contenteditable=true]') ?? false
  if (field && !begun && window.matchMedia('(pointer: fine)').matches) field.focus({ preventScroll: true })
}
