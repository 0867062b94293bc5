import { deviceMessages } from '../messages/devices.ts'

const browsers: [string, RegExp][] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
]
const systems: [string, RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
]

/** "Firefox auf Windows": enough to recognise one's own device, made from what the browser says of itself. */
export function describeDevice(userAgent: string): string {
  const browser = browsers.find(([, form]) => form.test(userAgent))?.[0] ?? deviceMessages.unknownBrowser
  const system = systems.find(([, form]) => form.test(userAgent))?.[0]
  return system ? deviceMessages.on(browser, system) : browser
}
