import { adminPaths } from '#shared/addresses/admin-paths.ts'
import type { CollectionSummary, ListChoice } from '#shared/lists/admin-list.ts'
import { listMessages } from '#shared/messages/admin-lists.ts'
import { Button } from '#kit/buttons/button.tsx'
import { ScreenButton } from '#admin/kit/screen-button.tsx'
import { EmptyState } from '#admin/kit/empty-state.tsx'

type ListEmptyProps = {
  collection: CollectionSummary
  choice: ListChoice
  change: (part: Partial<ListChoice>) => void
  createDraft: (title: string) => void
  importDefaults?: () => void
}

/** Why nothing is listed, and what helps. */
export function ListEmpty({ collection, choice, change, createDraft, importDefaults }: ListEmptyProps) {
  const words = listMessages.empty
  const search = choice.search.trim()
  if (search)
    return (
      <EmptyState
        title={words.nothingFound(search)}
        text={collection.fixed ? words.nothingFoundFixed : words.nothingFoundText}
        actions={
          <>
            {!collection.fixed && (
              <Button size="small" onClick={() => createDraft(search)}>
                {words.draft(search)}
              </Button>
            )}
            <Button size="small" variant="line" onClick={() => change({ search: '', state: 'all', facets: {} })}>
              {words.reset}
            </Button>
          </>
        }
      />
    )
  if (choice.state !== 'all' || Object.keys(choice.facets).length > 0)
    return (
      <EmptyState
        title={words.noneInState}
        text={words.noneInStateText}
        actions={
          <Button size="small" variant="line" onClick={() => change({ state: 'all', facets: {} })}>
            {words.showAll}
          </Button>
        }
      />
    )
  return (
    <EmptyState
      title={words.title(collection.label.many)}
      text={importDefaults ? words.withDefaults : words.text}
      actions={
        <>
          {!collection.fixed && (
            <ScreenButton size="small" to={adminPaths.newItem(collection.name)}>
              {listMessages.create(collection.label.one)}
            </ScreenButton>
          )}
          {importDefaults && (
            <Button size="small" variant="line" onClick={importDefaults}>
              {listMessages.importDefaults}
            </Button>
          )}
        </>
      }
    />
  )
}
