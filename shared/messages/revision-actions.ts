/** What happened, in the history of an item. */
export const revisionActions: Record<string, string> = {
  create: 'Angelegt',
  update: 'Geändert und veröffentlicht',
  draft: 'Entwurf gespeichert',
  publish: 'Veröffentlicht',
  unpublish: 'Zurückgezogen',
  delete: 'In den Papierkorb gelegt',
  restore: 'Aus dem Papierkorb geholt',
  import: 'Standardinhalt eingespielt',
  reset: 'Auf Standard zurückgesetzt',
  schedule: 'Zeitplan geändert',
  discard: 'Entwurf verworfen',
  order: 'Reihenfolge geändert',
  'restore-revision': 'Ältere Version wiederhergestellt',
  'undo-publish': 'Veröffentlichung zurückgenommen',
  'undo-unpublish': 'Zurückziehen rückgängig gemacht',
}
