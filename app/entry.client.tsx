import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { followMotion } from '#ui/motion/motion-store.ts'
import { followTheme } from '#ui/theme/theme-store.ts'

followTheme()
followMotion()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
