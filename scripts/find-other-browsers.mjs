// Where the browsers are that only a smoke test runs in, and Java for the HTML checker, installing them when they are nowhere.
import { findOnPath, installWithApt } from './find-program.mjs'

/** Everything that is missing is named in `missing`, with what is not tried without it. */
export async function findOtherBrowsers() {
  const missing = []
  const find = async (name, programs, packages, use) => {
    const found = findOnPath(programs)
    if (found) return found
    const tried = await installWithApt(packages, name)
    const installed = findOnPath(programs)
    const why = tried ? 'apt-get could not install it' : 'it can only be installed by root with apt-get'
    if (!installed) missing.push(`${use}: there is no ${name}, and ${why}`)
    return installed ?? ''
  }
  const env = {
    FIREFOX_PATH: await find('Firefox', ['firefox-esr'], ['firefox-esr'], 'Smoke test in Firefox'),
    XVFB_PATH: await find('Xvfb', ['Xvfb'], ['xvfb'], 'Smoke test in WebKit'),
    WEBKIT_DRIVER_PATH: await find('WebKitGTK', ['WebKitWebDriver'], ['webkit2gtk-driver'], 'Smoke test in WebKit'),
    JAVA_PATH: await find('Java', ['java'], ['default-jre-headless'], 'HTML checker of the W3C'),
  }
  return { env, missing }
}
