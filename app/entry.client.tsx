import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})

// A page that shows a draft (server/preview.ts).
if (location.search.includes('vorschau=')) void import('#ui/draft-frame/start-draft-frame.ts')
