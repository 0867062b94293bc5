// What whoever was sent a link to a draft reads.

export const draftLinkMessages = {
  gone: 'Vorschau nicht mehr verfügbar',
  ribbon: 'Vorschau eines Entwurfs – nicht veröffentlicht und nur mit diesem Link zu sehen.',
} as const
