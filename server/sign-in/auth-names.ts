/** The prefix makes browsers refuse the cookie from anywhere but this very host over https (or loopback). */
export const cookiePrefix = '__Host-schaufenster'
export const sessionCookieName = `${cookiePrefix}.session_token`
/** Set while a second factor is asked for by somebody who does not want to stay signed in. */
export const rememberCookieName = `${cookiePrefix}.dont_remember`
/** Where providers send people back to: `/__/auth/callback/<id>`. */
export const authBasePath = '/__/auth'
