import { lazy, Suspense, useSyncExternalStore } from 'react'
import type { InputProps } from '#admin/kit/form.ts'
import styles from './rich-text.module.css'

const RichTextEditor = lazy(() =>
  import('./rich-text-editor.tsx').then(({ RichTextEditor: Editor }) => ({ default: Editor })),
)

const neverChanges = () => () => {}

/** Rich text; its editor comes after the form, which can be used meanwhile. */
export function RichTextInput(props: InputProps) {
  const inBrowser = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  const waiting = <div className={styles.frame} aria-busy="true" id={props.id} />
  return inBrowser ? (
    <Suspense fallback={waiting}>
      <RichTextEditor {...props} />
    </Suspense>
  ) : (
    waiting
  )
}
