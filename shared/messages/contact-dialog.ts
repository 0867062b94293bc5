// The contact dialog, which loads when it is opened. A file of its own, so that other pages do not carry it.

export const contactDialogMessages = {
  details: 'So erreichen Sie uns',
} as const
