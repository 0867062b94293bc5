// Words of the preview beside the form.

export const livePreviewMessages = {
  title: 'Live-Vorschau',
  page: 'Vorschau der Seite',
  hint: 'Ein Klick auf einen Text führt zu seinem Feld.',
  width: 'Breite der Vorschau',
  devices: { desktop: 'Desktop', tablet: 'Tablet', phone: 'Mobil' },
  nowShown: (device: string) => `Vorschau: ${device}`,
  light: 'Vorschau hell zeigen',
  dark: 'Vorschau dunkel zeigen',
  away: 'Die Vorschau zeichnet der Server. Sie erscheint wieder, sobald Sie online sind.',
  header: {
    desktop: 'Kopfzeile auf einem Computer (1280 Pixel)',
    tablet: 'Kopfzeile auf einem Tablet (768 Pixel)',
    phone: 'Menü auf einem Telefon (360 Pixel)',
  },
  elsewhere: {
    title: 'So erscheint die Website anderswo',
    tab: 'Browser-Tab',
    result: 'Suchergebnis',
    card: 'Geteilter Link',
    name: 'Name der Website',
    description: 'Leitsatz',
  },
} as const
