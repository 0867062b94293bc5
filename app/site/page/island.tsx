import type { ReactNode } from 'react'

/** Every part that is a React component in the browser, too; app/site/browser/islands.ts says where its code is. */
export type IslandName = 'dialogs' | 'toasts' | 'chat' | 'contact-form' | 'consent-settings'

type IslandProps = {
  name: IslandName
  /** What the component gets in the browser, as JSON in the HTML: as little as it needs. */
  props?: object
  /** When somebody turns to it, or only when a script asks for it. */
  wake: 'touch' | 'asked'
  /** The same component as the server renders it; nothing where it shows nothing yet. */
  children?: ReactNode
}

/** A part of a public page that comes to life as a React component. All else stays as the server wrote it (decision 19). */
export function Island({ name, props, wake, children }: IslandProps) {
  return (
    <div className="island" data-island={name} data-wake={wake} data-props={props && JSON.stringify(props)}>
      {children}
    </div>
  )
}
