import { libraryMessages } from '#shared/messages/media-library.ts'
import { EmptyState } from '#admin/kit/empty-state.tsx'
import { Button } from '#kit/buttons/button.tsx'
import type { MediaChoice } from './media-tools.tsx'

/** Nothing there yet, or nothing found. */
export function LibraryEmpty({ choice, onReset }: { choice: MediaChoice; onReset(): void }) {
  const { empty, nothing } = libraryMessages
  const searched = choice.search !== '' || choice.tag !== '' || choice.filter !== 'alle'
  if (!searched) return <EmptyState title={empty.title} text={empty.text} />
  const reset = (
    <Button variant="line" onClick={onReset}>
      {nothing.reset}
    </Button>
  )
  return <EmptyState title={nothing.title} text={nothing.text} actions={reset} />
}
