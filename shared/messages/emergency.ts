// The emergency card of the security page. A file of its own, so that other pages do not carry it.

export const emergencyMessages = {
  call: 'Telefon im Notfall',
  print: 'Liste drucken',
} as const
