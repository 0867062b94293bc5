import type { Oklch } from './oklch.ts'

/** What a token follows: the base colour, its dark fields, the accent, the one signal, the thread against it; or nothing. */
type TokenRole = 'base' | 'inverse' | 'accent' | 'signal' | 'contrast' | 'fixed'

/** Without a dark value it is the same in both themes; `alpha` is for light and dark. */
export type Token = { role: TokenRole; light: Oklch; dark?: Oklch; alpha?: readonly [light: number, dark: number] }

/** The colours of app/kit/styles/tokens.css that belong to a brand or stand beside one; a test holds them together. */
export const defaultTokens = {
  surface: { role: 'base', light: [0.978, 0.004, 170], dark: [0.2, 0.021, 214] },
  'surface-raised': { role: 'base', light: [0.998, 0.001, 170], dark: [0.238, 0.024, 213] },
  'surface-sunken': { role: 'base', light: [0.948, 0.008, 178], dark: [0.172, 0.019, 215] },
  'surface-hover': { role: 'base', light: [0.93, 0.011, 185], dark: [0.275, 0.026, 212] },
  swatch: { role: 'base', light: [0.948, 0.008, 178], dark: [0.268, 0.028, 212] },
  'surface-inverse': { role: 'inverse', light: [0.275, 0.042, 208], dark: [0.31, 0.046, 209] },
  'surface-inverse-2': { role: 'inverse', light: [0.335, 0.048, 208], dark: [0.365, 0.05, 209] },
  text: { role: 'base', light: [0.235, 0.03, 208], dark: [0.955, 0.008, 175] },
  'text-muted': { role: 'base', light: [0.415, 0.026, 208], dark: [0.79, 0.018, 195] },
  'text-placeholder': { role: 'base', light: [0.505, 0.022, 208], dark: [0.68, 0.018, 200] },
  'text-inverse': { role: 'base', light: [0.968, 0.008, 170], dark: [0.968, 0.008, 170] },
  'text-inverse-muted': { role: 'base', light: [0.84, 0.022, 195], dark: [0.84, 0.022, 195] },
  accent: { role: 'accent', light: [0.45, 0.08, 214], dark: [0.785, 0.08, 209] },
  'accent-hover': { role: 'accent', light: [0.375, 0.068, 214], dark: [0.85, 0.068, 206] },
  'accent-soft': { role: 'accent', light: [0.93, 0.026, 205], dark: [0.3, 0.045, 210] },
  fill: { role: 'accent', light: [0.45, 0.08, 214], dark: [0.515, 0.084, 212] },
  'fill-hover': { role: 'accent', light: [0.375, 0.068, 214], dark: [0.455, 0.078, 212] },
  'on-fill': { role: 'base', light: [0.99, 0.004, 170], dark: [0.985, 0.006, 175] },
  signal: { role: 'signal', light: [0.868, 0.165, 92], dark: [0.868, 0.165, 92] },
  'signal-hover': { role: 'signal', light: [0.82, 0.165, 88], dark: [0.91, 0.15, 95] },
  'on-signal': { role: 'base', light: [0.235, 0.03, 208], dark: [0.22, 0.03, 208] },
  border: { role: 'base', light: [0.885, 0.01, 190], dark: [0.325, 0.022, 210] },
  'border-strong': { role: 'base', light: [0.6, 0.022, 205], dark: [0.58, 0.024, 205] },
  warp: { role: 'base', light: [0.235, 0.03, 208], dark: [0.955, 0.008, 175], alpha: [0.07, 0.06] },
  focus: { role: 'fixed', light: [0.5, 0.13, 232], dark: [0.8, 0.12, 225] },
  'focus-inverse': { role: 'signal', light: [0.868, 0.165, 92] },
  success: { role: 'fixed', light: [0.47, 0.115, 152], dark: [0.8, 0.14, 155] },
  'success-soft': { role: 'fixed', light: [0.95, 0.035, 155], dark: [0.29, 0.045, 158] },
  danger: { role: 'fixed', light: [0.5, 0.19, 20], dark: [0.77, 0.125, 22] },
  'danger-soft': { role: 'fixed', light: [0.955, 0.025, 15], dark: [0.3, 0.06, 18] },
  warning: { role: 'fixed', light: [0.48, 0.095, 70], dark: [0.84, 0.12, 85] },
  'warning-soft': { role: 'fixed', light: [0.955, 0.05, 90], dark: [0.31, 0.045, 82] },
  info: { role: 'fixed', light: [0.45, 0.1, 235], dark: [0.8, 0.085, 232] },
  'info-soft': { role: 'fixed', light: [0.945, 0.025, 232], dark: [0.3, 0.045, 232] },
  'thread-ink': { role: 'base', light: [0.3, 0.042, 208], dark: [0.86, 0.02, 190] },
  'thread-petrol': { role: 'accent', light: [0.49, 0.083, 212], dark: [0.6, 0.088, 210] },
  'thread-waid': { role: 'accent', light: [0.77, 0.07, 222], dark: [0.74, 0.075, 222] },
  'thread-wau': { role: 'signal', light: [0.868, 0.16, 92], dark: [0.86, 0.155, 92] },
  'thread-mennige': { role: 'contrast', light: [0.67, 0.185, 40], dark: [0.69, 0.175, 40] },
  'thread-krapp': { role: 'contrast', light: [0.84, 0.075, 30], dark: [0.76, 0.085, 30] },
  'thread-linen': { role: 'base', light: [0.905, 0.014, 150], dark: [0.44, 0.028, 205] },
  'thread-ground': { role: 'base', light: [0.998, 0.001, 165], dark: [0.36, 0.03, 210] },
  'thread-paper': { role: 'base', light: [0.985, 0.004, 170], dark: [0.93, 0.012, 175] },
  'thread-night': { role: 'inverse', light: [0.28, 0.042, 208], dark: [0.33, 0.05, 210] },
  'thread-open': { role: 'base', light: [0.83, 0.018, 185], dark: [0.42, 0.026, 208] },
  'thread-open-inverse': { role: 'inverse', light: [0.45, 0.04, 208] },
  'thread-ground-inverse': { role: 'base', light: [0.97, 0.008, 170] },
  'thread-petrol-inverse': { role: 'accent', light: [0.56, 0.088, 210] },
  // Skin, wood and stone are what they are, whatever the brand.
  'thread-sand': { role: 'fixed', light: [0.83, 0.062, 65] },
  'thread-amber': { role: 'fixed', light: [0.7, 0.09, 58], dark: [0.7, 0.09, 58] },
  'thread-umber': { role: 'fixed', light: [0.52, 0.075, 48], dark: [0.54, 0.075, 48] },
  backdrop: { role: 'base', light: [0.2, 0.03, 208], dark: [0.1, 0.02, 214], alpha: [0.55, 0.7] },
} as const satisfies Record<string, Token>

export type TokenName = keyof typeof defaultTokens
