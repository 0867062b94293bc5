// The business constants of spec §9, row by row; the unit is part of the name.

// Theme tooltip: 3 s on load, then every 25 s for 3 s.
export const themeTooltipForMs = 3000
export const themeTooltipEveryMs = 25_000

// Scroll threshold: the header condenses beyond it.
export const scrollThresholdPx = 20

// Header Kontakt button blink; how long one pulse lasts is ours to say (H23).
export const contactBlinkEveryMs = 8000
export const contactBlinkForMs = 300

// Particles: at most 50 (window width / 30), link distance at most 150.
export const particlesMost = 50
export const particleEveryPx = 30
export const particleLinkMaxPx = 150
export const particleFramesPerSecond = 30
