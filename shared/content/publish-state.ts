/** Where an item stands between editor and visitors. `changed` is live with newer, unpublished work on top. */
export type PublishState = 'draft' | 'scheduled' | 'published' | 'changed'

export const publishStates: readonly PublishState[] = ['draft', 'scheduled', 'published', 'changed']

export const publishStateLabels: Record<PublishState, string> = {
  draft: 'Entwurf',
  scheduled: 'Geplant',
  published: 'Veröffentlicht',
  changed: 'Mit Änderungen',
}

export function publishState(item: { isPublic: boolean; hasDraft: boolean; publishAt: string | null }): PublishState {
  if (item.publishAt !== null) return 'scheduled'
  if (!item.isPublic) return 'draft'
  return item.hasDraft ? 'changed' : 'published'
}
