import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

const page = (
  <StrictMode>
    <HydratedRouter />
  </StrictMode>
)
// A screen that is given up ends the answer that it was reading; nobody waits for that end in React Router.
window.addEventListener('unhandledrejection', (event) => {
  if (event.reason instanceof DOMException && event.reason.name === 'AbortError') event.preventDefault()
})
startTransition(() => {
  // The frame that stands for every page of the admin area without a connection is no page to go on from.
  if (document.querySelector('[data-offline-start]')) createRoot(document).render(page)
  else hydrateRoot(document, page)
})
