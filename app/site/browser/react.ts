import { createElement, type ComponentType } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { flushSync } from 'react-dom'

/** Puts a component on the server's HTML of it, or into an empty element. Afterwards it listens. */
export function mount(element: Element, component: ComponentType<never>, props: object): Root {
  const node = createElement(component as ComponentType, props)
  const root = element.hasChildNodes() ? hydrateRoot(element, node) : createRoot(element)
  if (!element.hasChildNodes()) flushSync(() => root.render(node))
  return root
}
