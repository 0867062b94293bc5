import type { TokenName } from './default-tokens.ts'

/** Text needs 4.5:1, large text and what can be operated 3:1 (WCAG 2.2 AA). */
export type ContrastPair = { front: TokenName; back: TokenName; least: 4.5 | 3 }

const fronts: Partial<Record<TokenName, string>> = {
  text: 'Schrift',
  'text-muted': 'Leise Schrift',
  'text-placeholder': 'Platzhalter',
  'text-inverse': 'Helle Schrift',
  'text-inverse-muted': 'Leise helle Schrift',
  accent: 'Akzentfarbe als Schrift',
  'on-fill': 'Beschriftung',
  'on-signal': 'Beschriftung',
  fill: 'Schaltfläche',
  signal: 'Signalfarbe',
  'border-strong': 'Rahmen von Feldern',
  focus: 'Rahmen der Tastatur',
  'focus-inverse': 'Rahmen der Tastatur',
  'thread-petrol': 'Faden der Akzentfarbe',
  success: 'Erfolg',
  danger: 'Fehler',
  warning: 'Warnung',
  info: 'Hinweis',
}

const backs: Partial<Record<TokenName, string>> = {
  surface: 'der Seite',
  'surface-raised': 'Karten',
  'surface-sunken': 'vertieften Flächen',
  'surface-hover': 'Flächen unter dem Zeiger',
  swatch: 'dem Grund von Bildern',
  'surface-inverse': 'dunklen Flächen',
  'surface-inverse-2': 'hellerem Dunkel',
  'accent-soft': 'zarter Akzentfarbe',
  fill: 'Schaltflächen',
  'fill-hover': 'Schaltflächen unter dem Zeiger',
  signal: 'der Signalfarbe',
  'signal-hover': 'der Signalfarbe unter dem Zeiger',
  'info-soft': 'Hinweisen',
  'success-soft': 'Erfolgen',
  'danger-soft': 'Fehlern',
  'warning-soft': 'Warnungen',
}

const surfaces = ['surface', 'surface-raised', 'surface-sunken', 'surface-hover'] as const
const status = ['success', 'danger', 'warning', 'info'] as const

/** Everything that stands on something else. */
export const contrastPairs: readonly ContrastPair[] = [
  ...pairs(4.5, 'text', [...surfaces, 'accent-soft', 'info-soft']),
  ...pairs(4.5, 'text-muted', [...surfaces, 'accent-soft']),
  ...pairs(4.5, 'text-placeholder', ['surface', 'surface-raised']),
  ...pairs(4.5, 'accent', [...surfaces, 'accent-soft']),
  ...pairs(4.5, 'on-fill', ['fill', 'fill-hover']),
  ...pairs(3, 'fill', ['surface', 'surface-raised']),
  ...pairs(4.5, 'on-signal', ['signal', 'signal-hover']),
  ...pairs(4.5, 'text-inverse', ['surface-inverse', 'surface-inverse-2']),
  ...pairs(4.5, 'text-inverse-muted', ['surface-inverse']),
  ...status.flatMap((name) => pairs(4.5, name, ['surface', 'surface-raised', `${name}-soft`])),
  ...pairs(3, 'border-strong', ['surface', 'surface-raised']),
  ...pairs(3, 'focus', ['surface', 'surface-raised', 'surface-sunken']),
  ...pairs(3, 'focus-inverse', ['surface-inverse']),
  ...pairs(3, 'signal', ['surface-inverse']),
  ...pairs(3, 'thread-petrol', ['surface', 'swatch']),
]

/** As in „Schrift auf der Seite“. */
export function nameOfPair({ front, back }: ContrastPair): string {
  return `${fronts[front] ?? front} auf ${backs[back] ?? back}`
}

function pairs(least: ContrastPair['least'], front: TokenName, behind: readonly TokenName[]): ContrastPair[] {
  return behind.map((back) => ({ front, back, least }))
}
