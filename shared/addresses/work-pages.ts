/** Pages that are no part of the public site: signing in, previews, the admin area. */
export const workPages = {
  login: '/login',
  signInWays: '/login/wege',
  setUp: '/einrichtung/:token',
  signInHandler: '/__/auth/handler',
  previewLink: '/vorschau/:token',
  account: '/konto',
  missingFactor: '/konto/zweiter-faktor',
  admin: '/admin/*',
} as const
