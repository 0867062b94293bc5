import { createElement, useEffect, type ComponentType, type ReactNode } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'

/** Puts a component on the server's HTML of it, or into an empty element, and waits until it listens. */
export function mount(element: Element, component: ComponentType<never>, props: object): Promise<Root> {
  return new Promise((resolve) => {
    const onReady = () => resolve(root)
    const node = createElement(Told, { onReady }, createElement(component as ComponentType, props))
    const isDrawn = element.hasChildNodes()
    const root = isDrawn ? hydrateRoot(element, node) : createRoot(element)
    if (!isDrawn) root.render(node)
  })
}

function Told({ onReady, children }: { onReady: () => void; children?: ReactNode }) {
  useEffect(onReady, [onReady])
  return children
}
