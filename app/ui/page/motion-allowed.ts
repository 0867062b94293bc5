/** Neither the system nor "Bewegung anhalten" asks for stillness (J23). In the browser only. */
export function motionAllowed(): boolean {
  return document.documentElement.dataset.motion !== 'off' && !matchMedia('(prefers-reduced-motion: reduce)').matches
}
